import { type BitWriter, createBitWriter } from '../bit-writer.ts';
import { concat, latin1, littleEndian } from '../bytes.ts';
import { buildPrefixCode, type PrefixCode, writePrefixCode } from './prefix-code.ts';
import type { Raster } from './raster.ts';

const SUBTRACT_GREEN = 2;
const PREDICTOR = 0;
/** Left + above - above left, clamped: right for most pixels of a gradient. */
const PREDICTOR_MODE = 12;

/** Sizes of the alphabets of green (with lengths of copies), red, blue, alpha and distances. */
const ALPHABETS = [280, 256, 256, 256, 40] as const;

/** Encodes an image as lossless WebP: prediction from its neighbors, and one prefix code per channel. */
export function encodeWebp(picture: Raster): Uint8Array<ArrayBuffer> {
  const { width, height } = picture;
  const bits = createBitWriter('low', width * height * 2);
  bits.write(0x2f, 8);
  bits.write(width - 1, 14);
  bits.write(height - 1, 14);
  bits.write(0, 4); // no alpha, version 0
  writeTransforms(bits);
  bits.write(0, 2); // no color cache, one group of prefix codes
  const [red, green, blue] = computeResiduals(picture);
  const channels = [
    createPrefixCode(green, ALPHABETS[0]),
    createPrefixCode(red, ALPHABETS[1]),
    createPrefixCode(blue, ALPHABETS[2]),
  ] as const;
  // The difference to an opaque neighbor is 0 everywhere but in the corner, which is predicted as opaque, too.
  for (const code of [...channels, constant(0), constant(0)]) writePrefixCode(bits, code);
  for (let at = 0; at < width * height; at++) {
    writeSymbol(bits, channels[0], green[at] ?? 0);
    writeSymbol(bits, channels[1], red[at] ?? 0);
    writeSymbol(bits, channels[2], blue[at] ?? 0);
  }
  const data = bits.bytes();
  const padded = data.length % 2 === 0 ? data : concat([data, new Uint8Array(1)]);
  const chunk = concat([latin1('WEBPVP8L'), littleEndian(data.length, 4), padded]);
  return concat([latin1('RIFF'), littleEndian(chunk.length, 4), chunk]);
}

function writeTransforms(bits: BitWriter): void {
  bits.write(1, 1);
  bits.write(SUBTRACT_GREEN, 2);
  bits.write(1, 1);
  bits.write(PREDICTOR, 2);
  bits.write(7, 3); // blocks of 512 pixels
  // The modes of the blocks are an image of their own, with the mode in green: constant, so it takes no bits.
  bits.write(0, 1);
  for (const value of [PREDICTOR_MODE, 0, 0, 255, 0]) writePrefixCode(bits, constant(value));
  bits.write(0, 1);
}

/** A code with one symbol, which takes no bits. */
function constant(symbol: number): PrefixCode {
  return { type: 'constant', symbol };
}

function createPrefixCode(values: Uint8Array, alphabet: number): PrefixCode {
  const counts = new Uint32Array(alphabet);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return buildPrefixCode(counts);
}

function writeSymbol(bits: BitWriter, code: PrefixCode, symbol: number): void {
  if (code.type === 'lengths') bits.write(code.codes[symbol] ?? 0, code.lengths[symbol] ?? 0);
}

/** The differences of red, green and blue to their predictions, with green subtracted from red and blue. */
function computeResiduals({ width, height, data }: Raster): readonly [Uint8Array, Uint8Array, Uint8Array] {
  const size = width * height;
  const planes = [new Uint8Array(size), new Uint8Array(size), new Uint8Array(size)] as const;
  for (let at = 0; at < size; at++) {
    const green = data[at * 3 + 1] ?? 0;
    planes[0][at] = (data[at * 3] ?? 0) - green;
    planes[1][at] = green;
    planes[2][at] = (data[at * 3 + 2] ?? 0) - green;
  }
  return [residual(planes[0], width), residual(planes[1], width), residual(planes[2], width)];
}

function residual(plane: Uint8Array, width: number): Uint8Array {
  return plane.map((value, at) => {
    const isTop = at < width;
    const isLeft = at % width === 0;
    const left = plane[at - 1] ?? 0;
    const above = plane[at - width] ?? 0;
    if (isTop && isLeft) return value;
    if (isTop) return value - left;
    if (isLeft) return value - above;
    return value - Math.min(255, Math.max(0, left + above - (plane[at - width - 1] ?? 0)));
  });
}
