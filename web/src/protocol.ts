/* Names for the shapes on the wire, and the few that the server does not describe in its schema. */

import type * as wire from './protocol.gen';

export type {
  Answer,
  Games,
  LegalAction,
  PassInfo,
  Place,
  Refusal,
  About,
  RoomCard,
  RoomInfo,
  RoomSeat,
  Said,
  SeatLink,
} from './protocol.gen';

export type Mode = wire.NewRoom['mode'];
export type Speed = wire.RoomInfo['speed'];
export type RuleSet = wire.View['rules'];
export type RuleValue = RuleSet[string];
export type Preset = wire.PresetInfo;
export type RuleOption = wire.OptionInfo;
export type RuleCheck = wire.RulesAnswer;
export type SeatChoice = wire.NewRoom['seats'][number];
export type NewRoom = wire.NewRoom;
export type DealResult = wire.DealResult;

/** Only `type` is in every event; the other fields depend on it. */
export type GameEvent = Pick<wire.GameEvent, 'type'> & Partial<wire.GameEvent>;

export type View = Omit<wire.View, 'history'> & { history: GameEvent[] };

/** An update of a match; before the first match of friends begins there is a lobby instead of a view. */
export type Update = Omit<wire.Update, 'view' | 'lobby' | 'events'> & { view: View; lobby: null; events: GameEvent[] };

/** An update of a friends' room whose first match has not begun. */
export type LobbyUpdate = Omit<wire.Update, 'view' | 'lobby'> & { view: null; lobby: wire.Lobby };

export type Phrase = wire.Said['phrase'];

export type Replay = Omit<wire.Replay, 'steps'> & { steps: { view: View; event: GameEvent }[] };

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

/** A part of a rules page. */
export interface Section {
  id: string;
  title: string;
  blocks: Block[];
}
