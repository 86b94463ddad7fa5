// Where the page puts its name plates, in pixels of the canvas.

import { project, type Camera } from './camera';
import { clamp } from './math';
import type { Stage } from './stage';

export interface Anchor {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly side: 'front' | 'left' | 'top' | 'right';
  readonly compact: boolean;
}

/** One anchor a seat, inside the canvas whatever way the view is turned; the viewer's own comes last. */
export function anchorsOf(stage: Stage, camera: Camera, viewer: number | null): Anchor[] {
  const { compact, form, hand } = stage.zones;
  const { width, height, insets } = stage.frame;
  const anchors: Anchor[] = stage.fans.map((fan) => {
    // The plate goes with the feet of its cards.
    const rest = project(stage.camera, fan.foot);
    const foot = project(camera, fan.foot);
    const { plate } = fan;
    return {
      seat: fan.seat,
      x: clamp(foot.x + plate.x - rest.x, plate.width / 2 + 2, width - plate.width / 2 - 2),
      y: clamp(foot.y + plate.y - rest.y, plate.height / 2 + 2, height - plate.height / 2 - 2),
      maxWidth: plate.width,
      maxHeight: plate.height,
      side: fan.side,
      compact,
    };
  });
  if (viewer === null) return anchors;
  const upright = form === 'upright';
  anchors.push({
    seat: viewer,
    x: upright ? width / 2 : insets.left + insets.handLeft / 2,
    y: upright ? hand.top - 17 : height - insets.bottom - (compact ? 30 : 44),
    maxWidth: upright ? width - 16 : insets.handLeft - 16,
    maxHeight: upright ? 30 : compact ? 44 : 64,
    side: 'front',
    compact,
  });
  return anchors;
}
