// The layout at every number of seats, on phones and screens, in both views.

import { describe, expect, it } from 'vitest';
import { FIXTURES, sketchView } from '../../dev/fixtures';
import { boundsOf, project, unproject, type Box } from '../../src/core/camera';
import { handSlots, raised, slotAt, RAISE } from '../../src/core/hand';
import { add, conjugate, multiply, rotate, slerp, type Quat, type Vec3 } from '../../src/core/math';
import { cardUnder, placeUnder } from '../../src/core/pick';
import { ghostsOf, handLayout, placeCards, placeX, rowShape, stepAside, type Focus, type Spot } from '../../src/core/placement';
import { pixelsOf, solveStage, type Mode, type Stage } from '../../src/core/stage';
import type { TableView } from '../../src/core/view';
import { CARD_HEIGHT, distribute, formOf } from '../../src/core/zones';

const SIZES = [
  { name: 'phone upright', width: 360, height: 740, top: 48, bottom: 60 },
  { name: 'phone sideways', width: 740, height: 360, top: 40, bottom: 0 },
  { name: 'tablet', width: 820, height: 1180, top: 52, bottom: 0 },
  { name: 'laptop', width: 1280, height: 800, top: 52, bottom: 0 },
  { name: 'wide', width: 1920, height: 1080, top: 52, bottom: 0 },
] as const;
const MODES: readonly Mode[] = ['perspective', 'top'];
const FOCUS: Focus = { selection: [], hover: null, rowOrder: ['s', 'h', 'd', 'c'] };

function stageFor(view: TableView, size: (typeof SIZES)[number], mode: Mode): Stage {
  return solveStage({
    frame: {
      width: size.width,
      height: size.height,
      insets: { top: size.top, bottom: size.bottom, left: 0, right: 0, handLeft: size.height < 520 ? 112 : 190, handRight: size.height < 520 ? 112 : 190 },
    },
    mode,
    ranks: view.ranks,
    packs: view.packs,
    rowOrder: FOCUS.rowOrder,
    seats: view.seats.length,
    viewer: view.viewer,
    handSize: view.viewer === null ? 0 : (view.seats[view.viewer]?.cards ?? 0),
  });
}

const FULL_ROW = 'A23456789TJQK';
const CASES = SIZES.flatMap((size) =>
  MODES.flatMap((mode) =>
    [2, 3, 4, 5, 6, 7, 8].map((seats) => ({ size, mode, seats, packs: 1 })).concat([7, 8, 9, 10].map((seats) => ({ size, mode, seats, packs: 2 }))),
  ),
).map((value) => ({ ...value, title: `${value.size.name}, ${value.mode}, ${value.seats} seats, ${value.packs} packs` }));

function within(box: Box, size: { width: number; height: number }, slack = 0.5): boolean {
  return box.left >= -slack && box.top >= -slack && box.right <= size.width + slack && box.bottom <= size.height + slack;
}

function overlap(a: Box, b: Box, slack: number): boolean {
  return a.left < b.right - slack && b.left < a.right - slack && a.top < b.bottom - slack && b.top < a.bottom - slack;
}

/** Pixel bounds of a card in the world. */
function cardBox(stage: Stage, spot: Spot): Box {
  const { pose } = spot;
  const corners = [-0.5, 0.5].flatMap((x) => [-CARD_HEIGHT / 2, CARD_HEIGHT / 2].map((y): Vec3 => [x * pose.scale, y * pose.scale, 0]));
  return boundsOf(corners.map((corner) => project(stage.camera, add(pose.position, rotate(pose.rotation, corner)))));
}

describe.each(CASES)('$title', ({ size, mode, seats, packs }) => {
  const view = sketchView({ seats, packs, layout: { s: [FULL_ROW, '78'], d: ['34567', ''] } });
  const stage = stageFor(view, size, mode);

  it('shows every row, each whole and below the page header', () => {
    const boxes = stage.rows.map((row) => pixelsOf(stage, row.centre, row.width, row.depth));
    expect(boxes).toHaveLength(4 * packs);
    for (const box of boxes) {
      expect(within(box, size)).toBe(true);
      expect(box.top).toBeGreaterThanOrEqual(size.top - 0.5);
      expect(box.bottom).toBeLessThanOrEqual(stage.zones.hand.top + 0.5);
    }
  });

  it('keeps the rows apart', () => {
    stage.rows.forEach((a, i) => {
      for (const b of stage.rows.slice(i + 1)) {
        const apartAcross = Math.abs(a.centre[0] - b.centre[0]) >= (a.width + b.width) / 2;
        const apartAlong = Math.abs(a.centre[2] - b.centre[2]) >= (a.depth + b.depth) / 2;
        expect(apartAcross || apartAlong).toBe(true);
      }
    });
  });

  it('has every plate inside the canvas, none over another', () => {
    const plates = stage.fans.map(({ plate }) => ({
      left: plate.x - plate.width / 2,
      right: plate.x + plate.width / 2,
      top: plate.y - plate.height / 2,
      bottom: plate.y + plate.height / 2,
    }));
    expect(plates).toHaveLength(seats - 1);
    plates.forEach((plate, i) => {
      expect(within(plate, size)).toBe(true);
      expect(plate.right - plate.left).toBeGreaterThanOrEqual(60);
      for (const other of plates.slice(i + 1)) expect(overlap(plate, other, 1)).toBe(false);
    });
  });

  it("shows each opponent's topmost back in full, clear of the rows", () => {
    const spots = placeCards(view, stage, FOCUS);
    for (const fan of stage.fans) {
      const held = spots.filter((spot) => spot.zone.kind === 'held' && spot.zone.seat === fan.seat);
      expect(held).toHaveLength(view.seats[fan.seat]?.cards ?? -1);
      for (const spot of held) {
        const box = cardBox(stage, spot);
        expect(box.left).toBeGreaterThan(-8);
        expect(box.right).toBeLessThan(size.width + 8);
        expect(box.top).toBeGreaterThan(size.top - 12);
        for (const row of stage.rows) expect(overlap(box, pixelsOf(stage, row.centre, row.width, row.depth), 10)).toBe(false);
      }
    }
  });

  it('sits seats clockwise: up the left, along the top, down the right', () => {
    const angles = stage.fans.map(({ plate }) => {
      const angle = Math.atan2(plate.x - size.width / 2, size.height * 0.55 - plate.y);
      return angle;
    });
    // Upright, two lines at the top take turns; their order is that from left to right.
    const order = stage.zones.form === 'upright' ? stage.fans.map(({ plate }) => plate.x) : angles;
    expect([...order].sort((a, b) => a - b)).toEqual(order);
    expect(stage.fans.map((fan) => fan.seat)).toEqual(Array.from({ length: seats - 1 }, (_, i) => i + 1));
  });

  it('shows the index of every hand card', () => {
    const { slots } = handLayout(view, stage, FOCUS);
    expect(slots).toHaveLength(view.seats[0]?.cards ?? 0);
    slots.forEach((slot, i) => {
      expect(slot.centre.x - slot.width / 2).toBeGreaterThan(-slot.width * 0.1);
      expect(slot.centre.x + slot.width / 2).toBeLessThan(size.width + slot.width * 0.1);
      // The index ends a third of the way down.
      expect(slot.centre.y - slot.height / 6).toBeLessThan(size.height);
      const next = slots[i + 1];
      if (next && next.line === slot.line) expect(next.centre.x - slot.centre.x).toBeGreaterThanOrEqual(Math.min(slot.width * 0.3, 12));
    });
  });
});

describe('a row', () => {
  it('fits thirteen cards into 360 pixels from above, each index at least 18 pixels wide', () => {
    const view = sketchView({ seats: 4, layout: { s: [FULL_ROW] } });
    const stage = stageFor(view, SIZES[0], 'top');
    const laid = placeCards(view, stage, FOCUS).filter((spot) => spot.zone.kind === 'row');
    const boxes = laid.map((spot) => cardBox(stage, spot));
    expect(boxes).toHaveLength(13);
    expect(Math.min(...boxes.map((box) => box.left))).toBeGreaterThanOrEqual(0);
    expect(Math.max(...boxes.map((box) => box.right))).toBeLessThanOrEqual(360);
    boxes.slice(1).forEach((box, i) => expect(box.left - (boxes[i] as Box).left).toBeGreaterThan(18));
  });

  it.each(SIZES)('shows both ends of a run whole ($name)', (size) => {
    const view = sketchView({ seats: 4, layout: { s: ['56789'], h: ['23456789TJQ'], d: ['78'], c: ['67'] } });
    for (const mode of MODES) {
      const stage = stageFor(view, size, mode);
      const laid = placeCards(view, stage, FOCUS).filter((spot) => spot.zone.kind === 'row');
      for (const row of stage.rows) {
        const cards = laid.filter((spot) => spot.zone.kind === 'row' && spot.zone.place.suit === row.suit);
        const xs = cards.map((spot) => spot.pose.position[0]);
        // Later cards lie over earlier ones: the high end is always whole, the low end if the next one is a width away.
        expect((xs[1] ?? Infinity) - (xs[0] ?? 0)).toBeGreaterThanOrEqual(0.94);
        expect([...xs].sort((a, b) => a - b)).toEqual(xs);
      }
    }
  });

  it('leaves islands at their places, with the gap visible', () => {
    const view = FIXTURES['islands'] as TableView;
    const stage = stageFor(view, SIZES[0], 'top');
    const spades = stage.rows[0];
    if (!spades) throw new Error('no row');
    const shape = rowShape(view, stage, spades);
    const x = (rank: string): number => placeX(spades, shape, stage, view.ranks.indexOf(rank));
    expect(x('K') - x('J')).toBeCloseTo(2 * stage.spacing);
    expect(x('J') - x('7')).toBeCloseTo(4 * stage.spacing);
    expect(x('5') - x('2')).toBeGreaterThan(1.05);
  });

  it('steps aside only when there is room and need', () => {
    const run = new Set([4, 5, 6]);
    expect(stepAside(run, 6, 0.5)).toBe(0.5);
    expect(stepAside(run, 6, 1.05)).toBe(0);
    expect(stepAside(new Set([6]), 6, 0.5)).toBe(0);
    expect(stepAside(new Set([2, 4, 5, 6]), 6, 0.5)).toBe(0);
    expect(stepAside(new Set([1, 4, 5, 6]), 6, 0.5)).toBe(0);
    expect(stepAside(new Set([0, 4, 5, 6]), 6, 0.5)).toBe(0.5);
    expect(stepAside(new Set([6, 7]), 6, 0.5)).toBe(0.5);
    expect(stepAside(new Set([4, 5]), 6, 0.5)).toBe(0);
  });

  it('lays shingled cards in parallel planes that never touch', () => {
    const view = FIXTURES['full'] as TableView;
    const stage = stageFor(view, SIZES[0], 'top');
    const poses = placeCards(view, stage, FOCUS).filter((spot) => spot.zone.kind === 'row' && spot.zone.place.suit === 's').map((spot) => spot.pose);
    poses.slice(1).forEach((pose, i) => {
      const before = poses[i];
      if (!before) throw new Error('no pose');
      const normal = rotate(pose.rotation, [0, 0, 1]);
      const gap = normal[0] * (pose.position[0] - before.position[0]) + normal[1] * (pose.position[1] - before.position[1]);
      expect(Math.abs(gap)).toBeGreaterThan(0.018);
    });
  });
});

describe('frontier outlines', () => {
  const view = sketchView({ seats: 4, layout: { s: ['56789T'], h: ['78'], d: ['4567'], c: [''] } });
  const stage = stageFor(view, SIZES[0], 'top');

  it('glow at the places of legal plays only, and show a strip that no card covers', () => {
    const ghosts = ghostsOf(view, stage, FOCUS, false);
    expect(ghosts.map((ghost) => ghost.card).sort()).toEqual([...new Set(view.legal.map((play) => play.action))].sort());
    for (const ghost of ghosts) expect((ghost.visible[1] - ghost.visible[0]) * stage.cardPixels).toBeGreaterThan(17);
  });

  it('show all frontiers on request, the others fainter', () => {
    const ghosts = ghostsOf({ ...view, legal: [] }, stage, FOCUS, true);
    expect(ghosts.map((ghost) => ghost.card).sort()).toEqual(['3d', '4s', '6h', '7c', '8d', '9h', 'Js'].sort());
    expect(ghosts.every((ghost) => !ghost.strong)).toBe(true);
  });

  it('narrow to the chosen card', () => {
    const first = view.legal[0];
    if (!first) throw new Error('the sketch has a legal play');
    const chosen = ghostsOf(view, stage, { ...FOCUS, selection: first.cards }, false);
    expect(chosen.filter((ghost) => ghost.chosen).map((ghost) => ghost.card)).toEqual([first.action]);
    expect(chosen.filter((ghost) => ghost.strong)).toHaveLength(1);
  });

  it('can be hit by a finger, but not when faint', () => {
    for (const ghost of ghostsOf(view, stage, FOCUS, false)) {
      const middle = project(stage.camera, [ghost.position[0] + (ghost.visible[0] + ghost.visible[1]) / 2, 0, ghost.position[2]]);
      expect(placeUnder(ghostsOf(view, stage, FOCUS, true), stage.camera, middle)).toEqual(ghost.place);
    }
    const faint = ghostsOf({ ...view, legal: [] }, stage, FOCUS, true);
    const any = faint[0];
    if (!any) throw new Error('no ghost');
    expect(placeUnder(faint, stage.camera, project(stage.camera, any.position))).toBeNull();
  });
});

describe('the hand', () => {
  const view = FIXTURES['four'] as TableView;
  const stage = stageFor(view, SIZES[3], 'perspective');

  it('raises playable cards, more so the chosen one', () => {
    const playable = view.legal[0]?.cards[0] ?? '';
    const layout = handLayout(view, stage, { ...FOCUS, selection: [playable] });
    expect(layout.raises[layout.cards.indexOf(playable)]).toBe('selected');
    expect(layout.raises.filter((raise) => raise === 'none').length).toBe(layout.cards.length - new Set(view.legal.flatMap((play) => play.cards)).size);
  });

  it('raises one of two equal cards', () => {
    const twins: TableView = { ...view, hand: ['4h', '4h', '5s'], legal: [], seats: view.seats.map((seat, i) => (i === 0 ? { ...seat, cards: 3 } : seat)) };
    const layout = handLayout(twins, stage, { ...FOCUS, selection: ['4h'] });
    expect(layout.raises.filter((raise) => raise === 'selected')).toHaveLength(1);
  });

  it('gives the card on top to the pointer, also where a raised card came from', () => {
    const layout = handLayout(view, stage, FOCUS);
    layout.slots.forEach((slot, i) => {
      const corner = raised(slot, layout.raises[i] ?? 'none').centre;
      const pixel = { x: corner.x - slot.width * 0.4, y: corner.y - slot.height * 0.25 };
      expect(cardUnder(layout, pixel)).toBe(layout.cards[i]);
    });
    expect(slotAt(layout.slots, layout.raises, { x: 5, y: 5 })).toBe(-1);
    expect(RAISE.selected).toBeGreaterThan(RAISE.playable);
  });

  it('lies in one or two straight lines on a phone held upright', () => {
    const phone = stageFor(view, SIZES[0], 'perspective');
    const slots = handSlots(phone.zones, 13);
    expect(slots.every((slot) => slot.angle === 0)).toBe(true);
    expect(new Set(slots.map((slot) => slot.centre.y)).size).toBe(2);
    expect(new Set(handSlots(phone.zones, 4).map((slot) => slot.centre.y)).size).toBe(1);
  });

  it('keeps the rows where they are while it shrinks', () => {
    const fewer = { ...view, seats: view.seats.map((seat) => ({ ...seat, cards: 2 })) };
    for (const size of SIZES) expect(stageFor(fewer, size, 'perspective').camera).toEqual(stageFor(view, size, 'perspective').camera);
  });

  it('shows backs while its cards are hidden', () => {
    const hidden = FIXTURES['curtain'] as TableView;
    const own = placeCards(hidden, stage, FOCUS).filter((spot) => spot.pose.space === 'camera');
    expect(own).toHaveLength(hidden.seats[0]?.cards ?? -1);
    expect(own.every((spot) => spot.card === null)).toBe(true);
  });
});

describe("opponents' backs", () => {
  it('lie the same whatever the hidden cards are', () => {
    const view = FIXTURES['four'] as TableView;
    const stage = stageFor(view, SIZES[3], 'perspective');
    const backs = placeCards(view, stage, FOCUS).filter((spot) => spot.zone.kind === 'held' && spot.zone.seat !== 0);
    expect(backs.every((spot) => spot.card === null)).toBe(true);
    expect(backs).toHaveLength(30);
  });
});

describe('geometry', () => {
  it('finds the felt under a pixel again', () => {
    const stage = stageFor(FIXTURES['four'] as TableView, SIZES[3], 'perspective');
    for (const pixel of [{ x: 640, y: 300 }, { x: 10, y: 700 }, { x: 1200, y: 120 }]) {
      const point = unproject(stage.camera, pixel);
      if (!point) throw new Error('above the horizon');
      const back = project(stage.camera, point);
      expect(back.x).toBeCloseTo(pixel.x, 4);
      expect(back.y).toBeCloseTo(pixel.y, 4);
    }
  });

  it('turns and turns back', () => {
    const q: Quat = [0.1, 0.2, 0.3, Math.sqrt(1 - 0.14)];
    const v: Vec3 = [1, -2, 0.5];
    rotate(conjugate(q), rotate(q, v)).forEach((value, i) => expect(value).toBeCloseTo(v[i] ?? 0, 10));
    multiply(q, conjugate(q)).forEach((value, i) => expect(value).toBeCloseTo([0, 0, 0, 1][i] ?? 0, 10));
    expect(Math.hypot(...slerp(q, [0, 0, 0, 1], 0.3))).toBeCloseTo(1, 10);
  });

  it('knows phones from screens and gives every opponent a side', () => {
    expect(formOf(360, 740)).toBe('upright');
    expect(formOf(740, 360)).toBe('sideways');
    expect(formOf(1280, 800)).toBe('wide');
    expect(formOf(820, 1180)).toBe('upright');
    expect(formOf(900, 900)).toBe('wide');
    for (const form of ['upright', 'sideways', 'wide'] as const) {
      for (let opponents = 1; opponents <= 10; opponents += 1) {
        const sides = distribute(opponents, form);
        expect(sides.reduce((sum, count) => sum + count, 0)).toBe(opponents);
        expect(Math.min(...sides)).toBeGreaterThanOrEqual(0);
      }
    }
  });
});
