// Drawn by us: the letters and figures on the cards as strokes in a box 140 high, and the suits as outlines in 100 x 100.

import type { Suit } from '../core/cards';

interface Glyph {
  readonly width: number;
  readonly path: string;
}

const GLYPHS: Readonly<Record<string, Glyph>> = {
  '0': { width: 94, path: 'M47 9C24 9 13 34 13 70s11 61 34 61 34-25 34-61S70 9 47 9z' },
  '1': { width: 56, path: 'M12 34L40 10v121' },
  '2': { width: 98, path: 'M15 44C15 20 31 9 49 9c20 0 35 13 35 35 0 24-28 46-71 87h76' },
  '3': { width: 98, path: 'M15 27C22 14 34 9 48 9c20 0 34 12 34 29 0 19-15 28-37 28 25 0 42 12 42 32 0 21-17 33-38 33-17 0-31-8-37-23' },
  '4': { width: 102, path: 'M69 131V10L10 94h84' },
  '5': { width: 98, path: 'M82 9H29l-8 54c8-7 17-11 28-11 22 0 38 16 38 39 0 24-16 40-40 40-16 0-29-8-36-21' },
  '6': { width: 98, path: 'M74 11C42 24 13 56 13 92c0 24 15 39 37 39s36-16 36-38-15-37-36-37c-18 0-32 11-37 30' },
  '7': { width: 96, path: 'M10 9h77C62 45 46 85 42 131' },
  '8': { width: 98, path: 'M49 66c-20 0-31-12-31-28S30 9 49 9s31 13 31 29-11 28-31 28c-22 0-36 13-36 32 0 20 15 33 36 33s36-13 36-33c0-19-14-32-36-32z' },
  '9': { width: 98, path: 'M24 129c32-13 61-45 61-81C85 24 70 9 48 9S12 25 12 47s15 37 36 37c18 0 32-11 37-30' },
  A: { width: 104, path: 'M9 131L52 9l43 122M24 91h56' },
  B: { width: 98, path: 'M17 9v122h33c24 0 37-13 37-33 0-19-13-31-36-31H17M17 9h30c20 0 32 11 32 28S67 67 47 67' },
  C: { width: 100, path: 'M88 33C80 17 68 9 53 9 27 9 13 36 13 70s14 61 40 61c15 0 27-8 35-24' },
  D: { width: 102, path: 'M17 9v122h24c31 0 48-23 48-61S72 9 41 9z' },
  F: { width: 90, path: 'M82 9H17v122M17 68h53' },
  J: { width: 84, path: 'M26 9h48M57 9v86c0 23-10 36-27 36-13 0-22-8-24-23' },
  K: { width: 100, path: 'M17 9v122M88 9L18 86M42 60l49 71' },
  Q: { width: 106, path: 'M52 9C26 9 12 34 12 69s14 60 40 60 40-25 40-60S78 9 52 9zM59 97l37 38' },
  R: { width: 100, path: 'M17 131V9h33c22 0 35 13 35 34 0 20-13 33-35 33H17M50 76l40 55' },
  S: { width: 98, path: 'M83 29C77 15 65 9 49 9c-19 0-33 11-33 28 0 41 71 19 71 62 0 20-16 32-38 32-19 0-34-9-39-26' },
  V: { width: 100, path: 'M8 9l42 122L92 9' },
};

export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  s: 'M50 4c15 22 46 39 46 61 0 13-9 22-22 22-8 0-15-4-19-11 1 10 5 17 13 21H32c8-4 12-11 13-21-4 7-11 11-19 11C13 87 4 78 4 65 4 43 35 26 50 4z',
  h: 'M50 94C18 67 4 49 4 31 4 16 15 6 28 6c10 0 18 6 22 16C54 12 62 6 72 6c13 0 24 10 24 25 0 18-14 36-46 63z',
  d: 'M50 2c10 20 24 36 38 48-14 12-28 28-38 48C40 78 26 62 12 50 26 38 40 22 50 2z',
  c: 'M50 4c12 0 21 9 21 21 0 6-2 11-6 15 3-1 6-2 9-2 13 0 23 9 23 22s-10 22-22 22c-9 0-17-5-20.500-12C55 84 60 93 68 97H32c8-4 13-13 13.500-27C42 77 34 82 25 82 13 82 3 73 3 60s10-22 23-22c3 0 6 1 9 2-4-4-6-9-6-15C29 13 38 4 50 4z',
};

/** True for the letters and figures that we have drawn ourselves. */
export function isDrawn(letter: string): boolean {
  return letter in GLYPHS;
}

const GAP = 10;

/** Width of a text in units of its height. Letters that we have not drawn count as the system's own. */
export function textWidth(text: string): number {
  const widths = [...text].map((letter) => GLYPHS[letter]?.width ?? 100);
  return (widths.reduce((sum, width) => sum + width, 0) + GAP * Math.max(0, widths.length - 1)) / 140;
}

/** Draws a text `height` high, its left upper corner at (x, y), squeezed to `maxWidth` if need be. */
export function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  height: number,
  maxWidth: number,
  weight = 17,
): void {
  const unit = height / 140;
  const squeeze = Math.min(1, maxWidth / (textWidth(text) * height));
  context.save();
  context.translate(x, y);
  context.scale(unit * squeeze, unit);
  context.lineWidth = weight;
  context.lineCap = 'butt';
  context.lineJoin = 'round';
  context.miterLimit = 3;
  let left = 0;
  for (const letter of text) {
    const glyph = GLYPHS[letter];
    context.save();
    context.translate(left, 0);
    if (glyph) {
      context.stroke(new Path2D(glyph.path));
    } else {
      context.font = '600 150px system-ui, sans-serif';
      context.fillText(letter, 0, 128, 100);
    }
    context.restore();
    left += (glyph?.width ?? 100) + GAP;
  }
  context.restore();
}

/** Fills a suit mark `size` wide round its middle. */
export function drawSuit(context: CanvasRenderingContext2D, suit: Suit, x: number, y: number, size: number, upsideDown = false): void {
  context.save();
  context.translate(x, y);
  if (upsideDown) context.rotate(Math.PI);
  context.scale(size / 100, size / 100);
  context.translate(-50, -50);
  context.fill(new Path2D(SUIT_PATHS[suit]));
  context.restore();
}
