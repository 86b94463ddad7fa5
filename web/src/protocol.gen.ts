/* Generated from the server's message structs by `python -m sevens.protocol.schema`; change those and run it again. */

/**
 * First message of a connection.
 *
 * Without a token the cookie that came with the room is used; without either the connection only watches. `seen` is
 * the last seq the client has shown, after which it wants the events.
 */
export interface Hello {
  type: 'hello';
  token?: string | null;
  lang?: string;
  seen?: number | null;
}

/** Play, pass or name a suit; `seq` is that of the update that the choice was made on. */
export interface Act {
  type: 'act';
  id: string;
  seq: number;
  action: string;
}

/** Deal again after a deal is over. */
export interface NextDeal {
  type: 'next_deal';
  id: string;
}

/** The person of the seat has the device in hand. */
export interface Lift {
  type: 'lift';
  id: string;
  seat: number;
}

/** Another match with the same people. Among friends it is an answer: it begins when all have said yes. */
export interface Rematch {
  type: 'rematch';
  id: string;
  accept?: boolean;
}

/** The host deals, before the first match or before the next one; bots of `level` play on free seats. */
export interface Start {
  type: 'start';
  id: string;
  level?: string;
}

/** The host frees a seat, whoever sat there, or gives it to the computer; not during a match. */
export interface AssignSeat {
  type: 'seat';
  id: string;
  seat: number;
  kind: 'bot' | 'open';
  level?: string;
}

/** The host sets how many seconds a turn may take, null for no limit; not during a match. */
export interface SetClock {
  type: 'clock';
  id: string;
  seconds: number | null;
}

/** The host hands their rights to the person of a seat; not during a match. */
export interface PassHost {
  type: 'host';
  id: string;
  seat: number;
}

/** Get up. During a match the computer plays on, and the seat stays one's own; else it is free again. */
export interface Leave {
  type: 'leave';
  id: string;
}

/** Sit down again on the seat one left during the match. */
export interface Return {
  type: 'return';
  id: string;
}

/** Say one of the quick phrases to everybody in the room. */
export interface SayPhrase {
  type: 'phrase';
  id: string;
  phrase: 'good_luck' | 'goodbye' | 'hello' | 'nice_move' | 'one_moment' | 'oops' | 'sorry' | 'thanks' | 'well_played' | 'your_turn';
}

/** How long bots wait. */
export interface SetSpeed {
  type: 'speed';
  id: string;
  speed: 'fast' | 'none' | 'normal' | 'slow';
}

/** The language of refusals on this connection. */
export interface SetLanguage {
  type: 'lang';
  id: string;
  lang: string;
}

/**
 * Open a room; among friends it waits for its host to start, else it deals at once.
 *
 * `rules` is a preset's name or an object of options, on top of `preset` if it names one. `clock` is how many seconds
 * a turn may take, among friends only.
 */
export interface NewRoom {
  rules: string | Record<string, string | number | boolean | null>;
  mode: 'device' | 'friends' | 'solo';
  seats: (Person | Bot | Open)[];
  speed?: 'fast' | 'none' | 'normal' | 'slow';
  clock?: number | null;
  dealer?: number | null;
  lang?: string;
}

/** A seat for a person on this device. */
export interface Person {
  kind: 'person';
  name?: string;
}

/** A seat for the computer. */
export interface Bot {
  kind: 'bot';
  level: string;
  name?: string;
}

/** A seat for whoever comes by the link. */
export interface Open {
  kind: 'open';
}

/** Take a free seat: `seat`, or the first one clockwise from the host's. */
export interface JoinQuestion {
  name?: string;
  seat?: number | null;
  lang?: string;
}

/** Make the link that opens the asking device's own seat on another one; links made before open nothing any more. */
export interface LinkQuestion {
  lang?: string;
}

/** Move a seat to the asking device; `code` is what its link carries. */
export interface ReturnQuestion {
  code: string;
  lang?: string;
}

/** Can these rules be played by that many? */
export interface RulesQuestion {
  rules: string | Record<string, string | number | boolean | null>;
  seats?: number | null;
  lang?: string;
}

/** The rules page of exactly these rules. */
export interface TextQuestion {
  rules: string | Record<string, string | number | boolean | null>;
  lang?: string;
}

/** What happens to a card of an example on the rules page of these rules? `play` may also be "pass". */
export interface ExampleTry {
  rules: string | Record<string, string | number | boolean | null>;
  example: string;
  play: string;
  lang?: string;
}

/** The moves made so far in a step of the lesson: cards of the hand, "*" for the joker, or "pass". */
export interface LessonTry {
  step: string;
  moves: string[];
  lang?: string;
}

/** A game record to look at again. */
export interface RecordQuestion {
  record: string;
  lang?: string;
}

/** A match began. */
export interface GameStarted {
  type: 'started';
  setup: Setup;
  device: Device;
}

/**
 * What is played.
 *
 * The preset, the mode, the level of the bots, the number of seats, the match length, and the options that differ
 * from the preset: `name=value` for options that are a choice of a few, the name alone for others.
 */
export interface Setup {
  game: 'cinquillo' | 'devyatka' | 'domino' | 'double_fan_tan' | 'fan_tan' | 'fan_tan_chips' | 'parliament' | 'parliament_chips' | 'satte_pe_satta' | 'sevens' | 'shichi_narabe';
  mode: 'device' | 'friends' | 'solo';
  level: 'easy' | 'expert' | 'hard' | 'medium' | 'mixed' | 'none' | 'random';
  seats: number;
  length: 'best_of 5' | 'bust 0' | 'bust 7' | 'deals 0' | 'deals 1' | 'deals 10' | 'deals 3' | 'deals 5' | 'deals 7' | 'other' | 'points 100' | 'wins 3';
  changed: string[];
}

/** The kind of device: whether it is a phone, bands of memory (GB) and processor cores, families of programs. */
export interface Device {
  phone: boolean;
  memory: '2' | '4' | '8 or more' | 'under 2' | 'unknown';
  cores: '1-2' | '3-4' | '5-8' | '9 or more' | 'unknown';
  browser: 'chromium' | 'firefox' | 'other' | 'safari';
  system: 'android' | 'ios' | 'linux' | 'macos' | 'other' | 'windows';
}

/** A match ended: how it ended for whoever opened the room, how many moves it had and how long it took (minutes). */
export interface GameFinished {
  type: 'finished';
  setup: Setup;
  result: 'lost' | 'none' | 'shared' | 'won';
  moves: number;
  minutes: '10-20' | '2-5' | '20-40' | '40 or more' | '5-10' | 'under 2';
  device: Device;
}

/** Whether the connection to a game with friends came about, and how often it came back. */
export interface ConnectionReport {
  type: 'connection';
  connected: boolean;
  returns: '0' | '1' | '2' | '3-5' | '6 or more';
  device: Device;
}

/** Whether the 3D table was shown, could not be, or failed, and the band of frames a second while cards moved. */
export interface DisplayReport {
  type: 'display';
  outcome: 'failed' | 'shown' | 'unavailable';
  frames: '15-30' | '30-50' | '50 or more' | 'under 15' | 'unknown';
  device: Device;
}

/** What became of the command with this id. `done` means that it had been done before. */
export interface Answer {
  type: 'answer';
  id: string;
  status: 'accepted' | 'done' | 'refused';
  error: Refusal | null;
}

/** Why something was refused: for programs `code`, `rule` and `reason`, for people `message`. */
export interface Refusal {
  code: string;
  rule: string | null;
  reason: string;
  message: string;
}

/**
 * The one kind of news: the whole view, and what happened since the last update as a hint for animation.
 *
 * Either `view` or `lobby` is null: the lobby is there until the first match begins. `curtain` is the seat whose
 * person is to lift the curtain; the view is a spectator's until then. `time_left` is how many milliseconds the person
 * to move has left when a clock runs. `preset` names the rules when they are a preset's.
 */
export interface Update {
  type: 'update';
  seq: number;
  room: RoomInfo;
  lobby: Lobby | null;
  curtain: number | null;
  time_left: number | null;
  view: View | null;
  events: GameEvent[];
  deals: DealResult[];
  preset: string | null;
}

/**
 * The room.
 *
 * `host` says whether this device has the host's rights; `match` counts its matches from 1; `seed_hash` binds the
 * server to the seed of the cards, which is told once the match is over. `clock` is how many seconds a turn may take,
 * null for any; `spectators` counts the connections that hold no seat.
 */
export interface RoomInfo {
  id: string;
  mode: 'device' | 'friends' | 'solo';
  seats: RoomSeat[];
  host: boolean;
  speed: 'fast' | 'none' | 'normal' | 'slow';
  clock: number | null;
  spectators: number;
  match: number;
  seed_hash: string;
  seed: string | null;
}

/**
 * Who sits on a seat.
 *
 * `connected` is true for bots; `you` marks the seats of this device, `host` the seat of the host. `substitute` is the
 * level of the bot that plays for a person who is away, or on a seat that was free when the match began; `left` says
 * that the person got up and did not only lose the connection. `again` is their answer about a rematch.
 */
export interface RoomSeat {
  name: string;
  kind: 'bot' | 'open' | 'person';
  level: string | null;
  connected: boolean;
  you: boolean;
  host: boolean;
  substitute: string | null;
  left: boolean;
  again: boolean | null;
}

/** What there is to know before the first match: the rules that will be played. The rest stands in the room. */
export interface Lobby {
  rules: Record<string, string | number | boolean | null>;
}

/** The match as one seat, or a spectator, may know it. Lists that count seats are in seat order. */
export interface View {
  rules: Record<string, string | number | boolean | null>;
  seats: number;
  seat: number | null;
  phase: 'deal_over' | 'match_over' | 'play';
  deal: number;
  dealer: number;
  to_move: number | null;
  naming: boolean;
  opening_card: string | null;
  layout: Record<'c' | 'd' | 'h' | 's', string[]>;
  frontiers: Record<'c' | 'd' | 'h' | 's', string[]>;
  hand: string[] | null;
  open_hands: string[][] | null;
  hand_sizes: number[];
  status: string[];
  passes_left: number[] | null;
  passes_made: number[];
  passed_since_card: boolean[];
  skips_next: boolean[];
  idle_turns: number;
  exits: number[];
  lost_hands: string[][];
  chips: number[] | null;
  pot: number;
  removed: string[];
  places: (number | null)[] | null;
  deal_scores: number[] | null;
  totals: number[];
  deals_won: number[];
  winners: number[] | null;
  legal: LegalAction[];
  history: GameEvent[];
  pass: PassInfo | null;
  play_fault: 'lose_turn' | null;
}

/**
 * An action that is allowed now.
 *
 * Its text, the cards that leave the hand, where they and a swapped card come to lie, and whether the last card is to
 * be announced (R40: the same text with `!`).
 */
export interface LegalAction {
  action: string;
  cards: string[];
  places: Place[];
  announce: boolean;
}

/** A place in the layout: which row of the suit (0, with two packs also 1) and which rank. */
export interface Place {
  suit: 'c' | 'd' | 'h' | 's';
  row: number;
  rank: string;
}

/** Something that happened, as this reader may know it. Fields that do not belong to the type are absent. */
export interface GameEvent {
  type: string;
  seat: number;
  cards: string[];
  deal: number;
  dealer: number;
  hand_sizes: number[];
  amount: number;
  row: number;
  announced: boolean;
  suit: string;
  kind: string;
  giver: number;
  to: number;
  why: string;
  places: (number | null)[];
  deal_scores: number[];
  totals: number[];
  collected: number | number[];
  winners: number[];
}

/** Passing, for the seat that is to move. */
export interface PassInfo {
  allowed: boolean;
  forced: boolean;
  left: number | null;
  made: number;
  cost: number;
  fault: Fault | null;
}

/** A forbidden pass that would be let happen, what follows, and what it costs (R38). */
export interface Fault {
  kind: 'fine' | 'lose_deal' | 'skip_turn' | 'surrender';
  cost: number;
}

/** A finished deal of this match; the place of a seat that sat out an extra deal is null. */
export interface DealResult {
  deal: number;
  dealer: number;
  places: (number | null)[];
  deal_scores: number[];
}

/** Somebody said a quick phrase. It is told once, to whoever is there, and kept nowhere. */
export interface Said {
  type: 'said';
  seat: number;
  phrase: 'good_luck' | 'goodbye' | 'hello' | 'nice_move' | 'one_moment' | 'oops' | 'sorry' | 'thanks' | 'well_played' | 'your_turn';
}

/** Every answer with a status of 400 or more. */
export interface ErrorBody {
  error: Refusal;
}

/** The room, and the token that plays the seats of the device that opened it (it is also set as a cookie). */
export interface Opened {
  room: string;
  token: string;
}

/** The seat that was given, and the token that plays it (it is also set as a cookie). */
export interface Seated {
  room: string;
  seat: number;
  token: string;
}

/** What opens the seat on another device: the `code`, and the whole address for people. */
export interface SeatLink {
  code: string;
  link: string;
}

/**
 * A room before one enters it.
 *
 * `link` is the address to share. `seats` has for each seat who sits there; `seat` is that of the asking device, null
 * if it has none. `playing` says that a match is being played, so that no seat can be taken before it is over.
 */
export interface RoomCard {
  room: string;
  mode: 'device' | 'friends' | 'solo';
  link: string;
  rules: Record<string, string | number | boolean | null>;
  preset: string | null;
  clock: number | null;
  playing: boolean;
  seats: SeatCard[];
  seat: number | null;
}

/** Who sits on a seat of a room. */
export interface SeatCard {
  name: string;
  kind: 'bot' | 'open' | 'person';
}

/**
 * The server: `public_url` is the address under which it can be shared, null when it was told none.
 *
 * `local` says that only its own machine can reach it.
 */
export interface About {
  version: string;
  public_url: string | null;
  local: boolean;
}

/** Everything a page needs to set up a game, in one language. */
export interface Games {
  presets: PresetInfo[];
  options: OptionInfo[];
  groups: GroupInfo[];
  levels: string[];
  languages: string[];
  modes: ('device' | 'friends' | 'solo')[];
  phrases: ('good_luck' | 'goodbye' | 'hello' | 'nice_move' | 'one_moment' | 'oops' | 'sorry' | 'thanks' | 'well_played' | 'your_turn')[];
}

/** A named game. `minutes` is how long one deal takes, from and to; `lengths` are customary values of `match`. */
export interface PresetInfo {
  name: string;
  title: string;
  summary: string;
  rules: Record<string, string | number | boolean | null>;
  seats: [number, number];
  advised: [number, number];
  minutes: [number, number];
  lengths: string[];
}

/** An option of the rules, for a form. Keys of `value_titles` are values as text: yes, no, none, or as they are. */
export interface OptionInfo {
  name: string;
  group: string;
  kind: 'bool' | 'choice' | 'int' | 'text';
  values: (string | number | boolean | null)[];
  minimum: number | null;
  maximum: number | null;
  nullable: boolean;
  default: string | number | boolean | null;
  rule: string;
  title: string;
  help: string;
  value_titles: Record<string, string>;
}

/** A heading under which options stand. */
export interface GroupInfo {
  name: string;
  title: string;
}

/** What is wrong with rules, and which single choices would make it worse: option -> value as text -> why. */
export interface RulesAnswer {
  ok: boolean;
  rules: Record<string, string | number | boolean | null> | null;
  problems: ProblemInfo[];
  blocked: Record<string, Record<string, string>>;
}

/** A reason why rules cannot be played. */
export interface ProblemInfo {
  code: string;
  options: string[];
  rule: string;
  message: string;
}

/** Whether it can be done, and a sentence that says why or why not. */
export interface ExampleAnswer {
  plays: boolean;
  message: string;
}

/** The first minutes: a few positions, worded in one language. */
export interface Lesson {
  steps: LessonStep[];
}

/** A position of the lesson. `find` is how many cards are to be found, 0 where one is to be played. */
export interface LessonStep {
  id: string;
  title: string;
  text: string;
  scene: LessonScene;
  find: number;
}

/** What lies where: rows as suit letter and ranks, the reader's hand, names and numbers of cards of the others. */
export interface LessonScene {
  rows: ([string, string])[];
  hand: string[];
  others: ([string, number])[];
}

/** What comes of the last move; `told` is what the others did then, a sentence each. */
export interface LessonReply {
  outcome: 'again' | 'done' | 'on' | 'refused';
  message: string;
  told: string[];
  scene: LessonScene;
}

/** The package that browsers run without a connection: its name below `/api/offline/`, and its size. */
export interface Offline {
  archive: string;
  bytes: number;
}

/** The record of a finished match: JSON lines, as `sevens verify` reads them. */
export interface RecordText {
  record: string;
}

/** A record, verified and played through. */
export interface Replay {
  header: ReplayHeader;
  steps: ReplayStep[];
}

/** What a record says about the match as a whole; not `complete` when its end was cut off. */
export interface ReplayHeader {
  rules: Record<string, string | number | boolean | null>;
  preset: string | null;
  seats: number;
  names: string[] | null;
  seed: string;
  seed_hash: string;
  complete: boolean;
}

/** The table after an event, all hands open. */
export interface ReplayStep {
  view: View;
  event: GameEvent;
}

/** All that was reported in the days that are kept. */
export interface Statistics {
  days: number;
  reports: number;
  summary: string;
  tables: StatisticsTable[];
}

/** Figures under headings, worded in one language. `percent` marks the columns that are percentages. */
export interface StatisticsTable {
  title: string;
  columns: string[];
  percent: boolean[];
  rows: StatisticsRow[];
}

/** A row of figures; what was not counted is null. */
export interface StatisticsRow {
  title: string;
  values: (number | null)[];
}

export type ClientMessage = Hello | Act | NextDeal | Lift | Rematch | Start | AssignSeat | SetClock | PassHost | Leave | Return | SayPhrase | SetSpeed | SetLanguage;

export type ServerMessage = Answer | Update | Said;

export type AnyReport = GameStarted | GameFinished | ConnectionReport | DisplayReport;
