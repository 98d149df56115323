import { createRandom } from '../../contract/random.ts';
import { type Color, darken, hex, lighten, mix } from './color.ts';
import { field } from './noise.ts';
import { addGlow, blendPixel, ellipse, gradient, type Raster } from './raster.ts';
import type { Scene } from './scene.ts';
import type { Light } from './vocabulary.ts';

/** Colors of the sky from above to the horizon. */
const SKIES: Readonly<Record<Light, readonly [Color, Color, Color, ...Color[]]>> = {
  day: [hex('2f7fd6'), hex('6fb1ea'), hex('bfe0f5'), hex('e8f3f6')],
  dawn: [hex('5a6fb5'), hex('c48fb8'), hex('f5b79a'), hex('fde3b6')],
  sunset: [hex('2b2a63'), hex('8c3f7d'), hex('e2664f'), hex('fbb65a'), hex('fde19a')],
  night: [hex('050a1f'), hex('0c1a3f'), hex('1d3263'), hex('3a5488')],
  storm: [hex('262b38'), hex('3f4757'), hex('667083'), hex('8d96a3')],
  space: [hex('03030d'), hex('0b0a24'), hex('150f35'), hex('0a0a1f')],
};

/** The color of light that falls on everything. */
export const LIGHT_COLORS: Readonly<Record<Light, { readonly color: Color; readonly amount: number }>> = {
  day: { color: hex('ffffff'), amount: 0.04 },
  dawn: { color: hex('f6b49a'), amount: 0.22 },
  sunset: { color: hex('c9523f'), amount: 0.3 },
  night: { color: hex('0c1638'), amount: 0.62 },
  storm: { color: hex('3d4452'), amount: 0.45 },
  space: { color: hex('1a1440'), amount: 0.25 },
};

/** Paints the sky down to `horizon` and whatever shines in it. */
export function drawSky(raster: Raster, scene: Scene, horizon: number, seed: number): void {
  const { width, height } = raster;
  const size = Math.min(width, height);
  const random = createRandom(seed ^ 0x51ce);
  const stops = skyStops(scene);
  gradient(raster, 0, Math.max(horizon, 1), stops);
  gradient(raster, horizon, height, [stops.at(-1) ?? stops[0], stops.at(-1) ?? stops[0]]);

  if (scene.light === 'space') paintNebula(raster, scene.tint ?? hex('8b3fb5'), seed);
  if (scene.light === 'night' || scene.light === 'space') paintStars(raster, horizon, random);
  if (scene.hasSun || scene.hasMoon) {
    const isLow = scene.light === 'sunset' || scene.light === 'dawn';
    const x = width * (0.22 + 0.56 * random());
    const y = isLow ? horizon - size * (0.05 + 0.05 * random()) : horizon * (0.2 + 0.22 * random());
    if (scene.hasMoon) paintMoon(raster, x, y, size * 0.065, scene.colors.sun ?? hex('f3efdc'), stops[0]);
    else
      paintSun(
        raster,
        x,
        y,
        size * (isLow ? 0.085 : 0.06),
        scene.colors.sun ?? (isLow ? hex('ffdf8e') : hex('fff6d0')),
      );
  }
  if (scene.weather !== 'clear' || scene.light === 'day') paintClouds(raster, scene, horizon, seed);
}

function skyStops(scene: Scene): readonly [Color, ...Color[]] {
  const [first, ...rest] = SKIES[scene.light];
  const sky = scene.colors.sky;
  if (sky) return [darken(sky, 0.35), sky, lighten(sky, 0.45)];
  const tint = scene.tint;
  return tint ? [mix(first, tint, 0.3), ...rest.map((color) => mix(color, tint, 0.22))] : [first, ...rest];
}

function paintStars(raster: Raster, horizon: number, random: () => number): void {
  const size = Math.min(raster.width, raster.height);
  const count = Math.round((raster.width * Math.min(horizon, raster.height)) / 1400);
  for (let index = 0; index < count; index++) {
    const x = random() * raster.width;
    const y = random() * Math.min(horizon * 0.95, raster.height);
    const bright = random() ** 3;
    ellipse(
      raster,
      x,
      y,
      (0.0012 + 0.0022 * bright) * size,
      (0.0012 + 0.0022 * bright) * size,
      lighten(hex('aebfff'), bright),
      0.35 + 0.6 * bright,
    );
    if (bright > 0.8) addGlow(raster, x, y, size * 0.018, hex('dfe6ff'), 0.5);
  }
}

function paintNebula(raster: Raster, color: Color, seed: number): void {
  overlay(raster, {
    seed,
    spot: 0.3,
    stretch: 1.4,
    height: raster.height,
    color: lighten(color, 0.15),
    from: 0.45,
    strength: 0.85,
  });
  overlay(raster, {
    seed: seed + 17,
    spot: 0.18,
    stretch: 1,
    height: raster.height,
    color: hex('3fb5d0'),
    from: 0.56,
    strength: 0.7,
  });
}

function paintSun(raster: Raster, x: number, y: number, radius: number, color: Color): void {
  addGlow(raster, x, y, radius * 7, lighten(color, 0.2), 0.55);
  addGlow(raster, x, y, radius * 2.6, lighten(color, 0.5), 0.7);
  ellipse(raster, x, y, radius, radius, color);
}

function paintMoon(raster: Raster, x: number, y: number, radius: number, color: Color, sky: Color): void {
  addGlow(raster, x, y, radius * 5, mix(color, sky, 0.3), 0.5);
  ellipse(raster, x, y, radius, radius, color);
  for (const [dx, dy, part] of [
    [-0.3, -0.25, 0.22],
    [0.35, 0.1, 0.28],
    [-0.1, 0.42, 0.16],
    [0.12, -0.5, 0.12],
  ] as const) {
    ellipse(raster, x + dx * radius, y + dy * radius, part * radius, part * radius, darken(color, 0.16), 0.8);
  }
}

function paintClouds(raster: Raster, scene: Scene, horizon: number, seed: number): void {
  const isHeavy = scene.weather !== 'clear';
  const light = LIGHT_COLORS[scene.light];
  overlay(raster, {
    seed: seed ^ 0xc10d,
    spot: 0.16,
    stretch: 2.6,
    height: horizon,
    color: mix(hex('ffffff'), light.color, light.amount),
    from: isHeavy ? 0.4 : 0.54,
    strength: isHeavy ? 0.95 : 0.8,
  });
}

interface Overlay {
  readonly seed: number;
  /** Width of the largest spots, in parts of the shorter side. */
  readonly spot: number;
  readonly stretch: number;
  readonly height: number;
  readonly color: Color;
  /** Noise below this leaves the image as it is. */
  readonly from: number;
  readonly strength: number;
}

/** Lays soft spots of a color over the upper part of the image; computed at a quarter of the size. */
function overlay(raster: Raster, options: Overlay): void {
  const scale = 4;
  const rows = Math.min(raster.height, Math.ceil(options.height));
  const width = Math.ceil(raster.width / scale) + 2;
  const height = Math.ceil(rows / scale) + 2;
  const spot = (Math.min(raster.width, raster.height) * options.spot) / scale;
  const noise = field(width, height, { seed: options.seed, spot: Math.max(2, spot), stretch: options.stretch });
  for (let y = 0; y < rows; y++) {
    const row = Math.floor(y / scale) * width;
    const down = (y % scale) / scale;
    for (let x = 0; x < raster.width; x++) {
      const at = row + Math.floor(x / scale);
      const right = (x % scale) / scale;
      const top = (noise[at] ?? 0) * (1 - right) + (noise[at + 1] ?? 0) * right;
      const bottom = (noise[at + width] ?? 0) * (1 - right) + (noise[at + width + 1] ?? 0) * right;
      const amount = (top * (1 - down) + bottom * down - options.from) / 0.28;
      if (amount > 0)
        blendPixel(raster, x, y, options.color, Math.min(1, amount) * options.strength * (1 - (0.5 * y) / rows));
    }
  }
}
