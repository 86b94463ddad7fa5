// The contract between the 3D scene and the page round it. Types only: importing this file loads no 3D code.

import type { Anchor } from '../core/anchors';
import type { Suit } from '../core/cards';
import type { Place, TableEvent, TableView } from '../core/view';

export type ViewMode = 'perspective' | 'top';
export type Theme = 'light' | 'dark';
export type Speed = 'none' | 'fast' | 'normal' | 'slow';

/** Pixels at the edges of the canvas that the page covers with its own elements. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
  /** Kept free beside the hand (own plate on the left, buttons on the right); ignored on a phone held upright. */
  readonly handLeft: number;
  readonly handRight: number;
}

export interface SceneSettings {
  readonly speed: Speed;
  readonly reducedMotion: boolean;
  readonly fourColour: boolean;
  readonly largeIndex: boolean;
  /** 'turn': the places of the own legal plays; 'always': every frontier, all the time. */
  readonly showFrontiers: 'turn' | 'always';
  /** Suits from the top row down. */
  readonly rowOrder: readonly Suit[];
  /** Letters on the cards by rank, e.g. { J: 'B', Q: 'D', K: 'K', A: 'A' }; ranks left out keep their own. */
  readonly indexLetters: Readonly<Record<string, string>>;
}

export interface SceneOptions {
  readonly theme?: Theme;
  readonly viewMode?: ViewMode;
  readonly insets?: Partial<Insets>;
  readonly settings?: Partial<SceneSettings>;
  /** Upper limit of device pixels per CSS pixel; 2 by default. */
  readonly maxPixelRatio?: number;
}

export type Pick =
  | { readonly kind: 'card'; readonly card: string; readonly double: boolean }
  | { readonly kind: 'place'; readonly place: Place }
  | null;

/**
 * Where a name plate belongs, in CSS pixels of the canvas: its centre and the room it may take. `compact` where only a
 * small plate fits (name, cards, passes in two short lines).
 */
export type SeatAnchor = Anchor;

export interface SceneCounts {
  readonly drawCalls: number;
  readonly triangles: number;
  readonly geometries: number;
  readonly textures: number;
  readonly frames: number;
  /** Smoothed frames per second of the last animation; null before the first. */
  readonly framesPerSecond: number | null;
}

export interface Scene {
  /** Shows a view; the events since the last one say who moved what. Settles when the motion is over or overtaken. */
  update(view: TableView, events?: readonly TableEvent[]): Promise<void>;
  setSelection(cards: readonly string[]): void;
  setHover(card: string | null): void;
  setViewMode(mode: ViewMode): void;
  setTheme(theme: Theme): void;
  setSettings(settings: Partial<SceneSettings>): void;
  setInsets(insets: Partial<Insets>): void;
  /** Reads the canvas's CSS size again. The scene also watches it by itself. */
  resize(): void;
  /** A tap or click: a card of the hand, a glowing place, or null for the bare felt. Returns the unsubscriber. */
  onPick(callback: (pick: Pick) => void): () => void;
  /** A hand card was dropped: on this glowing place, or null when it was let go over the felt elsewhere. */
  onDropCard(callback: (card: string, place: Place | null) => void): () => void;
  /** Pointer over a hand card (mouse only). */
  onHover(callback: (card: string | null) => void): () => void;
  /** Called at once and after every change of size, seats or camera. */
  onAnchors(callback: (anchors: readonly SeatAnchor[]) => void): () => void;
  /** After each drawn frame. */
  onFrame(callback: (counts: SceneCounts) => void): () => void;
  /** The graphics context is gone (or back). While it is gone the panel should take over. */
  onContext(callback: (state: 'lost' | 'restored') => void): () => void;
  readonly anchors: readonly SeatAnchor[];
  readonly counts: SceneCounts;
  /** Settles when nothing moves and pending art is drawn: for tests and screenshots. */
  idle(): Promise<void>;
  dispose(): void;
}
