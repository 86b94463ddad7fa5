/* The icon as PNG: the same shapes as public/icon.svg, sampled point by point. */
import { deflateSync } from 'node:zlib';

const GREEN = [31, 91, 76];
const PAPER = [251, 248, 241];
const RED = [179, 39, 45];
/** The seven, in the units of the drawing (64 wide). */
const SEVEN = [[23, 19], [41, 19], [41, 24], [32, 44], [26, 44], [34, 25], [23, 25]];
const SAMPLES = 3;

function inRounded(x, y, left, top, width, height, radius) {
  const dx = Math.max(left + radius - x, 0, x - (left + width - radius));
  const dy = Math.max(top + radius - y, 0, y - (top + height - radius));
  return x >= left && x <= left + width && y >= top && y <= top + height && dx * dx + dy * dy <= radius * radius;
}

function inPolygon(x, y, corners) {
  let inside = false;
  corners.forEach(([ax, ay], at) => {
    const [bx, by] = corners[(at + 1) % corners.length];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Colour of a point with its opacity; a maskable icon is green to its edges and keeps the card in the middle. */
function colourAt(x, y, maskable) {
  const angle = (8 * Math.PI) / 180;
  const scale = maskable ? 0.78 : 1;
  const [u, v] = [(x - 32) / scale, (y - 32) / scale];
  const cx = u * Math.cos(angle) - v * Math.sin(angle) + 32;
  const cy = u * Math.sin(angle) + v * Math.cos(angle) + 32;
  if (inPolygon(cx, cy, SEVEN)) return [...RED, 255];
  if (inRounded(cx, cy, 15, 9, 34, 46, 5)) return [...PAPER, 255];
  return maskable || inRounded(x, y, 0, 0, 64, 64, 14) ? [...GREEN, 255] : [...GREEN, 0];
}

function crc(bytes) {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (0xedb88320 & -(value & 1));
  }
  return ~value >>> 0;
}

function chunk(kind, data) {
  const body = Buffer.concat([Buffer.from(kind, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A square PNG of the icon. */
export function iconPng(size, maskable = false) {
  const rows = Buffer.alloc(size * (1 + 4 * size));
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const sum = [0, 0, 0, 0];
      for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
        const sx = x + ((sample % SAMPLES) + 0.5) / SAMPLES;
        const sy = y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES;
        const colour = colourAt((64 * sx) / size, (64 * sy) / size, maskable);
        for (let at = 0; at < 3; at++) sum[at] += colour[at] * colour[3];
        sum[3] += colour[3];
      }
      const start = y * (1 + 4 * size) + 1 + 4 * x;
      for (let at = 0; at < 3; at++) rows[start + at] = sum[3] ? Math.round(sum[at] / sum[3]) : 0;
      rows[start + 3] = Math.round(sum[3] / (SAMPLES * SAMPLES));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
