import { describe, expect, it } from 'vitest';
import { readRaster } from '../vision/read-raster.ts';
import { editImages } from './edit-images.ts';
import { encodeImage, type ImageType } from './encode-image.ts';
import { createRaster, gradient, type Raster } from './raster.ts';

function plain(color: readonly [number, number, number]): Raster {
  const raster = createRaster(40, 24);
  gradient(raster, 0, 24, [color]);
  return raster;
}

const RED = plain([220, 20, 20]);
const BLUE = plain([20, 20, 220]);
const file = async (picture: Raster, type: ImageType = 'image/png') => (await encodeImage(picture, type)).bytes;
const pixel = ({ width, data }: Raster, x: number, y: number) => [
  ...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3),
];

async function change(options: Parameters<typeof editImages>[0]) {
  const changed = await editImages(options);
  if (!changed) throw new Error('The images cannot be read.');
  return changed.picture;
}

describe('pictures that are changed', () => {
  it('are read from PNG as they are, and from JPEG nearly so', async () => {
    expect((await readRaster(await file(RED), 2048))?.raster).toEqual(RED);
    const [red = 0, green = 255] = pixel(await change({ images: [await file(RED, 'image/jpeg')] }), 20, 12);
    expect(red - green).toBeGreaterThan(150);
  });

  it('keep their size, or take the one that is wanted', async () => {
    const images = [await file(RED)];
    expect(await change({ images })).toMatchObject({ width: 40, height: 24 });
    expect(await change({ images })).toEqual(RED);
    const large = await change({ images, size: { width: 64, height: 128 } });
    expect([large.width, large.height, pixel(large, 63, 127)]).toEqual([64, 128, [220, 20, 20]]);
  });

  it('stand side by side where there are several', async () => {
    const both = await change({ images: [await file(RED), await file(BLUE)] });
    expect([pixel(both, 1, 1), pixel(both, 38, 22)]).toEqual([
      [220, 20, 20],
      [20, 20, 220],
    ]);
  });

  it('show the prompt over what they were, the same every time', async () => {
    const images = [await file(RED)];
    const boat = await change({ images, prompt: 'a boat at sea' });
    expect(boat).toEqual(await change({ images, prompt: 'a boat at sea' }));
    expect(boat).not.toEqual(RED);
    expect(boat).not.toEqual(await change({ images, prompt: 'a forest in the snow' }));
    expect(boat).not.toEqual(await change({ images: [await file(BLUE)], prompt: 'a boat at sea' }));
  });

  it('are painted from the prompt alone where there is no image', async () => {
    expect(await change({ images: [], prompt: 'a boat', size: { width: 64, height: 32 } })).toMatchObject({
      width: 64,
    });
  });

  it('are undefined for bytes that are none, and something for formats that are not decoded', async () => {
    expect(await editImages({ images: [new TextEncoder().encode('text')] })).toBeUndefined();
    expect(await editImages({ images: [(await file(RED)).subarray(0, 40)] })).toBeUndefined();
    expect(await change({ images: [await file(RED, 'image/webp')] })).toMatchObject({ width: 40, height: 24 });
  });
});
