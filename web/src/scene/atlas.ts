// One texture with all faces, the back and the suit marks.

import {
  CanvasTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  SRGBColorSpace,
} from 'three';
import { JOKER, SUITS } from '../core/cards';
import { drawCourt, type CourtFigures } from './courts';
import { drawBack, drawFace, drawMark, type FaceStyle } from './faces';

export const COLUMNS = 10;
export const LINES = 6;

const CARDS: readonly string[] = SUITS.flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
const CELLS: ReadonlyMap<string, number> = new Map([...CARDS, JOKER].map((card, i) => [card, i]));
export const BACK_CELL = 53;
const FIRST_MARK = 54;

/** Cell of a card's face; of the back for a card that is not known. */
export function cellOf(card: string | null): number {
  return card === null ? BACK_CELL : (CELLS.get(card) ?? BACK_CELL);
}

export function markCell(suit: string): number {
  return FIRST_MARK + Math.max(0, 'shdc'.indexOf(suit));
}

export class Atlas {
  readonly texture: CanvasTexture;
  private readonly canvas: HTMLCanvasElement;
  private courts: CourtFigures | null = null;
  private style: FaceStyle;
  private cell: number;

  /** `cell` is the width of one card in texels. */
  constructor(style: FaceStyle, cell: number, anisotropy: number) {
    this.style = style;
    this.cell = cell;
    this.canvas = document.createElement('canvas');
    this.texture = new CanvasTexture(this.canvas);
    this.texture.colorSpace = SRGBColorSpace;
    this.texture.flipY = false;
    this.texture.anisotropy = anisotropy;
    this.texture.minFilter = LinearMipmapLinearFilter;
    this.texture.magFilter = LinearFilter;
    this.redraw();
  }

  /** Draws again where the look of the cards has changed. */
  restyle(style: FaceStyle, cell: number): boolean {
    const same =
      cell === this.cell &&
      style.fourColour === this.style.fourColour &&
      style.large === this.style.large &&
      JSON.stringify(style.indexLetters) === JSON.stringify(this.style.indexLetters);
    if (same) return false;
    // A texture's storage has a fixed size: another size needs another upload from scratch.
    if (cell !== this.cell) this.texture.dispose();
    this.style = style;
    this.cell = cell;
    this.redraw();
    return true;
  }

  setCourts(courts: CourtFigures): void {
    this.courts = courts;
    if (this.style.large) return;
    for (const card of CARDS) if ('JQK'.includes(card.charAt(0))) this.draw(cellOf(card), card);
    this.texture.needsUpdate = true;
  }

  dispose(): void {
    this.texture.dispose();
    this.canvas.width = this.canvas.height = 1;
  }

  private redraw(): void {
    this.canvas.width = this.cell * COLUMNS;
    this.canvas.height = Math.round(this.cell * 1.4) * LINES;
    for (const [card, cell] of CELLS) this.draw(cell, card);
    this.inCell(BACK_CELL, drawBack);
    for (const suit of SUITS) this.inCell(markCell(suit), (context) => drawMark(context, suit));
    this.texture.needsUpdate = true;
  }

  private draw(cell: number, card: string): void {
    const figure = this.courts?.[card];
    this.inCell(cell, (context) =>
      drawFace(context, card, this.style, figure ? () => drawCourt(context, card, figure, this.style) : null),
    );
  }

  private inCell(cell: number, draw: (context: CanvasRenderingContext2D) => void): void {
    const context = this.canvas.getContext('2d');
    if (!context) return;
    const width = this.cell;
    const height = Math.round(this.cell * 1.4);
    context.save();
    context.translate((cell % COLUMNS) * width, Math.floor(cell / COLUMNS) * height);
    context.beginPath();
    context.rect(0, 0, width, height);
    context.clip();
    context.scale(width / 100, height / 140);
    draw(context);
    context.restore();
  }
}
