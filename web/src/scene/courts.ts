// The court figures, loaded after the first picture is up. See art/README.md for their origin.

import { parseCard } from '../core/cards';
import { COURT_FRAME, inkOf, type FaceStyle } from './faces';
import { SUIT_PATHS } from './glyphs';

export interface CourtFigure {
  readonly mirrored: boolean;
  readonly layers: readonly (readonly [colour: string, width: number, path: string])[];
  readonly pips: readonly (readonly [x: number, y: number, size: number, degrees: number])[];
}

export type CourtFigures = Readonly<Record<string, CourtFigure>>;

const COLOURS: Readonly<Record<string, string>> = { gold: '#e2ae4c', red: '#b3272d', blue: '#2f3f7c', black: '#1c2126' };

export async function loadCourts(): Promise<CourtFigures> {
  const file = await import('./art/courts.json');
  // JSON arrays are wider than the tuples they hold.
  return file.default as unknown as CourtFigures;
}

/** Draws a figure into the frame of a card 100 wide. */
export function drawCourt(context: CanvasRenderingContext2D, card: string, figure: CourtFigure, style: FaceStyle): void {
  const [left, top, width, height] = COURT_FRAME;
  const suit = parseCard(card)?.suit ?? 's';
  const ink = inkOf(suit, style);
  context.save();
  context.beginPath();
  context.rect(left, top, width, height);
  context.clip();
  const once = (draw: () => void): void => {
    context.save();
    context.translate(left, top);
    context.scale(width / 1300, height / 2000);
    if (figure.mirrored) context.transform(-1, 0, 0, 1, 1300, 0);
    draw();
    context.restore();
  };
  const turned = (draw: () => void): void => {
    context.save();
    context.translate(left * 2 + width, top * 2 + height);
    context.rotate(Math.PI);
    draw();
    context.restore();
  };
  // Layer by layer for both halves: they interlock in the middle.
  const both = (draw: () => void): void => {
    once(draw);
    turned(() => once(draw));
  };
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [colour, stroke, path] of figure.layers) {
    const shape = new Path2D(path);
    const paint = COLOURS[colour] ?? ink;
    both(() => {
      context.strokeStyle = context.fillStyle = paint;
      context.lineWidth = stroke * 1.6;
      if (stroke > 0) context.stroke(shape);
      else context.fill(shape);
    });
  }
  const mark = new Path2D(SUIT_PATHS[suit]);
  both(() => {
    context.fillStyle = ink;
    for (const [x, y, size, degrees] of figure.pips) {
      context.save();
      context.translate(x, y);
      context.rotate((degrees * Math.PI) / 180);
      context.scale(size / 120, size / 120);
      context.translate(-50, -50);
      context.fill(mark);
      context.restore();
    }
  });
  const crest = (): void => {
    context.fillStyle = ink;
    context.save();
    context.translate(left + 2.5, top + 2);
    context.scale(0.12, 0.12);
    context.fill(mark);
    context.restore();
  };
  crest();
  turned(crest);
  context.restore();
  context.strokeStyle = 'rgba(47, 63, 124, 0.75)';
  context.lineWidth = 0.6;
  context.strokeRect(left, top, width, height);
}
