import { createRandom } from '../../contract/random.ts';
import { type Color, darken, hex, lighten, mix } from './color.ts';
import { LIGHT_COLORS } from './draw-sky.ts';
import { ridgeLine } from './noise.ts';
import { blendPixel, fillBelow, gradient, polygon, type Raster } from './raster.ts';
import type { Scene } from './scene.ts';
import type { Ground } from './vocabulary.ts';

/** Colors of the ground from far to near. */
const GROUNDS: Readonly<Record<Ground, readonly [far: Color, near: Color]>> = {
  hills: [hex('8fb89a'), hex('3f7d3c')],
  mountains: [hex('8da3c2'), hex('3f5a4c')],
  sea: [hex('6fb4d0'), hex('12507f')],
  desert: [hex('e9c58a'), hex('c98b45')],
  city: [hex('7f8aa3'), hex('262b3d')],
  forest: [hex('7fa394'), hex('1f4d33')],
  snow: [hex('cfdcec'), hex('f3f7fb')],
  none: [hex('20203a'), hex('0a0a18')],
};

/** The row of the horizon. */
export function findHorizon(scene: Scene, height: number): number {
  if (scene.ground === 'none') return height * 1.02;
  return height * (scene.ground === 'sea' ? 0.6 : 0.66);
}

/** Paints everything below the sky. */
export function drawLandscape(raster: Raster, scene: Scene, horizon: number, seed: number): void {
  if (scene.ground === 'none') return;
  const [far, near] = groundColors(scene);
  if (scene.ground === 'sea') {
    paintSea(raster, scene, { horizon, far, near, seed });
    return;
  }
  if (scene.ground === 'mountains' || scene.ground === 'snow') paintPeaks(raster, scene, horizon, seed);
  if (scene.ground === 'city') paintSkyline(raster, scene, horizon, seed);
  const layers = scene.ground === 'mountains' || scene.ground === 'city' ? 2 : 4;
  for (let layer = 0; layer < layers; layer++) {
    const depth = layer / (layers - 1);
    const base = horizon + (raster.height - horizon) * (depth * 0.72 - 0.08);
    const swing = raster.height * (0.05 + 0.06 * (1 - depth)) * (scene.ground === 'city' ? 0.2 : 1);
    const curve = ridgeLine(raster.width, {
      seed: seed + layer * 31,
      waves: 2 + 1.5 * (1 - depth),
      octaves: scene.ground === 'forest' ? 4 : 2,
    });
    const heights = curve.map((value) => base + (0.5 - value) * 2 * swing);
    const color = mix(far, near, depth);
    fillBelow(raster, heights, lighten(color, 0.08), darken(color, 0.22));
    if (scene.ground === 'forest')
      plantPines(raster, heights, { color: darken(color, 0.18), depth, seed: seed + layer });
  }
}

function groundColors(scene: Scene): readonly [Color, Color] {
  const given = scene.colors.ground;
  const [far, near] = given ? [lighten(given, 0.35), darken(given, 0.15)] : GROUNDS[scene.ground];
  const light = LIGHT_COLORS[scene.light];
  return [mix(far, light.color, Math.min(0.75, light.amount * 1.2)), mix(near, light.color, light.amount)];
}

interface Sea {
  readonly horizon: number;
  readonly far: Color;
  readonly near: Color;
  readonly seed: number;
}

function paintSea(raster: Raster, scene: Scene, sea: Sea): void {
  const { horizon, far, near, seed } = sea;
  const random = createRandom(seed ^ 0x5ea);
  gradient(raster, horizon, raster.height, [far, mix(far, near, 0.55), near]);
  const hills = ridgeLine(raster.width, { seed: seed + 5, waves: 3, octaves: 3 });
  const light = LIGHT_COLORS[scene.light];
  const coast = mix(hex('5d7a86'), light.color, light.amount);
  const heights = hills.map((value) => horizon - Math.max(0, value - 0.52) * raster.height * 0.22);
  for (let x = 0; x < raster.width; x++) {
    for (let y = Math.floor(heights[x] ?? horizon); y < Math.min(horizon, raster.height); y++)
      blendPixel(raster, x, y, coast, 0.85);
  }
  // Short bright strokes, wider and further apart towards the viewer.
  const count = Math.round(raster.height * 0.9);
  for (let index = 0; index < count; index++) {
    const depth = random() ** 1.6;
    const y = Math.floor(horizon + depth * (raster.height - horizon));
    const length = (0.01 + 0.05 * depth) * raster.width * (0.4 + random());
    const start = random() * raster.width;
    const color = lighten(mix(far, near, depth * 0.6), 0.35);
    for (let x = Math.floor(start); x < Math.min(raster.width, start + length); x++) {
      if (y < raster.height) blendPixel(raster, x, y, color, 0.35 * (1 - Math.abs((x - start) / length - 0.5) * 2));
    }
  }
}

function paintPeaks(raster: Raster, scene: Scene, horizon: number, seed: number): void {
  const light = LIGHT_COLORS[scene.light];
  for (const [index, part] of [0, 0.5, 1].entries()) {
    const curve = ridgeLine(raster.width, { seed: seed + 101 * (index + 1), waves: 3 + index * 1.5, octaves: 6 });
    const rise = raster.height * (0.46 - 0.12 * part);
    const heights = curve.map((value) => horizon + raster.height * 0.06 * part - (value - 0.28) * rise);
    const rock = mix(mix(hex('a9b8d0'), hex('4d5d75'), part), light.color, light.amount * 0.9);
    fillBelow(raster, heights, rock, darken(rock, 0.3));
    paintSnowCaps(raster, heights, {
      line: horizon - raster.height * (0.13 - 0.05 * part),
      color: mix(hex('ffffff'), light.color, light.amount * 0.7),
      seed: seed + index,
    });
  }
}

function paintSnowCaps(
  raster: Raster,
  heights: Float32Array,
  caps: { readonly line: number; readonly color: Color; readonly seed: number },
): void {
  const rough = ridgeLine(raster.width, { seed: caps.seed + 77, waves: 24, octaves: 3 });
  for (let x = 0; x < raster.width; x++) {
    const top = heights[x] ?? 0;
    const end = Math.min(caps.line + ((rough[x] ?? 0.5) - 0.5) * raster.height * 0.1, raster.height);
    for (let y = Math.max(0, Math.ceil(top)); y < end; y++) {
      blendPixel(raster, x, y, caps.color, 0.9 * Math.min(1, (end - y) / (raster.height * 0.03)));
    }
  }
}

function paintSkyline(raster: Raster, scene: Scene, horizon: number, seed: number): void {
  const light = LIGHT_COLORS[scene.light];
  const isLit = scene.light === 'night' || scene.light === 'sunset' || scene.style === 'neon';
  for (const [index, part] of [0, 0.5, 1].entries()) {
    const random = createRandom(seed + index * 997);
    const wall = mix(mix(hex('9aa6be'), hex('2b3247'), part), light.color, light.amount * 0.8);
    for (let x = -raster.width * 0.02; x < raster.width; ) {
      const width = raster.width * (0.035 + 0.05 * random());
      const top = horizon - raster.height * (0.1 + 0.34 * random() ** 1.4) * (1.1 - 0.45 * part);
      const foot = horizon + raster.height * 0.12;
      polygon(
        raster,
        [
          [x, foot],
          [x, top],
          [x + width, top],
          [x + width, foot],
        ],
        wall,
      );
      if (random() < 0.3)
        polygon(
          raster,
          [
            [x + width * 0.46, top],
            [x + width * 0.5, top - raster.height * 0.06],
            [x + width * 0.54, top],
          ],
          wall,
        );
      paintWindows(raster, {
        x,
        top,
        width,
        foot,
        color: isLit ? hex('ffd98a') : lighten(wall, 0.25),
        random,
        share: isLit ? 0.5 : 0.85,
      });
      x += width * (1.02 + 0.25 * random());
    }
  }
}

interface Windows {
  readonly x: number;
  readonly top: number;
  readonly width: number;
  readonly foot: number;
  readonly color: Color;
  readonly random: () => number;
  readonly share: number;
}

function paintWindows(raster: Raster, { x, top, width, foot, color, random, share }: Windows): void {
  const step = Math.max(4, raster.height * 0.022);
  const columns = Math.max(2, Math.floor(width / step));
  const across = width / columns;
  for (let y = top + step * 0.6; y < foot - step; y += step) {
    for (let column = 0; column < columns; column++) {
      if (random() > share) continue;
      const left = x + (column + 0.28) * across;
      polygon(
        raster,
        [
          [left, y],
          [left + across * 0.45, y],
          [left + across * 0.45, y + step * 0.5],
          [left, y + step * 0.5],
        ],
        color,
        0.75,
      );
    }
  }
}

function plantPines(
  raster: Raster,
  heights: Float32Array,
  trees: { readonly color: Color; readonly depth: number; readonly seed: number },
): void {
  const random = createRandom(trees.seed * 131 + 7);
  const tall = raster.height * (0.06 + 0.12 * trees.depth);
  for (let x = -tall * 0.2; x < raster.width; x += tall * (0.18 + 0.22 * random())) {
    const foot = (heights[Math.min(raster.width - 1, Math.max(0, Math.round(x)))] ?? 0) + tall * 0.1;
    const height = tall * (0.6 + 0.6 * random());
    const half = height * 0.22;
    polygon(
      raster,
      [
        [x - half, foot],
        [x, foot - height],
        [x + half, foot],
      ],
      darken(trees.color, 0.12 * random()),
    );
  }
}
