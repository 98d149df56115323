import type { Color } from './color.ts';

/** An image in the making: red, green, blue by rows. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** A point of a polygon in pixels. */
export type Point = readonly [x: number, y: number];

/** An all-black image. */
export function createRaster(width: number, height: number): Raster {
  return { width, height, data: new Uint8ClampedArray(width * height * 3) };
}

/** Lays a color over one pixel. */
export function blendPixel({ data, width }: Raster, x: number, y: number, color: Color, alpha: number): void {
  const at = (y * width + x) * 3;
  const keep = 1 - alpha;
  data[at] = (data[at] ?? 0) * keep + color[0] * alpha;
  data[at + 1] = (data[at + 1] ?? 0) * keep + color[1] * alpha;
  data[at + 2] = (data[at + 2] ?? 0) * keep + color[2] * alpha;
}

/** Fills rows `top` to `bottom` with colors that flow through `stops` from above. */
export function gradient(raster: Raster, top: number, bottom: number, stops: readonly Color[]): void {
  const first = Math.max(0, Math.floor(top));
  const last = Math.min(raster.height, Math.ceil(bottom));
  for (let y = first; y < last; y++) {
    const place = Math.min(0.9999, Math.max(0, (y - top) / (bottom - top))) * (stops.length - 1);
    const from = stops[Math.floor(place)] ?? [0, 0, 0];
    const to = stops[Math.floor(place) + 1] ?? from;
    const amount = place - Math.floor(place);
    for (let x = 0; x < raster.width; x++) {
      const at = (y * raster.width + x) * 3;
      for (const part of [0, 1, 2] as const) raster.data[at + part] = from[part] + (to[part] - from[part]) * amount;
    }
  }
}

/** A filled ellipse with smooth edges. */
export function ellipse(raster: Raster, cx: number, cy: number, rx: number, ry: number, color: Color, alpha = 1): void {
  const radius = Math.min(rx, ry);
  eachPixel(raster, cx - rx - 1, cy - ry - 1, cx + rx + 1, cy + ry + 1, (x, y) => {
    const distance = Math.hypot((x + 0.5 - cx) / rx, (y + 0.5 - cy) / ry);
    const cover = (1 - distance) * radius + 0.5;
    if (cover > 0) blendPixel(raster, x, y, color, Math.min(1, cover) * alpha);
  });
}

/** Light around a point that fades with the distance. */
export function addGlow(raster: Raster, cx: number, cy: number, radius: number, color: Color, strength: number): void {
  eachPixel(raster, cx - radius, cy - radius, cx + radius, cy + radius, (x, y) => {
    const near = 1 - Math.hypot(x - cx, y - cy) / radius;
    if (near > 0) blendPixel(raster, x, y, color, near * near * strength);
  });
}

/** A filled polygon with smooth edges. */
export function polygon(raster: Raster, points: readonly Point[], color: Color, alpha = 1): void {
  const lines = 4;
  const top = Math.max(0, Math.floor(Math.min(...points.map((point) => point[1]))));
  const bottom = Math.min(raster.height - 1, Math.ceil(Math.max(...points.map((point) => point[1]))));
  const cover = new Float32Array(raster.width);
  for (let y = top; y <= bottom; y++) {
    cover.fill(0);
    for (let line = 0; line < lines; line++) addSpans(cover, crossings(points, y + (line + 0.5) / lines), 1 / lines);
    for (let x = 0; x < raster.width; x++) {
      const part = cover[x] ?? 0;
      if (part > 0) blendPixel(raster, x, y, color, Math.min(1, part) * alpha);
    }
  }
}

/** Fills everything below a curve, from `top` at the curve to `bottom` at the foot of the image. */
export function fillBelow(raster: Raster, curve: Float32Array, top: Color, bottom: Color, alpha = 1): void {
  const highest = Math.max(0, Math.floor(curve.reduce((least, value) => Math.min(least, value), raster.height)));
  const depth = Math.max(1, raster.height - highest);
  for (let y = highest; y < raster.height; y++) {
    for (let x = 0; x < raster.width; x++) {
      const edge = y + 1 - (curve[x] ?? 0);
      if (edge <= 0) continue;
      const amount = Math.min(1, Math.max(0, (y - (curve[x] ?? 0)) / depth));
      const color: Color = [
        top[0] + (bottom[0] - top[0]) * amount,
        top[1] + (bottom[1] - top[1]) * amount,
        top[2] + (bottom[2] - top[2]) * amount,
      ];
      blendPixel(raster, x, y, color, Math.min(1, edge) * alpha);
    }
  }
}

function eachPixel(
  raster: Raster,
  left: number,
  top: number,
  right: number,
  bottom: number,
  visit: (x: number, y: number) => void,
): void {
  const lastX = Math.min(raster.width - 1, Math.ceil(right));
  const lastY = Math.min(raster.height - 1, Math.ceil(bottom));
  for (let y = Math.max(0, Math.floor(top)); y <= lastY; y++) {
    for (let x = Math.max(0, Math.floor(left)); x <= lastX; x++) visit(x, y);
  }
}

/** The positions at which a row of pixels meets the edges of a polygon, from left to right. */
function crossings(points: readonly Point[], y: number): number[] {
  const found: number[] = [];
  points.forEach(([x1, y1], index) => {
    const [x2, y2] = points[(index + 1) % points.length] ?? [x1, y1];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((a, b) => a - b);
}

function addSpans(cover: Float32Array, edges: readonly number[], weight: number): void {
  for (let index = 0; index + 1 < edges.length; index += 2) {
    const left = Math.max(0, edges[index] ?? 0);
    const right = Math.min(cover.length, edges[index + 1] ?? 0);
    for (let x = Math.floor(left); x < right; x++) {
      const part = Math.min(x + 1, right) - Math.max(x, left);
      cover[x] = (cover[x] ?? 0) + part * weight;
    }
  }
}

/** Average color of some rows of an image. @default all rows */
export function averageColor({ width, height, data }: Raster, top = 0, bottom = height): Color {
  const sum: [number, number, number] = [0, 0, 0];
  for (let at = width * top; at < width * bottom; at++) {
    for (const part of [0, 1, 2] as const) sum[part] += data[at * 3 + part] ?? 0;
  }
  const count = Math.max(1, width * (bottom - top));
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}
