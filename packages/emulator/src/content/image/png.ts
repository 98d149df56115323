import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import { concat, latin1 } from '../bytes.ts';
import type { Raster } from './raster.ts';

const compress = promisify(deflate);

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** Encodes an image as PNG; `texts` become its text chunks. */
export async function encodePng(
  raster: Raster,
  texts: Readonly<Record<string, string>> = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, raster.width);
  view.setUint32(4, raster.height);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = await compress(filterRows(raster), { level: 5 });
  return concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...Object.entries(texts).map(([name, text]) => chunk('tEXt', latin1(`${name}\0${text}`))),
    chunk('IDAT', pixels),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

/** Writes each row as the difference to its left or upper neighbor, whichever is smaller. */
function filterRows({ width, height, data }: Raster): Uint8Array {
  const stride = width * 3;
  const rows = new Uint8Array((stride + 1) * height);
  const left = new Uint8Array(stride);
  const up = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    let leftSum = 0;
    let upSum = 0;
    for (let index = 0; index < stride; index++) {
      const value = data[y * stride + index] ?? 0;
      const byLeft = (value - (index >= 3 ? (data[y * stride + index - 3] ?? 0) : 0)) & 255;
      const byUp = (value - (y > 0 ? (data[(y - 1) * stride + index] ?? 0) : 0)) & 255;
      left[index] = byLeft;
      up[index] = byUp;
      leftSum += byLeft < 128 ? byLeft : 256 - byLeft;
      upSum += byUp < 128 ? byUp : 256 - byUp;
    }
    const isLeft = leftSum < upSum;
    rows[y * (stride + 1)] = isLeft ? 1 : 2;
    rows.set(isLeft ? left : up, y * (stride + 1) + 1);
  }
  return rows;
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(body.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(latin1(type), 4);
  bytes.set(body, 8);
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)));
  return bytes;
}
