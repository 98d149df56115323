import { PNG } from 'pngjs';
import { decode } from 'sixel';
import { describe, expect, it } from 'vitest';
import { convertImage } from './convert-image.ts';
import { shrink, sixelSequence } from './sixel.ts';

const END = '\u001b\\\n';
const red = [255, 0, 0, 255];
const blue = [0, 0, 255, 255];

function image(width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): PNG {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at++) png.data.set(colorAt(at % width, Math.floor(at / width)), at * 4);
  return png;
}

/** Decodes a sequence by the decoder of the library, which is not made from its encoder. */
function readPixels(sequence: string | undefined) {
  const { width, height, data32 } = decode(sequence?.slice(sequence.indexOf('"'), -END.length) ?? '');
  const colorAt = (x: number, y: number) => [...new Uint8Array(data32.buffer, (y * width + x) * 4, 4)];
  return { width, height, colorAt };
}

describe('sixel', () => {
  it('shows the pixels of a PNG', async () => {
    const halves = PNG.sync.write(image(60, 60, (x) => (x < 30 ? red : blue)));
    const { width, height, colorAt } = readPixels(await sixelSequence(halves, 'png', 80));
    expect([width, height, colorAt(5, 5), colorAt(55, 55)]).toEqual([60, 60, red, blue]);
  });

  it('shows images of many colors almost as they are', async () => {
    const wide = PNG.sync.write(image(256, 256, (x, y) => [x, y, 128, 255]));
    const { colorAt } = readPixels(await sixelSequence(wide, 'png', 80));
    for (const at of [20, 128, 230]) expect(Math.abs((colorAt(at, 255 - at)[0] ?? 0) - at)).toBeLessThan(24);
  });

  it('shows a JPEG, no wider than the terminal', async () => {
    const jpeg = await convertImage(PNG.sync.write(image(400, 200, () => red)), 'png', 'jpg');
    const { width, height } = readPixels(await sixelSequence(jpeg ?? new Uint8Array(), 'jpg', 20));
    expect([width, height]).toEqual([133, 66]);
  });

  it('shows nothing of other formats', async () => {
    expect(await sixelSequence(new Uint8Array([82, 73, 70, 70]), 'webp', 80)).toBeUndefined();
  });

  it('takes the mean of the pixels that become one', () => {
    const { width, height, data } = shrink(
      image(4, 2, (x) => (x % 2 === 0 ? red : blue)),
      2,
    );
    expect([width, height, [...data]]).toEqual([2, 1, [128, 0, 128, 255, 128, 0, 128, 255]]);
  });
});
