// Puts the parts together: one canvas, one view, frames only when something changes.

import { Color, NoToneMapping, Scene as ThreeScene, Vector3, WebGLRenderer } from 'three';
import { anchorsOf } from '../core/anchors';
import { inFront, type Point } from '../core/camera';
import { clamp } from '../core/math';
import { cardUnder, placeUnder } from '../core/pick';
import { ghostsOf, handLayout, placeCards, type Focus, type Ghost } from '../core/placement';
import { planMoves, SPEEDS, TIMES, type Actor, type LastMove } from '../core/plan';
import { solveStage, type Stage } from '../core/stage';
import { playableCards, type Place, type TableEvent, type TableView } from '../core/view';
import { Atlas } from './atlas';
import { Cards } from './cards';
import { loadCourts } from './courts';
import { dress, EFFECT_TIMES, type Running } from './dressing';
import { Eye } from './eye';
import { indexBox, type FaceStyle } from './faces';
import { Furniture, PALETTES } from './furniture';
import { Input, type InputTarget } from './input';
import { Listeners } from './listeners';
import { Marks } from './marks';
import { Pacer } from './pacer';
import { Troupe, type Performer } from './troupe';
import type { Insets, Pick, Scene, SceneCounts, SceneOptions, SceneSettings, SeatAnchor, Theme, ViewMode } from './types';

const DEFAULTS: SceneSettings = {
  speed: 'normal',
  reducedMotion: false,
  fourColour: false,
  largeIndex: false,
  showFrontiers: 'turn',
  rowOrder: ['s', 'h', 'd', 'c'],
  indexLetters: {},
};

const NO_INSETS: Insets = { top: 52, right: 0, bottom: 0, left: 0, handLeft: 190, handRight: 190 };
/** Milliseconds in which lights come up after a deal. */
const LIGHTS_UP = 220;

class TableScene implements Scene, InputTarget {
  anchors: readonly SeatAnchor[] = [];
  private readonly renderer: WebGLRenderer;
  private readonly space = new ThreeScene();
  private readonly eye = new Eye();
  private readonly pacer: Pacer;
  private readonly lamp = new Vector3();
  private readonly atlas: Atlas;
  private readonly cards: Cards;
  private readonly marks: Marks;
  private readonly furniture: Furniture;
  private readonly input: Input;
  private readonly observer: ResizeObserver | null;
  private readonly troupe = new Troupe();
  private readonly picks = new Listeners<[Pick]>();
  private readonly drops = new Listeners<[string, Place | null]>();
  private readonly hovers = new Listeners<[string | null]>();
  private readonly anchorings = new Listeners<[readonly SeatAnchor[]]>();
  private readonly frameWatchers = new Listeners<[SceneCounts]>();
  private readonly contexts = new Listeners<['lost' | 'restored']>();
  private settings: SceneSettings;
  private insets: Insets;
  private theme: Theme;
  private mode: ViewMode;
  private maxRatio: number;
  private selection: readonly string[] = [];
  private hovered: string | null = null;
  private dragged: string | null = null;
  private view: TableView | null = null;
  private stage: Stage | null = null;
  private actors: readonly Actor[] = [];
  private ghosts: readonly Ghost[] = [];
  private lastMove: LastMove | null = null;
  private effects: Running[] = [];
  private nextId = 1;
  /** Until then cards are being dealt and nothing is lit. */
  private litFrom = 0;
  private width = 0;
  private height = 0;
  private frames = 0;
  private art: Promise<void> | null = null;
  private disposed = false;
  private lost = false;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    options: SceneOptions,
  ) {
    this.settings = { ...DEFAULTS, ...options.settings };
    this.insets = { ...NO_INSETS, ...options.insets };
    this.theme = options.theme ?? 'light';
    this.mode = options.viewMode ?? 'perspective';
    this.maxRatio = options.maxPixelRatio ?? 2;
    this.renderer = new WebGLRenderer({ canvas, antialias: true, powerPreference: 'low-power' });
    // No film curve: the shaders keep within the range, and every curve tried greyed the paper or ate the felt's red.
    this.renderer.toneMapping = NoToneMapping;
    this.renderer.info.autoReset = true;
    const anisotropy = Math.min(this.renderer.capabilities.getMaxAnisotropy(), 4);
    this.atlas = new Atlas(this.faceStyle(false), 256, anisotropy);
    this.cards = new Cards(this.atlas.texture);
    this.marks = new Marks(this.atlas.texture);
    this.furniture = new Furniture(this.space, this.lamp, anisotropy);
    this.space.add(this.cards.mesh, this.marks.mesh);
    this.pacer = new Pacer((now) => this.draw(now), () => this.adapt());
    this.input = new Input(canvas, this);
    this.observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => this.resize());
    this.observer?.observe(canvas);
    canvas.addEventListener('webglcontextlost', this.onLost);
    canvas.addEventListener('webglcontextrestored', this.onRestored);
    document.addEventListener('visibilitychange', this.onVisibility);
    this.applyTheme();
    this.resize();
  }

  get counts(): SceneCounts {
    const { render, memory } = this.renderer.info;
    return {
      drawCalls: render.calls,
      triangles: render.triangles,
      geometries: memory.geometries,
      textures: memory.textures,
      frames: this.frames,
      framesPerSecond: this.pacer.framesPerSecond,
    };
  }

  update(view: TableView, events: readonly TableEvent[] = []): Promise<void> {
    if (this.disposed) return Promise.resolve();
    const before = this.view ? { view: this.view, actors: this.actors } : null;
    this.view = view;
    this.hovered = null;
    this.selection = this.selection.filter((card) => view.hand?.includes(card));
    this.solve();
    const stage = this.stage;
    if (!stage) return Promise.resolve();
    const plan = planMoves({ before, view, spots: placeCards(view, stage, this.focus()), stage, events, nextId: this.nextId });
    const factor = this.factor();
    const now = performance.now();
    this.nextId = Math.max(this.nextId, ...plan.actors.map((actor) => actor.id + 1));
    this.actors = plan.actors;
    this.troupe.perform(plan.actors, plan.starts, plan.moves, now, factor);
    if (plan.lastMove !== undefined) this.lastMove = plan.lastMove;
    if (plan.dealt && factor > 0) this.litFrom = now + TIMES.deal * factor;
    if (factor > 0) {
      for (const effect of plan.effects) {
        this.effects.push({ effect, start: now + effect.delay * factor, duration: EFFECT_TIMES[effect.kind] * Math.max(factor, 0.75) });
      }
    }
    this.ghosts = ghostsOf(view, stage, this.focus(), this.settings.showFrontiers === 'always');
    this.emitAnchors();
    this.loadArt();
    const shown = factor === 0 ? Promise.resolve() : this.pacer.untilRest();
    this.invalidate();
    return shown;
  }

  setSelection(cards: readonly string[]): void {
    this.selection = [...cards];
    this.rearrange(TIMES.shift);
  }

  setHover(card: string | null): void {
    if (card === this.hovered) return;
    this.hovered = card;
    this.rearrange(TIMES.shift);
  }

  setViewMode(mode: ViewMode): void {
    if (mode === this.mode) return;
    this.mode = mode;
    this.eye.straighten();
    const from = this.eye.current;
    this.solve();
    const factor = this.factor();
    if (from && factor > 0) this.eye.glideFrom(from, performance.now(), TIMES.camera * factor);
    this.rearrange(TIMES.camera);
    this.emitAnchors();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.applyTheme();
    this.invalidate();
  }

  setSettings(settings: Partial<SceneSettings>): void {
    this.settings = { ...this.settings, ...settings };
    this.solve();
    this.rearrange(0);
  }

  setInsets(insets: Partial<Insets>): void {
    this.insets = { ...this.insets, ...insets };
    this.solve();
    this.rearrange(0);
    this.emitAnchors();
  }

  resize(): void {
    if (this.disposed) return;
    const width = this.canvas.clientWidth;
    const height = this.canvas.clientHeight;
    if (width === 0 || height === 0) return;
    const ratio = Math.min(window.devicePixelRatio || 1, this.maxRatio);
    if (width === this.width && height === this.height && ratio === this.renderer.getPixelRatio()) return;
    this.width = width;
    this.height = height;
    this.renderer.setPixelRatio(ratio);
    this.renderer.setSize(width, height, false);
    this.solve();
    this.rearrange(0);
    this.emitAnchors();
    // A canvas whose size was set is empty until it is drawn again: do that before the browser shows it.
    if (this.view) this.draw(performance.now());
  }

  onPick(callback: (pick: Pick) => void): () => void {
    return this.picks.add(callback);
  }

  onDropCard(callback: (card: string, place: Place | null) => void): () => void {
    return this.drops.add(callback);
  }

  onHover(callback: (card: string | null) => void): () => void {
    return this.hovers.add(callback);
  }

  onAnchors(callback: (anchors: readonly SeatAnchor[]) => void): () => void {
    callback(this.anchors);
    return this.anchorings.add(callback);
  }

  onFrame(callback: (counts: SceneCounts) => void): () => void {
    return this.frameWatchers.add(callback);
  }

  onContext(callback: (state: 'lost' | 'restored') => void): () => void {
    return this.contexts.add(callback);
  }

  async idle(): Promise<void> {
    await this.art;
    if (!this.disposed && this.pacer.pending) await this.pacer.untilRest();
  }

  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    this.pacer.stop();
    this.observer?.disconnect();
    this.input.dispose();
    this.canvas.removeEventListener('webglcontextlost', this.onLost);
    this.canvas.removeEventListener('webglcontextrestored', this.onRestored);
    document.removeEventListener('visibilitychange', this.onVisibility);
    this.cards.dispose();
    this.marks.dispose();
    this.furniture.dispose();
    this.atlas.dispose();
    this.renderer.dispose();
    // A browser keeps few contexts at a time, and collects those of removed canvases late: each curtain would cost one.
    this.renderer.forceContextLoss();
    for (const listeners of [this.picks, this.drops, this.hovers, this.anchorings, this.frameWatchers, this.contexts]) listeners.clear();
  }

  // --- InputTarget ---

  cardAt(pixel: Point): string | null {
    if (!this.view || !this.stage) return null;
    return cardUnder(handLayout(this.view, this.stage, this.focus()), pixel);
  }

  draggable(card: string): boolean {
    return this.view !== null && playableCards(this.view).has(card);
  }

  tap(pixel: Point, card: string | null, double: boolean): void {
    if (card !== null) return this.picks.emit({ kind: 'card', card, double });
    const place = this.placeAt(pixel);
    this.picks.emit(place ? { kind: 'place', place } : null);
  }

  dragCard(card: string, pixel: Point): void {
    const performer = this.performerOf(card);
    const { stage, view } = this;
    const camera = this.eye.current;
    if (!performer || !stage || !view || !camera) return;
    this.dragged = card;
    performer.held = true;
    performer.moves = [];
    const depth = stage.handDepth * 0.93;
    performer.pose = {
      ...performer.rest,
      position: inFront(camera, { x: pixel.x, y: pixel.y - stage.zones.handCard * 0.35 }, depth),
      scale: stage.handScale * 0.93,
    };
    this.ghosts = ghostsOf(view, stage, { ...this.focus(), selection: [card] }, this.settings.showFrontiers === 'always');
    this.invalidate();
  }

  dropCard(card: string, pixel: Point | null): void {
    const performer = this.performerOf(card);
    this.dragged = null;
    if (performer && this.stage) {
      performer.held = false;
      // Wait a moment for the answer: an accepted card goes on from here, a refused one returns.
      const over = pixel !== null && pixel.y < this.stage.zones.hand.top + 12;
      const move = { id: performer.id, to: performer.rest, delay: over ? 450 : 0, duration: TIMES.shift, arc: 0 };
      this.troupe.perform(this.actors, new Map(), [move], performance.now(), this.factor());
      const place = pixel && this.placeAt(pixel);
      if (this.view) this.ghosts = ghostsOf(this.view, this.stage, this.focus(), this.settings.showFrontiers === 'always');
      if (over) this.drops.emit(card, place);
    }
    this.invalidate();
  }

  dragView(dx: number, dy: number): void {
    if (this.mode === 'top') return;
    this.eye.turn(dx, dy);
    this.invalidate();
  }

  hover(card: string | null): void {
    if (card === this.hovered) return;
    this.setHover(card);
    this.hovers.emit(card);
  }

  // --- inside ---

  private placeAt(pixel: Point): Place | null {
    return this.eye.current && placeUnder(this.ghosts, this.eye.current, pixel);
  }

  private performerOf(card: string): Performer | undefined {
    const seat = this.view?.viewer;
    return [...this.troupe.performers.values()].find(
      (performer) => performer.card === card && performer.zone.kind === 'held' && performer.zone.seat === seat,
    );
  }

  private focus(): Focus {
    return { selection: this.selection, hover: this.hovered, rowOrder: this.settings.rowOrder };
  }

  private factor(): number {
    return this.settings.reducedMotion || document.hidden || this.lost ? 0 : SPEEDS[this.settings.speed];
  }

  private faceStyle(small: boolean): FaceStyle {
    const { fourColour, largeIndex, indexLetters } = this.settings;
    return { fourColour, large: largeIndex || small, indexLetters };
  }

  private applyTheme(): void {
    this.furniture.setTheme(this.theme);
    this.renderer.setClearColor(new Color(PALETTES[this.theme].room));
    this.cards.setPaper(this.theme === 'dark' ? '#f6f1e6' : '#ffffff');
  }

  private solve(): void {
    const { view, width, height } = this;
    if (!view || width === 0) return;
    const handSize = view.viewer === null ? 0 : (view.openHands?.[view.viewer]?.length ?? view.seats[view.viewer]?.cards ?? 0);
    const before = this.stage;
    const stage = solveStage({
      frame: { width, height, insets: this.insets },
      mode: this.mode,
      ranks: view.ranks,
      packs: view.packs,
      rowOrder: this.settings.rowOrder,
      seats: view.seats.length,
      viewer: view.viewer,
      handSize,
    });
    this.stage = stage;
    if (JSON.stringify(before?.outline) !== JSON.stringify(stage.outline)) this.furniture.shape(stage.outline);
    const largest = Math.max(stage.zones.handCard, stage.cardPixels) * this.renderer.getPixelRatio();
    const smallest = Math.min(stage.zones.handCard, stage.cardPixels * Math.min(1, stage.spacing * 1.6));
    const style = this.faceStyle(smallest < 50);
    this.atlas.restyle(style, largest > 270 && this.renderer.capabilities.maxTextureSize >= 4096 ? 384 : 256);
    this.marks.setIndexBox(indexBox(style.large));
  }

  private indexWidth(): number {
    const [left, , right] = indexBox(this.faceStyle(false).large);
    return right - left;
  }

  /** The same view laid out again: another size, selection or mode. */
  private rearrange(duration: number): void {
    const { view, stage } = this;
    if (!view || !stage) return;
    const now = performance.now();
    const factor = duration === 0 ? 0 : this.factor();
    const plan = planMoves({ before: { view, actors: this.actors }, view, spots: placeCards(view, stage, this.focus()), stage, events: [], nextId: this.nextId });
    this.actors = plan.actors;
    this.troupe.perform(plan.actors, plan.starts, plan.moves.map((move) => ({ ...move, duration, delay: 0, arc: 0 })), now, factor);
    this.ghosts = ghostsOf(view, stage, this.focus(), this.settings.showFrontiers === 'always');
    this.invalidate();
  }

  private loadArt(): void {
    this.art ??= loadCourts()
      .then((courts) => {
        if (this.disposed) return;
        this.atlas.setCourts(courts);
        this.invalidate();
      })
      // Without the figures the drawn centres stay: nothing to report to the player.
      .catch(() => undefined);
  }

  private readonly onLost = (event: Event): void => {
    event.preventDefault();
    this.lost = true;
    this.troupe.finish();
    this.pacer.release();
    this.contexts.emit('lost');
  };

  private readonly onRestored = (): void => {
    this.lost = false;
    this.invalidate();
    this.contexts.emit('restored');
  };

  private readonly onVisibility = (): void => {
    if (!document.hidden) return this.invalidate();
    // No frames come while the page is hidden: end the motion so that nobody waits for it.
    this.troupe.finish();
    this.litFrom = 0;
    this.effects = [];
    this.pacer.release();
  };

  private invalidate(): void {
    if (!this.lost) this.pacer.invalidate();
  }

  /** A device that cannot follow gets fewer pixels rather than a slide show. */
  private adapt(): void {
    const speed = this.pacer.framesPerSecond ?? 60;
    const ratio = this.renderer.getPixelRatio();
    const least = speed < 12 ? 0.75 : 1;
    if (speed >= 24 || ratio <= least) return;
    this.maxRatio = Math.max(least, ratio * 0.75);
    this.width = 0;
    this.resize();
  }

  /** Draws one frame. True while something moves. */
  private draw(now: number): boolean {
    const { view, stage } = this;
    if (!view || !stage || this.lost) return false;
    const before = this.eye.current;
    const moving = this.eye.advance(stage.camera, now, this.width, this.height);
    const camera = this.eye.current ?? stage.camera;
    const acting = this.troupe.advance(now, camera);
    const lights = clamp((now - this.litFrom) / LIGHTS_UP, 0, 1);
    this.effects = this.effects.filter((running) => now < running.start + running.duration);
    dress(
      {
        view,
        stage,
        camera,
        troupe: this.troupe,
        selection: this.dragged ? [this.dragged] : this.selection,
        ghosts: this.ghosts,
        lastMove: this.lastMove,
        effects: this.effects,
        theme: this.theme,
        now,
        lights,
        indexWidth: this.indexWidth(),
      },
      this.cards,
      this.marks,
    );
    this.renderer.render(this.space, this.eye.three);
    this.frames += 1;
    if (before && (before.yaw !== camera.yaw || before.pitch !== camera.pitch || before.focal !== camera.focal)) this.emitAnchors();
    this.frameWatchers.emit(this.counts);
    return moving || acting || lights < 1 || this.effects.length > 0;
  }

  private emitAnchors(): void {
    const { stage, view } = this;
    if (!stage || !view) return;
    const anchors = anchorsOf(stage, this.eye.current ?? stage.camera, view.viewer);
    this.anchors = anchors;
    this.anchorings.emit(anchors);
  }
}

/** Takes over a canvas. Throws when the browser gives no WebGL 2 context. */
export function createScene(canvas: HTMLCanvasElement, options: SceneOptions = {}): Scene {
  return new TableScene(canvas, options);
}
