// Geometry and drawing that need no graphics card.

import type { BufferGeometry } from 'three';
import { describe, expect, it } from 'vitest';
import { BACK_CELL, cellOf, COLUMNS, LINES, markCell } from '../../src/scene/atlas';
import courts from '../../src/scene/art/courts.json';
import { cardGeometry } from '../../src/scene/cards';
import { indexBox, indexText, inkOf } from '../../src/scene/faces';
import { feltGeometry, rimGeometry } from '../../src/scene/furniture';
import { isDrawn, textWidth } from '../../src/scene/glyphs';

const PLAIN = { fourColour: false, large: false, indexLetters: {} };
const DECK = [...'shdc'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));

describe('the atlas', () => {
  it('has a cell of its own for every face, the joker, the back and the suits', () => {
    const cells = [...DECK.map(cellOf), cellOf('*'), cellOf(null), ...[...'shdc'].map(markCell)];
    expect(new Set(cells).size).toBe(58);
    expect(Math.max(...cells)).toBeLessThan(COLUMNS * LINES);
    expect(cellOf(null)).toBe(BACK_CELL);
    expect(cellOf('nonsense')).toBe(BACK_CELL);
  });

  it('has a figure for every court card', () => {
    expect(Object.keys(courts).sort()).toEqual(DECK.filter((card) => 'JQK'.includes(card.charAt(0))).sort());
    for (const figure of Object.values(courts)) expect(figure.layers.length).toBeGreaterThan(4);
  });
});

describe('indices', () => {
  it('follow the language and write the ten as two figures', () => {
    expect(indexText('T', PLAIN)).toBe('10');
    expect(indexText('J', { ...PLAIN, indexLetters: { J: 'B', Q: 'D' } })).toBe('B');
    expect(indexText('K', { ...PLAIN, indexLetters: { J: 'B', Q: 'D' } })).toBe('K');
  });

  it('are drawn for all letters of the six languages', () => {
    for (const letter of 'AKQJBDVRFCS0123456789') expect(isDrawn(letter)).toBe(true);
    expect(isDrawn('Ж')).toBe(false);
    expect(textWidth('10')).toBeGreaterThan(textWidth('0'));
  });

  it('stand in a corner that an overlapped card still shows', () => {
    // Phones: neighbours are 0.42 of a width apart and faces have the large index.
    expect(indexBox(true)[2]).toBeLessThan(0.42);
    expect(indexBox(false)[2]).toBeLessThan(0.42);
  });

  it('have four inks with four colours, else two', () => {
    const inks = (fourColour: boolean): number => new Set((['s', 'h', 'd', 'c'] as const).map((suit) => inkOf(suit, { ...PLAIN, fourColour }))).size;
    expect(inks(false)).toBe(2);
    expect(inks(true)).toBe(4);
  });
});

/** Area seen from above; triangles that face down count negative. */
function areaFromAbove(geometry: BufferGeometry): number {
  const position = geometry.getAttribute('position');
  const index = geometry.getIndex()?.array ?? [];
  let area = 0;
  for (let i = 0; i < index.length; i += 3) {
    const [a, b, c] = [index[i] ?? 0, index[i + 1] ?? 0, index[i + 2] ?? 0];
    const ux = position.getX(b) - position.getX(a);
    const uz = position.getZ(b) - position.getZ(a);
    const vx = position.getX(c) - position.getX(a);
    const vz = position.getZ(c) - position.getZ(a);
    area += (uz * vx - ux * vz) / 2;
  }
  return area;
}

describe('meshes', () => {
  it('close the card: every edge belongs to two triangles', () => {
    const geometry = cardGeometry();
    const index = [...(geometry.getIndex()?.array ?? [])];
    const position = geometry.getAttribute('position');
    const key = (vertex: number): string => [position.getX(vertex), position.getY(vertex), position.getZ(vertex)].map((value) => value.toFixed(4)).join();
    const edges = new Map<string, number>();
    for (let i = 0; i < index.length; i += 3) {
      for (let j = 0; j < 3; j += 1) {
        const a = key(index[i + j] ?? 0);
        const b = key(index[i + ((j + 1) % 3)] ?? 0);
        // Each edge is walked once in each direction when all triangles face outwards.
        edges.set(`${a}|${b}`, (edges.get(`${a}|${b}`) ?? 0) + 1);
      }
    }
    for (const [edge, count] of edges) {
      const [a, b] = edge.split('|');
      expect(count).toBe(1);
      expect(edges.get(`${b}|${a}`)).toBe(1);
    }
    geometry.dispose();
  });

  it('covers the felt with triangles that face up', () => {
    const outline = { left: -9, right: 9, far: -5, near: 7, radius: 3, rim: 0.5 };
    const geometry = feltGeometry(outline);
    // Rectangle less what the rounded corners take away.
    expect(areaFromAbove(geometry)).toBeCloseTo(18 * 12 - (4 - Math.PI) * 9, 0);
    geometry.dispose();
  });

  it('closes the rim round the felt, its top facing up', () => {
    const outline = { left: -9, right: 9, far: -5, near: 7, radius: 3, rim: 0.5 };
    const geometry = rimGeometry(outline);
    geometry.computeBoundingBox();
    const box = geometry.boundingBox;
    expect(box?.min.x).toBeCloseTo(-9.51, 1);
    expect(box?.max.z).toBeCloseTo(7.51, 1);
    // The rim's own area: its length times its width, less overlaps at the lip.
    expect(areaFromAbove(geometry)).toBeGreaterThan(20);
    geometry.dispose();
  });
});
