// All cards in one instanced mesh: a rounded sheet with a face, a back and an edge.

import {
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  ShaderMaterial,
  Vector2,
  type Texture,
} from 'three';
import { THICKNESS } from '../core/placement';
import { CARD_HEIGHT } from '../core/zones';
import { BACK_CELL, COLUMNS, LINES } from './atlas';
import { CARD_FRAGMENT, CARD_VERTEX } from './shaders';

export const CORNER = 0.06;
const STEPS = 5;
/** The edge is a roof, not a wall: a wall seen end-on is a sliver whose depth is noise, and pokes through its neighbour. */
const BEVEL = 0.007;

function outline(): [number, number][] {
  const points: [number, number][] = [];
  const x = 0.5 - CORNER;
  const y = CARD_HEIGHT / 2 - CORNER;
  const centres: [number, number][] = [[x, y], [-x, y], [-x, -y], [x, -y]];
  centres.forEach(([cx, cy], quarter) => {
    for (let i = 0; i <= STEPS; i += 1) {
      const angle = ((quarter + i / STEPS) * Math.PI) / 2;
      points.push([cx + CORNER * Math.cos(angle), cy + CORNER * Math.sin(angle)]);
    }
  });
  return points;
}

export function cardGeometry(): BufferGeometry {
  const rim = outline();
  const count = rim.length;
  const position: number[] = [];
  const normal: number[] = [];
  const uv: number[] = [];
  const part: number[] = [];
  const index: number[] = [];
  const half = THICKNESS / 2;
  const sheet = (z: number, facing: 1 | -1, which: number): void => {
    const first = position.length / 3;
    for (const [x, y] of rim) {
      position.push(x * (1 - 2 * BEVEL), y * (1 - (2 * BEVEL) / CARD_HEIGHT), z);
      normal.push(0, 0, facing);
      uv.push(facing > 0 ? x + 0.5 : 0.5 - x, 0.5 - y / CARD_HEIGHT);
      part.push(which);
    }
    for (let i = 1; i < count - 1; i += 1) {
      if (facing > 0) index.push(first, first + i, first + i + 1);
      else index.push(first, first + i + 1, first + i);
    }
  };
  sheet(half, 1, 0);
  sheet(-half, -1, 1);
  const first = position.length / 3;
  rim.forEach(([x, y], i) => {
    const quarter = Math.floor(i / (STEPS + 1));
    const angle = ((quarter + (i % (STEPS + 1)) / STEPS) * Math.PI) / 2;
    for (const z of [half, 0, -half]) {
      const inset = z === 0 ? 0 : 2 * BEVEL;
      position.push(x * (1 - inset), y * (1 - inset / CARD_HEIGHT), z);
      normal.push(Math.cos(angle) * 0.8, Math.sin(angle) * 0.8, Math.sign(z) * 0.6);
      uv.push(0, 0);
      part.push(2);
    }
    const a = first + i * 3;
    const b = first + ((i + 1) % count) * 3;
    index.push(a, a + 1, b, b, a + 1, b + 1, a + 1, a + 2, b + 1, b + 1, a + 2, b + 2);
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setAttribute('part', new Float32BufferAttribute(part, 1));
  geometry.setIndex(index);
  return geometry;
}

/** More than any game shows: two packs, and a few on their way out. */
export const CAPACITY = 128;

export class Cards {
  readonly mesh: InstancedMesh<BufferGeometry, ShaderMaterial>;
  private readonly cells = new InstancedBufferAttribute(new Float32Array(CAPACITY), 1);
  private readonly shades = new InstancedBufferAttribute(new Float32Array(CAPACITY), 1);

  constructor(atlas: Texture) {
    const geometry = cardGeometry();
    this.cells.setUsage(DynamicDrawUsage);
    this.shades.setUsage(DynamicDrawUsage);
    geometry.setAttribute('cell', this.cells);
    geometry.setAttribute('shade', this.shades);
    const material = new ShaderMaterial({
      vertexShader: CARD_VERTEX,
      fragmentShader: CARD_FRAGMENT,
      defines: { BACK: `${BACK_CELL}.0` },
      uniforms: {
        atlas: { value: atlas },
        grid: { value: new Vector2(COLUMNS, LINES) },
        paper: { value: new Color(1, 1, 1) },
        shadeColour: { value: new Color(0.56, 0.56, 0.55) },
      },
    });
    this.mesh = new InstancedMesh(geometry, material, CAPACITY);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.count = 0;
  }

  setPaper(colour: string): void {
    // The atlas is drawn on the light theme's paper; the dark theme's is a shade of it.
    (this.mesh.material.uniforms['paper']?.value as Color).set(colour);
  }

  begin(): void {
    this.mesh.count = 0;
  }

  add(matrix: Matrix4, cell: number, shade: number): void {
    const i = this.mesh.count;
    if (i >= CAPACITY) return;
    this.mesh.setMatrixAt(i, matrix);
    this.cells.setX(i, cell);
    this.shades.setX(i, shade);
    this.mesh.count = i + 1;
  }

  end(): void {
    this.mesh.instanceMatrix.needsUpdate = true;
    this.cells.needsUpdate = true;
    this.shades.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
