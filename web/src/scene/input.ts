// Pointer on the canvas: tap, double click, drag a card, drag the view.

import type { Point } from '../core/camera';

export interface InputTarget {
  /** The hand card under a pixel, if it may be picked. */
  cardAt(pixel: Point): string | null;
  /** True when the card may be dragged to the layout now. */
  draggable(card: string): boolean;
  tap(pixel: Point, card: string | null, double: boolean): void;
  dragCard(card: string, pixel: Point): void;
  /** Null: the drag was broken off. */
  dropCard(card: string, pixel: Point | null): void;
  dragView(dx: number, dy: number): void;
  hover(card: string | null): void;
}

const SLACK = 7;
const DOUBLE = 380;

export class Input {
  private pointer: number | null = null;
  private down: Point = { x: 0, y: 0 };
  private last: Point = { x: 0, y: 0 };
  private card: string | null = null;
  private mode: 'tap' | 'card' | 'view' = 'tap';
  private lastTap: { card: string; time: number } | null = null;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly target: InputTarget,
  ) {
    canvas.addEventListener('touchstart', this.onTouch, { passive: false });
    canvas.addEventListener('pointerdown', this.onDown);
    canvas.addEventListener('pointermove', this.onMove);
    canvas.addEventListener('pointerup', this.onUp);
    canvas.addEventListener('pointercancel', this.onCancel);
    canvas.addEventListener('pointerleave', this.onLeave);
  }

  dispose(): void {
    this.canvas.removeEventListener('touchstart', this.onTouch);
    this.canvas.removeEventListener('pointerdown', this.onDown);
    this.canvas.removeEventListener('pointermove', this.onMove);
    this.canvas.removeEventListener('pointerup', this.onUp);
    this.canvas.removeEventListener('pointercancel', this.onCancel);
    this.canvas.removeEventListener('pointerleave', this.onLeave);
  }

  // The page decides by touch-action whether a finger on the felt may scroll; a finger on a card always drags it.
  private readonly onTouch = (event: TouchEvent): void => {
    const touch = event.touches[0];
    if (touch && event.touches.length === 1 && this.target.cardAt(this.pixel(touch)) !== null) event.preventDefault();
  };

  private pixel(event: { readonly clientX: number; readonly clientY: number }): Point {
    const box = this.canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private readonly onDown = (event: PointerEvent): void => {
    if (this.pointer !== null || event.button > 0) return;
    this.pointer = event.pointerId;
    this.down = this.last = this.pixel(event);
    this.card = this.target.cardAt(this.down);
    this.mode = 'tap';
    this.canvas.setPointerCapture?.(event.pointerId);
  };

  private readonly onMove = (event: PointerEvent): void => {
    const pixel = this.pixel(event);
    if (this.pointer === null) {
      if (event.pointerType === 'mouse') {
        const card = this.target.cardAt(pixel);
        this.canvas.style.cursor = card ? 'pointer' : '';
        this.target.hover(card);
      }
      return;
    }
    if (event.pointerId !== this.pointer) return;
    if (this.mode === 'tap' && Math.hypot(pixel.x - this.down.x, pixel.y - this.down.y) > SLACK) {
      this.mode = this.card === null ? 'view' : this.target.draggable(this.card) ? 'card' : 'tap';
      if (this.mode === 'card') this.target.hover(null);
    }
    if (this.mode === 'card' && this.card !== null) this.target.dragCard(this.card, pixel);
    if (this.mode === 'view') this.target.dragView(pixel.x - this.last.x, pixel.y - this.last.y);
    this.last = pixel;
  };

  private readonly onUp = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    this.pointer = null;
    const pixel = this.pixel(event);
    if (this.mode === 'card' && this.card !== null) {
      this.target.dropCard(this.card, pixel);
    } else if (this.mode === 'tap') {
      const again = this.lastTap !== null && this.card === this.lastTap.card && event.timeStamp - this.lastTap.time < DOUBLE;
      this.lastTap = this.card !== null && !again ? { card: this.card, time: event.timeStamp } : null;
      this.target.tap(pixel, this.card, again);
    }
  };

  private readonly onCancel = (event: PointerEvent): void => {
    if (event.pointerId !== this.pointer) return;
    this.pointer = null;
    if (this.mode === 'card' && this.card !== null) this.target.dropCard(this.card, null);
  };

  private readonly onLeave = (): void => {
    if (this.pointer === null) this.target.hover(null);
  };
}
