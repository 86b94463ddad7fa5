/* The shapes on the wire. The page shows them as they come and knows no rules of its own. */

import type { Suit } from './core/cards';

export type Mode = 'solo' | 'device' | 'friends';
export type Speed = 'slow' | 'normal' | 'fast' | 'none';
export type RuleValue = string | number | boolean | null;
export type RuleSet = Record<string, RuleValue>;

export interface Preset {
  name: string;
  title: string;
  summary: string;
  rules: RuleSet;
  seats: [number, number];
  advised: [number, number];
  minutes: [number, number];
  lengths: string[];
}

export interface RuleOption {
  name: string;
  group: string;
  kind: 'choice' | 'bool' | 'int' | 'text';
  values: RuleValue[];
  minimum: number | null;
  maximum: number | null;
  nullable: boolean;
  default: RuleValue;
  rule: string;
  title: string;
  help: string;
  value_titles: Record<string, string>;
}

export interface Games {
  presets: Preset[];
  options: RuleOption[];
  groups: { name: string; title: string }[];
  levels: string[];
  languages: string[];
  modes: Mode[];
}

export interface RuleProblem {
  code: string;
  options: string[];
  rule: string;
  message: string;
}

export interface RuleCheck {
  ok: boolean;
  rules: RuleSet | null;
  problems: RuleProblem[];
  /** Option -> value as text -> why it cannot be chosen beside the others. */
  blocked: Record<string, Record<string, string>>;
}

export type SeatChoice = { kind: 'person'; name: string } | { kind: 'bot'; level: string; name: string };

export interface Place {
  suit: Suit;
  row: number;
  rank: string;
}

export interface LegalAction {
  action: string;
  cards: string[];
  places: Place[];
  announce: boolean;
}

export interface PassInfo {
  allowed: boolean;
  forced: boolean;
  left: number | null;
  made: number;
  cost: number;
  fault: { kind: string; cost: number } | null;
}

export interface GameEvent {
  type: string;
  seat?: number | null;
  cards?: string[];
  suit?: string;
  forced?: boolean;
  legal?: boolean;
  amount?: number;
  to?: number | null;
  announced?: boolean;
}

export interface View {
  rules: RuleSet;
  seats: number;
  seat: number | null;
  phase: 'play' | 'deal_over' | 'match_over';
  deal: number;
  dealer: number;
  to_move: number | null;
  layout: Record<Suit, string[]>;
  frontiers: Record<Suit, string[]>;
  hand: string[] | null;
  open_hands: string[][] | null;
  hand_sizes: number[];
  status: string[];
  passes_left: number[] | null;
  passes_made: number[];
  chips: number[] | null;
  pot: number;
  removed: string[];
  places: (number | null)[] | null;
  deal_scores: number[] | null;
  totals: number[];
  deals_won: number[];
  winners: number[] | null;
  legal: LegalAction[];
  pass: PassInfo | null;
  play_fault: string | null;
  history: GameEvent[];
}

export interface RoomSeat {
  name: string;
  kind: 'person' | 'bot' | 'open';
  level: string | null;
  connected: boolean;
  you: boolean;
}

export interface DealResult {
  deal: number;
  places: (number | null)[];
  deal_scores: number[];
}

export interface Update {
  type: 'update';
  seq: number;
  room: {
    id: string;
    mode: Mode;
    seats: RoomSeat[];
    host: boolean;
    speed: Speed;
    match: number;
    seed_hash: string;
    seed: string | null;
  };
  curtain: number | null;
  view: View;
  events: GameEvent[];
  deals: DealResult[];
  preset: string | null;
}

export interface Refusal {
  code: string;
  rule: string | null;
  reason: string;
  message: string;
}

export interface Answer {
  type: 'answer';
  id: string;
  status: 'accepted' | 'refused' | 'done';
  error: Refusal | null;
}

export interface Verdict {
  cards: string[];
  plays: boolean;
  reason: string;
}

export interface Example {
  title: string;
  rows: [string, string][];
  hand: string[];
  verdicts: Verdict[];
  note: string;
}

export interface Block {
  kind: 'paragraph' | 'list' | 'example';
  text: string;
  items: string[];
  terms: string[];
  links: string[];
  example: Example | null;
}

export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Replay {
  header: { rules: RuleSet; preset: string | null; seats: number; seed: string; seed_hash: string };
  steps: { view: View; event: GameEvent }[];
}
