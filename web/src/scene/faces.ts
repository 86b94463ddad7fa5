// Draws card faces and the back into boxes of a canvas, in units of a card 100 wide and 140 high.

import { JOKER, parseCard, type Suit } from '../core/cards';
import { drawSuit, drawText, SUIT_PATHS, textWidth } from './glyphs';

export interface FaceStyle {
  readonly fourColour: boolean;
  readonly large: boolean;
  readonly indexLetters: Readonly<Record<string, string>>;
}

export const PAPER = '#fbf8f1';
const INK: Readonly<Record<Suit, string>> = { s: '#1c2126', c: '#1c2126', h: '#b3272d', d: '#b3272d' };
const INK_FOUR: Readonly<Record<Suit, string>> = { s: '#1c2126', h: '#b3272d', d: '#1f5fae', c: '#2c7a3f' };

export function inkOf(suit: Suit, style: FaceStyle): string {
  return (style.fourColour ? INK_FOUR : INK)[suit];
}

/** Corner that holds index and suit, as shares of the card: left, top, right, bottom. */
export function indexBox(large: boolean): readonly [number, number, number, number] {
  return large ? [0.03, 0.03, 0.41, 0.5] : [0.02, 0.03, 0.255, 0.385];
}

/** The letters in a card's corner. */
export function indexText(rank: string, style: FaceStyle): string {
  return style.indexLetters[rank] ?? (rank === 'T' ? '10' : rank);
}

const L = 35;
const M = 50;
const R = 65;
const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '2': [[M, 30], [M, 110]],
  '3': [[M, 30], [M, 70], [M, 110]],
  '4': [[L, 30], [R, 30], [L, 110], [R, 110]],
  '5': [[L, 30], [R, 30], [M, 70], [L, 110], [R, 110]],
  '6': [[L, 30], [R, 30], [L, 70], [R, 70], [L, 110], [R, 110]],
  '7': [[L, 30], [R, 30], [M, 50], [L, 70], [R, 70], [L, 110], [R, 110]],
  '8': [[L, 30], [R, 30], [M, 50], [L, 70], [R, 70], [M, 90], [L, 110], [R, 110]],
  '9': [[L, 30], [R, 30], [L, 56.7], [R, 56.7], [M, 70], [L, 83.3], [R, 83.3], [L, 110], [R, 110]],
  T: [[L, 30], [R, 30], [M, 43.300], [L, 56.700], [R, 56.700], [L, 83.300], [R, 83.300], [M, 96.700], [L, 110], [R, 110]],
};

function paper(context: CanvasRenderingContext2D): void {
  context.fillStyle = PAPER;
  context.fillRect(0, 0, 100, 140);
  // A printed edge, so that cards lying on one another can be told apart.
  context.strokeStyle = 'rgba(92, 78, 58, 0.42)';
  context.lineWidth = 1.1;
  context.beginPath();
  context.roundRect(0.55, 0.55, 98.9, 138.9, 5.5);
  context.stroke();
}

function corner(context: CanvasRenderingContext2D, text: string, suit: Suit, style: FaceStyle): void {
  const height = style.large ? 36 : 25;
  const room = style.large ? 31 : 20;
  const mark = style.large ? 24 : 16.5;
  const middle = style.large ? 21 : 14;
  const width = Math.min(textWidth(text) * height, room);
  drawText(context, text, middle - width / 2, style.large ? 8 : 7.5, height, room, style.large ? 20 : 20);
  drawSuit(context, suit, middle, style.large ? 59 : 43.5, mark);
}

function upsideDown(context: CanvasRenderingContext2D, draw: () => void): void {
  context.save();
  context.translate(100, 140);
  context.rotate(Math.PI);
  draw();
  context.restore();
}

/** The frame in which a court figure stands: left, top, width, height. */
export const COURT_FRAME = [28, 13, 44, 114] as const;

/** What a court card shows until its figure has been loaded: its suit twice, under a crown of seven points. */
function plainCourt(context: CanvasRenderingContext2D, rank: string, suit: Suit, ink: string): void {
  const [x, y, width, height] = COURT_FRAME;
  context.save();
  context.globalAlpha = 0.07;
  context.fillRect(x, y, width, height);
  context.globalAlpha = 0.45;
  context.lineWidth = 0.7;
  context.strokeStyle = ink;
  context.strokeRect(x, y, width, height);
  context.globalAlpha = 1;
  const half = (): void => {
    drawSuit(context, suit, M, 52, 25);
    const points = rank === 'J' ? 3 : rank === 'Q' ? 5 : 7;
    context.beginPath();
    context.moveTo(M - 14, 34);
    for (let i = 0; i < points; i += 1) {
      const left = M - 14 + (28 * i) / points;
      context.lineTo(left + 14 / points, 22);
      context.lineTo(left + 28 / points, 30);
    }
    context.lineTo(M + 14, 34);
    context.closePath();
    context.fill();
  };
  half();
  upsideDown(context, half);
  context.restore();
}

const MOTLEY = ['#b3272d', '#e0a93f', '#2b4a86'] as const;

function joker(context: CanvasRenderingContext2D, style: FaceStyle): void {
  const [red, gold, blue] = MOTLEY;
  context.fillStyle = '#4a2a63';
  // A star of seven rays instead of a letter: the same in every language.
  const star = (x: number, y: number, radius: number): void => {
    context.beginPath();
    for (let i = 0; i < 14; i += 1) {
      const angle = (Math.PI * i) / 7 - Math.PI / 2;
      const reach = i % 2 === 0 ? radius : radius * 0.52;
      context.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
    }
    context.closePath();
    context.fill();
  };
  const size = style.large ? 15 : 9.5;
  star(style.large ? 21 : 14, style.large ? 25 : 18.5, size);
  if (!style.large) upsideDown(context, () => star(14, 18.5, size));
  // Cap with three points and bells.
  context.save();
  context.translate(style.large ? 57 : 50, style.large ? 88 : 70);
  context.scale(0.92, 0.92);
  const point = (path: string, colour: string, bellX: number, bellY: number): void => {
    context.fillStyle = colour;
    context.fill(new Path2D(path));
    context.fillStyle = gold;
    context.beginPath();
    context.arc(bellX, bellY, 4.6, 0, Math.PI * 2);
    context.fill();
  };
  point('M-18 12C-20-8-30-18-36-2C-40-26-16-40-2 8z', red, -36, 1);
  point('M18 12C20-8 30-18 36-2C40-26 16-40 2 8z', blue, 36, 1);
  point('M-14 10C-12-18-6-30 2-40C4-24 14-12 14 10z', '#4a2a63', 2, -40);
  context.fillStyle = gold;
  context.beginPath();
  context.roundRect(-22, 9, 44, 9, 4);
  context.fill();
  context.fillStyle = red;
  for (let i = 0; i < 5; i += 1) {
    context.beginPath();
    context.arc(-16 + i * 8, 13.5, 1.7, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}

/** Draws the face of a card; `court`, when given, draws the figure into COURT_FRAME. */
export function drawFace(
  context: CanvasRenderingContext2D,
  card: string,
  style: FaceStyle,
  court: ((context: CanvasRenderingContext2D) => void) | null,
): void {
  paper(context);
  if (card === JOKER) return joker(context, style);
  const parsed = parseCard(card);
  if (!parsed) return;
  const { rank, suit } = parsed;
  const ink = inkOf(suit, style);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  const text = indexText(rank, style);
  corner(context, text, suit, style);
  if (style.large) {
    drawSuit(context, suit, 64, 100, 54);
    return;
  }
  upsideDown(context, () => corner(context, text, suit, style));
  if (rank === 'A') drawSuit(context, suit, M, 70, 46);
  else if (court) court(context);
  else if ('JQK'.includes(rank)) plainCourt(context, rank, suit, ink);
  else for (const [x, y] of PIPS[rank] ?? []) drawSuit(context, suit, x, y, 18, y > 70);
}

/** Our back: a lattice of lozenges round a rosette of seven petals. */
export function drawBack(context: CanvasRenderingContext2D): void {
  context.fillStyle = '#f4efe4';
  context.fillRect(0, 0, 100, 140);
  context.save();
  context.beginPath();
  context.roundRect(5, 5, 90, 130, 3.5);
  context.fillStyle = '#74202d';
  context.fill();
  context.clip();
  context.strokeStyle = 'rgba(236, 205, 170, 0.22)';
  context.lineWidth = 0.9;
  context.beginPath();
  for (let i = -14; i < 30; i += 1) {
    context.moveTo(i * 9 - 4, 0);
    context.lineTo(i * 9 - 4 + 140 * 0.64, 140);
    context.moveTo(i * 9 + 4, 0);
    context.lineTo(i * 9 + 4 - 140 * 0.64, 140);
  }
  context.stroke();
  context.restore();
  context.strokeStyle = 'rgba(244, 224, 196, 0.85)';
  context.lineWidth = 1;
  context.beginPath();
  context.roundRect(8.5, 8.5, 83, 123, 2.5);
  context.stroke();
  context.save();
  context.translate(50, 70);
  context.fillStyle = '#74202d';
  context.strokeStyle = '#f0dcc0';
  context.lineWidth = 1.3;
  context.beginPath();
  context.arc(0, 0, 25, 0, Math.PI * 2);
  context.fill();
  context.stroke();
  context.fillStyle = '#f0dcc0';
  for (let i = 0; i < 7; i += 1) {
    context.save();
    context.rotate((Math.PI * 2 * i) / 7);
    context.beginPath();
    context.ellipse(0, -13.5, 4.3, 8, 0, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
  context.beginPath();
  context.arc(0, 0, 4, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** A suit alone, dark on paper, for engravings. */
export function drawMark(context: CanvasRenderingContext2D, suit: Suit): void {
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 100, 140);
  context.fillStyle = '#000000';
  context.save();
  context.translate(0, 20);
  context.fill(new Path2D(SUIT_PATHS[suit]));
  context.restore();
}
