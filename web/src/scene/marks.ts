// Everything flat and soft: trays, engravings, shadows, glows and effects, in one instanced draw call. Later marks lie
// over earlier ones; cards in front hide them by depth.

import {
  BufferGeometry,
  Color,
  DynamicDrawUsage,
  Float32BufferAttribute,
  InstancedBufferAttribute,
  InstancedMesh,
  type Matrix4,
  ShaderMaterial,
  type Texture,
  Vector2,
  Vector4,
} from 'three';
import { COLUMNS, LINES } from './atlas';
import { MARK, MARK_FRAGMENT, MARK_VERTEX } from './shaders';

export const MARK_CAPACITY = 420;

export interface Mark {
  readonly kind: keyof typeof MARK;
  readonly matrix: Matrix4;
  readonly width: number;
  readonly height: number;
  readonly colour: Color;
  readonly alpha: number;
  readonly radius?: number;
  readonly margin?: number;
  /** Softness, strength, progress: see the shader. */
  readonly value?: number;
  readonly at?: readonly [number, number];
  readonly cell?: number;
}

export class Marks {
  readonly mesh: InstancedMesh<BufferGeometry, ShaderMaterial>;
  private readonly attributes: Readonly<Record<'kind' | 'size' | 'tint' | 'detail' | 'margin' | 'cell', InstancedBufferAttribute>>;

  constructor(atlas: Texture) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute([-0.5, -0.5, 0, 0.5, -0.5, 0, 0.5, 0.5, 0, -0.5, 0.5, 0], 3));
    geometry.setIndex([0, 1, 2, 0, 2, 3]);
    const attribute = (items: number): InstancedBufferAttribute => {
      const made = new InstancedBufferAttribute(new Float32Array(MARK_CAPACITY * items), items);
      made.setUsage(DynamicDrawUsage);
      return made;
    };
    this.attributes = {
      kind: attribute(1),
      size: attribute(2),
      tint: attribute(4),
      detail: attribute(4),
      margin: attribute(1),
      cell: attribute(1),
    };
    for (const [name, value] of Object.entries(this.attributes)) geometry.setAttribute(name, value);
    const material = new ShaderMaterial({
      vertexShader: MARK_VERTEX,
      fragmentShader: MARK_FRAGMENT,
      transparent: true,
      depthWrite: false,
      uniforms: {
        atlas: { value: atlas },
        grid: { value: new Vector2(COLUMNS, LINES) },
        indexBox: { value: new Vector4() },
      },
    });
    this.mesh = new InstancedMesh(geometry, material, MARK_CAPACITY);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 1;
    this.mesh.count = 0;
  }

  setIndexBox(box: readonly [number, number, number, number]): void {
    (this.mesh.material.uniforms['indexBox']?.value as Vector4).set(...box);
  }

  begin(): void {
    this.mesh.count = 0;
  }

  add(mark: Mark): void {
    const i = this.mesh.count;
    if (i >= MARK_CAPACITY || mark.alpha <= 0.003) return;
    const { kind, size, tint, detail, margin, cell } = this.attributes;
    this.mesh.setMatrixAt(i, mark.matrix);
    kind.setX(i, MARK[mark.kind]);
    size.setXY(i, mark.width, mark.height);
    tint.setXYZW(i, mark.colour.r, mark.colour.g, mark.colour.b, mark.alpha);
    detail.setXYZW(i, mark.radius ?? 0, mark.value ?? 0, mark.at?.[0] ?? 0, mark.at?.[1] ?? 0);
    margin.setX(i, mark.margin ?? 0);
    cell.setX(i, mark.cell ?? 0);
    this.mesh.count = i + 1;
  }

  end(): void {
    this.mesh.instanceMatrix.needsUpdate = true;
    for (const attribute of Object.values(this.attributes)) attribute.needsUpdate = true;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.mesh.dispose();
  }
}
