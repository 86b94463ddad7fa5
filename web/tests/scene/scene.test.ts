// The scene with a renderer that counts instead of drawing: frames on demand, picks, and nothing left behind.

import type { BufferGeometry, Material, Object3D, Texture } from 'three';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIXTURES } from '../../dev/fixtures';
import { SEAT_SIGNS } from '../../src/core/seats';
import type { TableView } from '../../src/core/view';
import type { Pick, Scene, SceneOptions, SeatAnchor } from '../../src/scene';

const live = vi.hoisted(() => ({ resources: new Set<object>(), renders: 0, renderers: 0, fail: false }));

vi.mock('three', async (original) => {
  const three = await original<typeof import('three')>();
  const track = (resource: BufferGeometry | Material | Texture): void => {
    if (live.resources.has(resource)) return;
    live.resources.add(resource);
    const gone = (): void => {
      live.resources.delete(resource);
      (resource as BufferGeometry).removeEventListener('dispose', gone);
    };
    (resource as BufferGeometry).addEventListener('dispose', gone);
  };
  class WebGLRenderer {
    info = { autoReset: true, render: { calls: 5, triangles: 0 }, memory: { geometries: 0, textures: 0 } };
    capabilities = { getMaxAnisotropy: () => 8, maxTextureSize: 8192 };
    toneMapping = 0;
    private ratio = 1;
    constructor() {
      if (live.fail) throw new Error('no WebGL');
      live.renderers += 1;
    }
    setPixelRatio(ratio: number): void {
      this.ratio = ratio;
    }
    getPixelRatio(): number {
      return this.ratio;
    }
    setSize(): void {}
    setClearColor(): void {}
    render(scene: Object3D): void {
      live.renders += 1;
      scene.traverse((object) => {
        const mesh = object as Object3D & { geometry?: BufferGeometry; material?: Material & { uniforms?: Record<string, { value: unknown }> } };
        if (mesh.geometry) track(mesh.geometry);
        if (mesh.material) track(mesh.material);
        for (const uniform of Object.values(mesh.material?.uniforms ?? {})) {
          if (uniform.value instanceof three.Texture) track(uniform.value);
        }
      });
      this.info.memory.geometries = live.resources.size;
    }
    forceContextLoss(): void {}
    dispose(): void {
      live.renderers -= 1;
    }
  }
  return { ...three, WebGLRenderer };
});

let clock = 0;
let queue: FrameRequestCallback[] = [];
let canvas: HTMLCanvasElement;
let scene: Scene | null = null;

/** Lets time pass in frames of 16 ms, as long as frames are asked for. */
function run(milliseconds: number): number {
  let drawn = 0;
  for (let passed = 0; passed < milliseconds; passed += 16) {
    clock += 16;
    const frames = queue;
    queue = [];
    drawn += frames.length;
    for (const frame of frames) frame(clock);
  }
  return drawn;
}

async function open(options: SceneOptions = {}): Promise<Scene> {
  const { createScene } = await import('../../src/scene');
  scene = createScene(canvas, options);
  return scene;
}

function pointer(type: string, x: number, y: number, more: Partial<PointerEventInit> = {}): void {
  const event = new MouseEvent(type, { clientX: x, clientY: y, button: 0, ...more });
  Object.assign(event, { pointerId: 1, pointerType: 'mouse' });
  canvas.dispatchEvent(event);
}

function click(x: number, y: number): void {
  pointer('pointerdown', x, y);
  pointer('pointerup', x, y);
}

const FOUR = FIXTURES['four'] as TableView;

/** A pixel on the middle card of the hand of `FOUR` at 1280 x 800. */
const MIDDLE_CARD = { x: 640, y: 700 };

beforeEach(() => {
  clock = 1000;
  queue = [];
  live.fail = false;
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => queue.push(frame));
  vi.stubGlobal('cancelAnimationFrame', () => {
    queue = [];
  });
  canvas = document.createElement('canvas');
  Object.defineProperty(canvas, 'clientWidth', { value: 1280, configurable: true });
  Object.defineProperty(canvas, 'clientHeight', { value: 800, configurable: true });
});

afterEach(() => {
  scene?.dispose();
  scene = null;
  vi.unstubAllGlobals();
});

describe('frames', () => {
  it('come only while something changes', async () => {
    const made = await open();
    expect(run(500)).toBe(0);
    void made.update(FOUR);
    expect(run(1000)).toBeGreaterThan(0);
    expect(run(1000)).toBe(0);
    made.setTheme('dark');
    expect(run(200)).toBe(1);
  });

  it('go on until a play has settled, and the promise then settles too', async () => {
    const made = await open();
    void made.update(FOUR);
    run(500);
    const card = FOUR.legal[0]?.action ?? '';
    const suit = card.charAt(1) as 's';
    const text = [...FOUR.ranks].filter((rank) => ((FOUR.layout[suit][0] ?? '') + card.charAt(0)).includes(rank)).join('');
    const next = { ...FOUR, layout: { ...FOUR.layout, [suit]: [text] }, hand: FOUR.hand?.filter((held) => held !== card) ?? [], legal: [] };
    let settled = false;
    void made.update(next, [{ type: 'played', seat: 0, cards: [card] }]).then(() => (settled = true));
    run(100);
    await Promise.resolve();
    expect(settled).toBe(false);
    expect(run(2000)).toBeLessThan(80);
    await Promise.resolve();
    expect(settled).toBe(true);
  });

  it('are a single one with reduced motion or without speed', async () => {
    for (const settings of [{ reducedMotion: true }, { speed: 'none' as const }]) {
      const made = await open({ settings });
      await made.update(FIXTURES['empty'] as TableView, [{ type: 'dealt' }]);
      expect(run(1000)).toBe(1);
      made.dispose();
    }
  });

  it('stop when the scene is disposed, and waiting callers are let go', async () => {
    const made = await open();
    const shown = made.update(FIXTURES['empty'] as TableView, [{ type: 'dealt' }]);
    run(64);
    made.dispose();
    await shown;
    expect(run(500)).toBe(0);
    await made.update(FOUR);
    expect(run(500)).toBe(0);
  });

  it('leave nobody waiting while the page is hidden', async () => {
    const made = await open();
    const shown = made.update(FIXTURES['empty'] as TableView, [{ type: 'dealt' }]);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await shown;
    await made.update(FOUR);
  });
});

describe('resources', () => {
  it('stay the same over two hundred deals, and all go with the scene', async () => {
    const made = await open();
    void made.update(FOUR);
    run(300);
    const before = live.resources.size;
    for (let deal = 0; deal < 200; deal += 1) {
      const fixture = FIXTURES[deal % 2 === 0 ? 'four' : 'tenTwoPacks'] as TableView;
      void made.update({ ...fixture, dealKey: `deal ${deal}` }, [{ type: 'dealt' }]);
      made.setViewMode(deal % 3 === 0 ? 'top' : 'perspective');
      run(64);
    }
    run(2000);
    expect(live.resources.size).toBe(before);
    expect(before).toBeGreaterThan(8);
    made.dispose();
    expect([...live.resources]).toEqual([]);
    expect(live.renderers).toBe(0);
  });

  it('go once, whoever disposes twice', async () => {
    const made = await open();
    made.dispose();
    made.dispose();
    expect(live.renderers).toBe(0);
  });

  it('are not taken when there is no WebGL: the caller hears of it', async () => {
    live.fail = true;
    await expect(open()).rejects.toThrow('no WebGL');
  });
});

describe('the pointer', () => {
  it('picks the card under it, and tells a double click', async () => {
    const made = await open();
    void made.update(FOUR);
    run(500);
    const picks: Pick[] = [];
    made.onPick((pick) => picks.push(pick));
    click(MIDDLE_CARD.x, MIDDLE_CARD.y);
    click(MIDDLE_CARD.x, MIDDLE_CARD.y);
    click(640, 170);
    expect(picks).toHaveLength(3);
    expect(picks[0]).toMatchObject({ kind: 'card', double: false });
    expect(FOUR.hand).toContain(picks[0]?.kind === 'card' ? picks[0].card : '');
    expect(picks[1]).toMatchObject({ kind: 'card', double: true });
    expect(picks[2]).toBeNull();
  });

  it('drops a playable card on its place and keeps others in the hand', async () => {
    const made = await open();
    void made.update(FOUR);
    run(500);
    const drops: [string, unknown][] = [];
    made.onDropCard((card, place) => drops.push([card, place]));
    // The seven of clubs can go: its place is the slot of the lowest row.
    let from: { x: number; y: number } | null = null;
    made.onPick((pick) => {
      if (pick?.kind === 'card' && pick.card === '7c') from = { x: probe, y: 700 };
    });
    let probe = 0;
    for (probe = 200; probe < 1090 && !from; probe += 20) {
      clock += 1000;
      click(probe, 700);
    }
    const start = from as { x: number; y: number } | null;
    if (!start) throw new Error('the seven of clubs is in the hand');
    pointer('pointerdown', start.x, start.y);
    pointer('pointermove', 660, 560);
    pointer('pointermove', 678, 525);
    pointer('pointerup', 678, 525);
    expect(drops).toEqual([['7c', { suit: 'c', row: 0, rank: '7' }]]);
    run(3000);
    expect(run(500)).toBe(0);
  });

  it('turns the view by dragging the felt, within limits, and not from above', async () => {
    const made = await open();
    void made.update(FOUR);
    run(500);
    let anchors: readonly SeatAnchor[] = [];
    made.onAnchors((next) => (anchors = next));
    const still = anchors.map(({ x, y }) => [x, y]);
    const drag = (): void => {
      pointer('pointerdown', 640, 170);
      pointer('pointermove', 700, 170);
      pointer('pointermove', 1270, 170);
      pointer('pointerup', 1270, 170);
      run(100);
    };
    drag();
    const turned = anchors.map(({ x, y }) => [x, y]);
    expect(turned).not.toEqual(still);
    for (const { x, y } of anchors) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(1280);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(800);
    }
    drag();
    expect(anchors.map(({ x, y }) => [x, y])).toEqual(turned);
    made.setViewMode('top');
    run(1000);
    const above = anchors.map(({ x, y }) => [x, y]);
    drag();
    expect(anchors.map(({ x, y }) => [x, y])).toEqual(above);
  });
});

describe('anchors', () => {
  it('name every seat once, the own one in front, and are told at once to whoever asks', async () => {
    const made = await open();
    void made.update(FIXTURES['six'] as TableView);
    run(100);
    let anchors: readonly SeatAnchor[] = [];
    const stop = made.onAnchors((next) => (anchors = next));
    expect(anchors.map((anchor) => anchor.seat).sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(anchors.find((anchor) => anchor.seat === 0)?.side).toBe('front');
    expect(SEAT_SIGNS.length).toBeGreaterThanOrEqual(anchors.length);
    stop();
    void made.update(FIXTURES['three'] as TableView);
    expect(anchors).toHaveLength(6);
  });
});
