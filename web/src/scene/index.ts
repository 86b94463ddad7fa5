// Entry of the lazy 3D chunk: `const { createScene } = await import('../scene')`.

export { createScene } from './scene';
export type * from './types';
