import { expect, it } from 'vitest';
import { MAX_IMAGE_BYTES, readImages } from './read-images.ts';

it('reads images byte for byte, and says why other files cannot be attached', async () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_none, place) => place % 256);
  const files = [
    new File([bytes], 'a.png', { type: 'image/png' }),
    new File(['x'], 'notes.txt', { type: 'text/plain' }),
    new File([new Uint8Array(MAX_IMAGE_BYTES + 1)], 'huge.jpg', { type: 'image/jpeg' }),
  ];
  const { images, problems } = await readImages(files);
  expect(images).toEqual([`data:image/png;base64,${Buffer.from(bytes).toString('base64')}`]);
  expect(problems).toEqual([
    'notes.txt is not an image. Only images can be attached.',
    'huge.jpg is larger than 5 MB. Attach a smaller image.',
  ]);
});
