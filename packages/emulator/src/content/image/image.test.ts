import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawImage } from './draw-image.ts';
import { encodeImage } from './encode-image.ts';
import { encodePng } from './png.ts';
import type { Raster } from './raster.ts';
import { readScene } from './scene.ts';

/** Decodes a PNG of the kind the emulator writes, checking every checksum on the way. */
function decodePng(bytes: Uint8Array): { width: number; height: number; data: Uint8Array; texts: string[] } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  expect([...bytes.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts: Record<string, Buffer[]> = {};
  let at = 8;
  for (; at < bytes.length; ) {
    const length = view.getUint32(at);
    const type = Buffer.from(bytes.subarray(at + 4, at + 8)).toString('latin1');
    expect(view.getUint32(at + 8 + length)).toBe(crc(bytes.subarray(at + 4, at + 8 + length)));
    parts[type] = [...(parts[type] ?? []), Buffer.from(bytes.subarray(at + 8, at + 8 + length))];
    at += 12 + length;
  }
  expect(at).toBe(bytes.length);
  const header = parts.IHDR?.[0] ?? Buffer.alloc(13);
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  expect([...header.subarray(8)]).toEqual([8, 2, 0, 0, 0]);
  return {
    width,
    height,
    data: unfilter(inflateSync(Buffer.concat(parts.IDAT ?? [])), width, height),
    texts: (parts.tEXt ?? []).map((text) => text.toString('latin1')),
  };
}

function unfilter(rows: Buffer, width: number, height: number): Uint8Array {
  const stride = width * 3;
  const data = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)];
    for (let index = 0; index < stride; index++) {
      const left = index >= 3 ? (data[y * stride + index - 3] ?? 0) : 0;
      const up = y > 0 ? (data[(y - 1) * stride + index] ?? 0) : 0;
      data[y * stride + index] =
        (rows[y * (stride + 1) + 1 + index] ?? 0) + (filter === 1 ? left : filter === 2 ? up : Number.NaN);
    }
  }
  return data;
}

/** CRC-32 bit by bit, as the PNG specification writes it. */
function crc(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return ~value >>> 0;
}

/** The mean color of a part of an image, in parts of its width and height. */
function mean(raster: Raster, left: number, top: number, right: number, bottom: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let y = Math.floor(top * raster.height); y < bottom * raster.height; y++) {
    for (let x = Math.floor(left * raster.width); x < right * raster.width; x++) {
      for (const part of [0, 1, 2] as const) sum[part] += raster.data[(y * raster.width + x) * 3 + part] ?? 0;
      count++;
    }
  }
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const paint = (prompt: string, more: object = {}) => drawImage({ prompt, width: 160, height: 160, ...more });

describe('a picture', () => {
  it('is a PNG of the wanted size that says where it comes from', async () => {
    const png = decodePng(
      (await encodeImage(drawImage({ prompt: 'a boat on the sea', width: 123, height: 77 }), 'image/png')).bytes,
    );
    expect([png.width, png.height]).toEqual([123, 77]);
    expect(png.texts[0]).toContain('hubkit emulator');
    expect(Buffer.from(png.data)).toEqual(
      Buffer.from(drawImage({ prompt: 'a boat on the sea', width: 123, height: 77 }).data),
    );
  });

  it('is decoded to what was encoded, whatever that is', async () => {
    const raster = fc
      .tuple(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 20 }))
      .chain(([width, height]) =>
        fc
          .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
          .map((data) => ({ width, height, data: Uint8ClampedArray.from(data) })),
      );
    await fc.assert(
      fc.asyncProperty(raster, async (given) => {
        expect([...decodePng(await encodePng(given)).data]).toEqual([...given.data]);
      }),
      { numRuns: 40 },
    );
  });

  it('is the same for the same request, and another for another seed', async () => {
    const draw = async (seed: number) =>
      (await encodeImage(drawImage({ prompt: 'hills', width: 64, height: 64, seed }), 'image/png')).bytes;
    expect(await draw(1)).toEqual(await draw(1));
    expect(await draw(1)).not.toEqual(await draw(2));
  });

  it('has the colors of its time of day', () => {
    const [noonRed, , noonBlue] = mean(paint('a field at noon'), 0, 0, 1, 0.2);
    expect(noonBlue).toBeGreaterThan(noonRed + 30);
    const night = mean(paint('the sea at night'), 0, 0, 1, 0.3);
    expect(Math.max(...night)).toBeLessThan(110);
    const [duskRed, , duskBlue] = mean(paint('the sea at sunset'), 0, 0.4, 1, 0.55);
    expect(duskRed).toBeGreaterThan(duskBlue + 60);
  });

  it('has the ground that was asked for', () => {
    const [grassRed, grassGreen, grassBlue] = mean(paint('a green meadow at noon'), 0, 0.9, 1, 1);
    expect(grassGreen).toBeGreaterThan(Math.max(grassRed, grassBlue));
    const [seaRed, , seaBlue] = mean(paint('the ocean at noon'), 0, 0.8, 1, 1);
    expect(seaBlue).toBeGreaterThan(seaRed + 40);
    const [sandRed, , sandBlue] = mean(paint('a desert at noon'), 0, 0.85, 1, 1);
    expect(sandRed).toBeGreaterThan(sandBlue + 50);
  });

  it('gives things the colors they were given', () => {
    for (const [word, strongest] of [
      ['red', 0],
      ['green', 1],
      ['blue', 2],
    ] as const) {
      const color = mean(paint(`a ${word} circle`), 0.45, 0.45, 0.55, 0.55);
      expect(color[strongest], word).toBe(Math.max(...color));
      expect(color[strongest] - Math.min(...color), word).toBeGreaterThan(60);
    }
  });

  it('shows more where more is asked for, and less where less is', () => {
    expect(readScene('three red boats and a bird', '', 0).things).toMatchObject([
      { kind: 'boat', count: 3, color: [216, 54, 47] },
      { kind: 'bird', count: 1 },
    ]);
    expect(readScene('boats and birds on the sea', 'birds', 0).things.map((thing) => thing.kind)).toEqual(['boat']);
    expect(readScene('a moonlit lake', '', 0)).toMatchObject({ light: 'night', ground: 'sea', hasMoon: true });
    expect(readScene('constructor __proto__ toString', '', 0).things).toEqual([]);
  });

  it('can be gray, and coarse', () => {
    const { data } = paint('a red house, black and white, noir');
    for (let at = 0; at < data.length; at += 3) expect(data[at]).toBe(data[at + 1]);
    const pixels = drawImage({ prompt: 'pixel art castle', width: 192, height: 192 }).data;
    for (let at = 0; at < pixels.length; at += 6) expect(pixels[at]).toBe(pixels[at + 3]);
  });

  it('can be drawn for any words and any size', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 16, max: 90 }),
        fc.integer({ min: 16, max: 90 }),
        fc.integer(),
        (prompt, width, height, seed) => {
          expect(drawImage({ prompt, width, height, seed }).data).toHaveLength(width * height * 3);
        },
      ),
      { numRuns: 40 },
    );
  });
});
