import { createRandom } from '../../contract/random.ts';
import { type Color, hex } from './color.ts';
import { LIGHT_COLORS } from './draw-sky.ts';
import { DRAWINGS, type Drawing } from './drawings.ts';
import { createPen, type Pen } from './pen.ts';
import { blendPixel, type Raster } from './raster.ts';
import type { Scene, Thing } from './scene.ts';

/** Draws the things of a scene, the far ones first. */
export function drawObjects(raster: Raster, scene: Scene, horizon: number, seed: number): void {
  const random = createRandom(seed ^ 0x7416);
  if (scene.things.some((thing) => thing.kind === 'rainbow')) paintRainbow(raster, horizon);
  const placed = scene.things
    .filter((thing) => thing.kind !== 'rainbow')
    .flatMap((thing, index, all) => placeObjects(raster, scene, thing, { horizon, index, kinds: all.length, random }));
  for (const { thing, drawing, x, y, size, facing } of placed.sort((a, b) => a.y - b.y)) {
    const pen = createPen(raster, { x, y, size, facing, light: lightOn(scene, drawing) });
    if (scene.ground === 'sea' && drawing.zone === 'land') paintIsland(pen);
    drawing.draw(pen, thing.color ?? drawing.color);
  }
}

interface Placing {
  readonly horizon: number;
  readonly index: number;
  readonly kinds: number;
  readonly random: () => number;
}

interface Placed {
  readonly thing: Thing;
  readonly drawing: Drawing;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly facing: 1 | -1;
}

function placeObjects(
  raster: Raster,
  scene: Scene,
  thing: Thing,
  { horizon, index, kinds, random }: Placing,
): Placed[] {
  const drawing = DRAWINGS[thing.kind];
  const shorter = Math.min(raster.width, raster.height);
  // Several kinds share the width; several of a kind stand beside each other and shrink a little.
  const share = raster.width / kinds;
  return Array.from({ length: thing.count }, (_, at) => {
    const size =
      shorter * drawing.size * (0.9 + 0.25 * random()) * (thing.count > 3 ? 0.62 : thing.count > 1 ? 0.78 : 1.15);
    const wanted = share * index + share * ((at + 0.5 + 0.24 * (random() - 0.5)) / thing.count);
    const margin = Math.min(raster.width / 2, size * 0.5);
    const x = Math.min(raster.width - margin, Math.max(margin, wanted));
    return {
      thing,
      drawing,
      size,
      x,
      y: findFoot(raster, scene, drawing, { horizon, size, random }),
      facing: random() < 0.5 ? 1 : -1,
    } as const;
  });
}

function findFoot(
  raster: Raster,
  scene: Scene,
  drawing: Drawing,
  { horizon, size, random }: { readonly horizon: number; readonly size: number; readonly random: () => number },
): number {
  const isFloating = scene.ground === 'none' || drawing.zone === 'center';
  if (isFloating) return raster.height * 0.5 + size * (0.5 + 0.08 * (random() - 0.5));
  if (drawing.zone === 'sky') return Math.max(size * 1.1, horizon * (0.3 + 0.4 * random()));
  const depth = drawing.zone === 'water' ? 0.2 + 0.45 * random() : 0.42 + 0.38 * random();
  return horizon + (raster.height - horizon) * depth;
}

/** Shapes shine by themselves; everything else takes the light of the scene. */
function lightOn(scene: Scene, drawing: Drawing): { readonly color: Color; readonly amount: number } {
  return drawing.zone === 'center'
    ? { color: hex('ffffff'), amount: 0 }
    : { ...LIGHT_COLORS[scene.light], amount: LIGHT_COLORS[scene.light].amount * 0.8 };
}

/** An island carries the objects of the land when there is only water. */
function paintIsland(pen: Pen): void {
  pen.oval(hex('d9c48f'), 0, -0.04, 0.72, 0.13);
  pen.oval(hex('5f9350'), 0, -0.01, 0.6, 0.09);
}

const BANDS = ['d8362f', 'f08a24', 'f6d33c', '3f9b4f', '2f6fd0', '6a3fb5'].map(hex);

function paintRainbow(raster: Raster, horizon: number): void {
  const radius = Math.min(raster.width * 0.46, horizon * 0.92);
  const thick = radius * 0.03;
  const cx = raster.width / 2;
  for (let y = 0; y < Math.min(horizon, raster.height); y++) {
    for (let x = 0; x < raster.width; x++) {
      const inside = (radius - Math.hypot(x - cx, y - horizon)) / thick;
      const band = BANDS[Math.floor(inside)];
      if (inside >= 0 && band) blendPixel(raster, x, y, band, 0.62);
    }
  }
}
