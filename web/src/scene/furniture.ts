// Felt, walnut rim and the floor under them.

import {
  BufferGeometry,
  CanvasTexture,
  Color,
  Float32BufferAttribute,
  Mesh,
  PlaneGeometry,
  RepeatWrapping,
  type Scene as ThreeScene,
  ShaderMaterial,
  Vector2,
  type Vector3,
  Vector4,
} from 'three';
import type { Outline } from '../core/stage';
import { FELT_FRAGMENT, FELT_VERTEX, FLOOR_FRAGMENT, WOOD_FRAGMENT, WOOD_VERTEX } from './shaders';
import type { Theme } from './types';

interface Palette {
  readonly room: string;
  readonly inner: string;
  readonly outer: string;
  readonly wood: string;
  readonly seam: string;
  readonly lamp: readonly [number, number, number];
  readonly ambient: readonly [number, number, number];
  readonly shadow: number;
}

export const PALETTES: Readonly<Record<Theme, Palette>> = {
  light: {
    room: '#e9e4da',
    inner: '#2a6a58',
    outer: '#184a3e',
    wood: '#7b4a2b',
    seam: '#c9b27c',
    lamp: [0.92, 0.83, 0.68],
    ambient: [0.3, 0.31, 0.32],
    shadow: 0.42,
  },
  dark: {
    room: '#14181a',
    inner: '#1c4a3e',
    outer: '#0f2c26',
    wood: '#57361f',
    seam: '#8d7c55',
    lamp: [0.86, 0.74, 0.58],
    ambient: [0.2, 0.23, 0.27],
    shadow: 0.65,
  },
};

/** Repeatable noise: the felt looks the same on every device and in every screenshot. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function texture(canvas: HTMLCanvasElement, anisotropy: number): CanvasTexture {
  const made = new CanvasTexture(canvas);
  made.wrapS = made.wrapT = RepeatWrapping;
  made.anisotropy = anisotropy;
  return made;
}

/** Red: fine fibres; green: large soft clouds. Both tile. */
function feltNoise(anisotropy: number): CanvasTexture {
  const size = 256;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const context = canvas.getContext('2d');
  if (context) {
    const next = random(11);
    const image = context.createImageData(size, size);
    const waves = Array.from({ length: 10 }, () => ({
      x: Math.floor(next() * 5) - 2,
      y: Math.floor(next() * 5) - 2,
      phase: next() * Math.PI * 2,
    }));
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        const cloud = waves.reduce(
          (sum, wave) => sum + Math.sin(((wave.x * x + wave.y * y) / size) * Math.PI * 2 + wave.phase),
          0,
        );
        const at = (y * size + x) * 4;
        image.data[at] = 118 + (next() - 0.5) * 70;
        image.data[at + 1] = 128 + cloud * 18;
        image.data[at + 2] = 128;
        image.data[at + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
    // Fibres lie in all directions, each a short stroke wrapped round the edges.
    context.globalCompositeOperation = 'lighter';
    for (let i = 0; i < 2600; i += 1) {
      const x = next() * size;
      const y = next() * size;
      const angle = next() * Math.PI * 2;
      const length = 4 + next() * 9;
      context.strokeStyle = `rgba(${next() < 0.5 ? 60 : 105}, 0, 0, 0.4)`;
      context.lineWidth = 0.8;
      for (const [dx, dy] of [[0, 0], [-size, 0], [0, -size]] as const) {
        context.beginPath();
        context.moveTo(x + dx, y + dy);
        context.lineTo(x + dx + Math.cos(angle) * length, y + dy + Math.sin(angle) * length);
        context.stroke();
      }
    }
  }
  return texture(canvas, anisotropy);
}

/** Red: broad streaks of the wood; green: fine pores. Tiles along the board and across it. */
function woodGrain(anisotropy: number): CanvasTexture {
  const width = 256;
  const height = 128;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    const next = random(5);
    const image = context.createImageData(width, height);
    const rows = Array.from({ length: height }, () => next());
    const bends = Array.from({ length: 4 }, (_, i) => ({ turns: i + 1, phase: next() * 6.28, size: 5 / (i + 1) }));
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const bend = bends.reduce((sum, { turns, phase, size }) => sum + size * Math.sin((x / width) * Math.PI * 2 * turns + phase), 0);
        const line = y + bend;
        const ring = 0.5 + 0.5 * Math.sin((line / height) * Math.PI * 2 * 9 + Math.sin((line / height) * Math.PI * 4) * 2.4);
        const low = ((Math.floor(line) % height) + height) % height;
        const fine = (rows[low] ?? 0) * (1 - (line - Math.floor(line))) + (rows[(low + 1) % height] ?? 0) * (line - Math.floor(line));
        const at = (y * width + x) * 4;
        image.data[at] = 255 * (0.62 * ring + 0.38 * fine);
        image.data[at + 1] = 255 * (next() < 0.08 ? 0.2 : 0.75 + 0.25 * fine);
        image.data[at + 2] = 0;
        image.data[at + 3] = 255;
      }
    }
    context.putImageData(image, 0, 0);
  }
  return texture(canvas, anisotropy);
}

/** Points along the felt's edge with their outward normals, from the right near corner on. */
function edgeOf({ left, right, far, near, radius }: Outline): { x: number; z: number; nx: number; nz: number }[] {
  const steps = 14;
  const corners = [
    [right - radius, near - radius],
    [left + radius, near - radius],
    [left + radius, far + radius],
    [right - radius, far + radius],
  ] as const;
  return corners.flatMap(([cx, cz], quarter) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = (quarter + i / steps) * (Math.PI / 2);
      return { x: cx + radius * Math.cos(angle), z: cz + radius * Math.sin(angle), nx: Math.cos(angle), nz: Math.sin(angle) };
    }),
  );
}

/** The felt, flat: a fan round its middle. */
export function feltGeometry(outline: Outline): BufferGeometry {
  const edge = edgeOf(outline);
  const position = [(outline.left + outline.right) / 2, 0, (outline.far + outline.near) / 2, ...edge.flatMap(({ x, z }) => [x, 0, z])];
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setIndex(edge.flatMap((_, i) => [0, 1 + ((i + 1) % edge.length), 1 + i]));
  return geometry;
}

/** A rounded board swept along the outline: inner lip, rounded top, outer side. */
export function rimGeometry(outline: Outline): BufferGeometry {
  const { rim } = outline;
  const path = edgeOf(outline);
  path.push(path[0] as (typeof path)[number]);
  // Across: distance outwards in rims, height, and the slope's normal (outwards, up).
  const profile: [number, number, number, number][] = [[0, -0.05, -1, 0.1], [0, 0.08, -0.95, 0.3]];
  for (let i = 0; i <= 8; i += 1) {
    const angle = Math.PI * (0.94 - (i / 8) * 0.94);
    profile.push([0.5 + 0.5 * Math.cos(angle), 0.1 + 0.13 * Math.sin(angle), Math.cos(angle) * 0.75, Math.sin(angle)]);
  }
  profile.push([1.02, -0.3, 1, 0], [0.96, -1.1, 1, -0.1]);
  const position: number[] = [];
  const normal: number[] = [];
  const uv: number[] = [];
  const index: number[] = [];
  let along = 0;
  path.forEach((point, i) => {
    const before = path[i - 1];
    if (before) along += Math.hypot(point.x - before.x, point.z - before.z);
    profile.forEach(([out, height, normalOut, normalUp], j) => {
      position.push(point.x + point.nx * out * rim, height * Math.max(rim * 2, 0.8), point.z + point.nz * out * rim);
      const length = Math.hypot(normalOut, normalUp);
      normal.push((point.nx * normalOut) / length, normalUp / length, (point.nz * normalOut) / length);
      uv.push(along, j / profile.length);
      if (i > 0 && j > 0) {
        const b = i * profile.length + j;
        const a = b - profile.length;
        index.push(a - 1, b - 1, a, b - 1, b, a);
      }
    });
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(position, 3));
  geometry.setAttribute('normal', new Float32BufferAttribute(normal, 3));
  geometry.setAttribute('uv', new Float32BufferAttribute(uv, 2));
  geometry.setIndex(index);
  return geometry;
}

export class Furniture {
  private readonly noise: CanvasTexture;
  private readonly grain: CanvasTexture;
  private readonly felt: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly rim: Mesh<BufferGeometry, ShaderMaterial>;
  private readonly floor: Mesh<PlaneGeometry, ShaderMaterial>;
  private readonly lampColour = new Color();
  private readonly ambientColour = new Color();
  private readonly area = new Vector4();
  private readonly glow = new Vector2();

  constructor(scene: ThreeScene, private readonly lamp: Vector3, anisotropy: number) {
    // Felt and wood are soft anyway: few samples do.
    this.noise = feltNoise(Math.min(anisotropy, 2));
    this.grain = woodGrain(Math.min(anisotropy, 2));
    const light = {
      lampPosition: { value: lamp },
      lampColour: { value: this.lampColour },
      ambientColour: { value: this.ambientColour },
    };
    const area = { area: { value: this.area }, radius: { value: 1 } };
    this.felt = new Mesh(
      new BufferGeometry(),
      new ShaderMaterial({
        vertexShader: FELT_VERTEX,
        fragmentShader: FELT_FRAGMENT,
        uniforms: {
          ...light,
          ...area,
          noise: { value: this.noise },
          inner: { value: new Color() },
          outer: { value: new Color() },
          seam: { value: new Color() },
          glow: { value: this.glow },
          reach: { value: 10 },
        },
      }),
    );
    this.rim = new Mesh(
      new BufferGeometry(),
      new ShaderMaterial({
        vertexShader: WOOD_VERTEX,
        fragmentShader: WOOD_FRAGMENT,
        uniforms: { ...light, grain: { value: this.grain }, wood: { value: new Color() } },
      }),
    );
    this.floor = new Mesh(
      new PlaneGeometry(1, 1),
      new ShaderMaterial({
        vertexShader: FELT_VERTEX,
        fragmentShader: FLOOR_FRAGMENT,
        uniforms: { area: { value: this.area }, radius: { value: 1 }, room: { value: new Color() }, shadow: { value: 0.4 } },
      }),
    );
    this.floor.rotation.x = -Math.PI / 2;
    this.floor.position.y = -1.1;
    // Front to back: what is hidden is then never shaded.
    this.rim.renderOrder = 1;
    this.felt.renderOrder = 2;
    this.floor.renderOrder = 3;
    scene.add(this.floor, this.felt, this.rim);
  }

  setTheme(theme: Theme): void {
    const palette = PALETTES[theme];
    const colour = (mesh: Mesh<BufferGeometry, ShaderMaterial>, name: string, value: string): void => {
      (mesh.material.uniforms[name]?.value as Color).set(value);
    };
    colour(this.felt, 'inner', palette.inner);
    colour(this.felt, 'outer', palette.outer);
    colour(this.felt, 'seam', palette.seam);
    colour(this.rim, 'wood', palette.wood);
    (this.floor.material.uniforms['room']?.value as Color).set(palette.room);
    const shadow = this.floor.material.uniforms['shadow'];
    if (shadow) shadow.value = palette.shadow;
    this.lampColour.setRGB(...palette.lamp);
    this.ambientColour.setRGB(...palette.ambient);
  }

  /** Cuts felt and rim to the outline. */
  shape(outline: Outline): void {
    const { left, right, far, near, radius } = outline;
    this.felt.geometry.dispose();
    this.felt.geometry = feltGeometry(outline);
    this.rim.geometry.dispose();
    this.rim.geometry = rimGeometry(outline);
    this.area.set((left + right) / 2, (far + near) / 2, (right - left) / 2, (near - far) / 2);
    const width = right - left;
    this.glow.set(-width * 0.04, -0.4);
    this.lamp.set(-width * 0.16, width * 0.62, near * 0.25);
    for (const mesh of [this.felt, this.floor]) {
      const uniform = mesh.material.uniforms['radius'];
      if (uniform) uniform.value = radius;
    }
    const reach = this.felt.material.uniforms['reach'];
    if (reach) reach.value = Math.hypot(width / 2, (near - far) / 2) * 0.95;
    this.floor.scale.set(width * 6, width * 6, 1);
  }

  dispose(): void {
    for (const mesh of [this.felt, this.rim, this.floor]) {
      mesh.geometry.dispose();
      mesh.material.dispose();
      mesh.removeFromParent();
    }
    this.noise.dispose();
    this.grain.dispose();
  }
}
