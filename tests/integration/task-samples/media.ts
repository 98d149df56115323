import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

type Color = readonly [red: number, green: number, blue: number];

/** A red square of 16 pixels with a blue diagonal, as a PNG file. */
export const png: Blob = pngOf(16, (x, y) => (x === y ? [20, 40, 200] : [220, 30, 30]));

/** Makes a square PNG file from the color of each pixel. */
export function pngOf(side: number, colorAt: (x: number, y: number) => Color): Blob {
  const parts = [chunk('IHDR', header(side)), chunk('IDAT', deflateSync(rows(side, colorAt)))];
  return new Blob([SIGNATURE, ...parts, chunk('IEND', new Uint8Array())], { type: 'image/png' });
}

function header(side: number): Uint8Array<ArrayBuffer> {
  const body = new Uint8Array(13);
  const view = new DataView(body.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  // 8 bits for each of red, green and blue.
  body.set([8, 2, 0, 0, 0], 8);
  return body;
}

/** Rows of pixels without a filter, each with the number of its filter in front. */
function rows(side: number, colorAt: (x: number, y: number) => Color): Uint8Array {
  const row = (y: number) => [0, ...Array.from({ length: side }, (_, x) => colorAt(x, y)).flat()];
  return Uint8Array.from(Array.from({ length: side }, (_, y) => row(y)).flat());
}

function chunk(type: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(body.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(body, 8);
  view.setUint32(body.length + 8, crc32(bytes.subarray(4, body.length + 8)));
  return bytes;
}

const SAMPLE_RATE = 8000;
const SECONDS = 0.5;
const PITCH_HZ = 440;

/** Half a second of a tone as a WAV file: one channel, 16 bits per sample. */
export const wav: Blob = new Blob([wavHeader(), samples()], { type: 'audio/wav' });

function samples(): Int16Array<ArrayBuffer> {
  return Int16Array.from({ length: SAMPLE_RATE * SECONDS }, (_, index) =>
    Math.round(8000 * Math.sin((2 * Math.PI * PITCH_HZ * index) / SAMPLE_RATE)),
  );
}

function wavHeader(): ArrayBuffer {
  const bytes = SAMPLE_RATE * SECONDS * 2;
  const view = new DataView(new ArrayBuffer(44));
  const text = (at: number, value: string) => {
    for (const [index, character] of [...value].entries()) view.setUint8(at + index, character.charCodeAt(0));
  };
  text(0, 'RIFF');
  view.setUint32(4, 36 + bytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, SAMPLE_RATE, true);
  view.setUint32(28, SAMPLE_RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, bytes, true);
  return view.buffer;
}
