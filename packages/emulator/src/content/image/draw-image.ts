import { createRandom, hashText } from '../../contract/random.ts';
import { type Color, hex } from './color.ts';
import { drawLandscape, findHorizon } from './draw-landscape.ts';
import { drawObjects } from './draw-objects.ts';
import { drawSky } from './draw-sky.ts';
import { blendPixel, createRaster, ellipse, polygon, type Raster } from './raster.ts';
import { readScene, type Scene } from './scene.ts';
import type { Style } from './vocabulary.ts';

/** The input of an image. */
export interface ImageRequest {
  readonly prompt: string;
  readonly negativePrompt?: string;
  readonly width: number;
  readonly height: number;
  readonly seed?: number;
}

/** Paints the image a prompt describes; the same request always gives the same image. */
export function drawImage({ prompt, negativePrompt = '', width, height, seed = 0 }: ImageRequest): Raster {
  const scene = readScene(prompt, negativePrompt, seed);
  const noiseSeed = (hashText(prompt) ^ Math.imul(seed + 1, 0x9e3779b1)) >>> 0;
  // Pixel art is painted small and enlarged without smoothing.
  const grain = scene.style === 'pixel' ? Math.max(1, Math.round(Math.min(width, height) / 96)) : 1;
  const raster = createRaster(Math.ceil(width / grain), Math.ceil(height / grain));
  const horizon = findHorizon(scene, raster.height);
  drawSky(raster, scene, horizon, noiseSeed);
  drawLandscape(raster, scene, horizon, noiseSeed);
  drawObjects(raster, scene, horizon, noiseSeed);
  paintWeather(raster, scene, noiseSeed);
  finish(raster, scene.style);
  return grain > 1 ? enlarge(raster, grain, width, height) : raster;
}

function paintWeather(raster: Raster, scene: Scene, seed: number): void {
  const random = createRandom(seed ^ 0x3a17);
  const size = Math.min(raster.width, raster.height);
  const count = Math.round((raster.width * raster.height) / 900);
  if (scene.weather === 'rain') {
    for (let drop = 0; drop < count / 3; drop++) {
      const x = random() * raster.width * 1.1;
      const y = random() * raster.height;
      const length = size * (0.02 + 0.04 * random());
      polygon(
        raster,
        [
          [x, y],
          [x + size * 0.0018, y],
          [x - length * 0.25, y + length],
        ],
        hex('d5e2ee'),
        0.45,
      );
    }
  }
  if (scene.weather === 'snow') {
    for (let flake = 0; flake < count / 4; flake++) {
      const radius = size * (0.0015 + 0.005 * random() ** 2);
      ellipse(raster, random() * raster.width, random() * raster.height, radius, radius, hex('ffffff'), 0.85);
    }
  }
  if (scene.weather === 'fog') {
    for (let y = 0; y < raster.height; y++) {
      const amount = 0.25 + 0.5 * Math.exp(-(((y / raster.height - 0.66) / 0.2) ** 2));
      for (let x = 0; x < raster.width; x++) blendPixel(raster, x, y, hex('d9dee3'), amount);
    }
  }
}

/** Turns the colors of a whole image. */
const TONES: Readonly<Record<Style, ((red: number, green: number, blue: number) => Color) | undefined>> = {
  plain: undefined,
  pixel: (red, green, blue) => [Math.round(red / 24) * 24, Math.round(green / 24) * 24, Math.round(blue / 24) * 24],
  mono: (red, green, blue) => gray(0.3 * red + 0.59 * green + 0.11 * blue),
  sepia(red, green, blue) {
    const light = 0.3 * red + 0.59 * green + 0.11 * blue;
    return [light * 1.07 + 12, light * 0.9 + 4, light * 0.68];
  },
  neon: (red, green, blue) => [red * 0.8 + blue * 0.35, green * 0.62, blue * 1.05 + red * 0.2 + 12],
};

function gray(light: number): Color {
  const strong = (light - 128) * 1.15 + 128;
  return [strong, strong, strong];
}

/** Colors the image in its style, and darkens its corners a little as a lens does. */
function finish(raster: Raster, style: Style): void {
  const tone = TONES[style];
  const { data, width, height } = raster;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 3;
      const far = ((x / width - 0.5) ** 2 + (y / height - 0.5) ** 2) * 2;
      const shade = 1 - 0.16 * far * far;
      const [red, green, blue] = [(data[at] ?? 0) * shade, (data[at + 1] ?? 0) * shade, (data[at + 2] ?? 0) * shade];
      const color = tone ? tone(red, green, blue) : ([red, green, blue] as const);
      data[at] = color[0];
      data[at + 1] = color[1];
      data[at + 2] = color[2];
    }
  }
}

function enlarge(small: Raster, grain: number, width: number, height: number): Raster {
  const large = createRaster(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (Math.floor(y / grain) * small.width + Math.floor(x / grain)) * 3;
      large.data.set(small.data.subarray(from, from + 3), (y * width + x) * 3);
    }
  }
  return large;
}
