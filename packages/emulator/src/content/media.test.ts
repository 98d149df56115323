import jpeg from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { encodeSpeech } from './audio/encode-speech.ts';
import { readFlacComment } from './audio/flac.ts';
import { synthesizeSyllables } from './audio/speak.ts';
import { transcribe } from './audio/transcribe.ts';
import { drawImage } from './image/draw-image.ts';
import { encodeImage } from './image/encode-image.ts';
import { createRaster } from './image/raster.ts';
import { encodeStillVideo } from './video/encode-video.ts';

const picture = drawImage({ prompt: 'a red boat on the sea', width: 96, height: 64 });
const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));

describe('JPEG', () => {
  it('shows the picture, and says what made it', async () => {
    const { type, bytes } = await encodeImage(picture, 'image/jpeg');
    const decoded = jpeg.decode(bytes);
    expect([type, decoded.width, decoded.height]).toEqual(['image/jpeg', 96, 64]);
    expect(String(decoded.comments)).toContain('hubkit emulator');
    const errors = Array.from({ length: 96 * 64 }, (_, pixel) =>
      Math.abs((decoded.data[pixel * 4] ?? 0) - (picture.data[pixel * 3] ?? 0)),
    );
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(4);
  });
});

describe('WebP', () => {
  it('has the length and the size that its header states', async () => {
    const { bytes } = await encodeImage(picture, 'image/webp');
    const view = new DataView(bytes.buffer);
    expect([ascii(bytes, 0, 4), ascii(bytes, 8, 16)]).toEqual(['RIFF', 'WEBPVP8L']);
    expect(view.getUint32(4, true)).toBe(bytes.length - 8);
    const data = view.getUint32(16, true);
    expect(20 + data + (data % 2)).toBe(bytes.length);
    const size = view.getUint32(21, true);
    expect([bytes[20], (size & 0x3fff) + 1, ((size >> 14) & 0x3fff) + 1, size >>> 28]).toEqual([0x2f, 96, 64, 0]);
  });

  it('takes few bytes for a picture of one color, and never more than the picture itself', async () => {
    const plain = await encodeImage(createRaster(64, 64), 'image/webp');
    expect(plain.bytes.length).toBeLessThan(100);
    expect((await encodeImage(picture, 'image/webp')).bytes.length).toBeLessThan(96 * 64 * 3);
  });
});

describe('FLAC', () => {
  const { bytes } = encodeSpeech('Good morning.', 'audio/flac');

  it('holds the samples of the sound', () => {
    const { samples, sampleRate } = synthesizeSyllables('Good morning.');
    const view = new DataView(bytes.buffer);
    expect(ascii(bytes, 0, 4)).toBe('fLaC');
    expect(view.getUint32(18) >>> 12).toBe(sampleRate);
    expect(view.getUint32(22)).toBe(samples.length);
    // Frames of 4096 samples: sync code, 7 bytes of header with its checksum, 1 of subframe, samples, 2 of checksum.
    const first = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xf8);
    expect(view.getInt16(first + 9 + 2 * 3000)).toBe(Math.round((samples[3000] ?? 0) * 32_767));
    expect([bytes[first + 11 + 2 * 4096], bytes[first + 12 + 2 * 4096]]).toEqual([0xff, 0xf8]);
  });

  it('keeps its words, so that it can be transcribed', () => {
    expect(readFlacComment(bytes)).toBe('Good morning.');
    expect(transcribe(bytes)).toMatchObject({ text: 'Good morning.', seconds: expect.closeTo(1.2, 0) });
    expect(readFlacComment(bytes.subarray(0, 42))).toBeUndefined();
  });
});

describe('MP4', () => {
  it('is a tree of boxes, with the frame where its table says', () => {
    const bytes = encodeStillVideo(picture, { seconds: 2 });
    const view = new DataView(bytes.buffer);
    const boxes = (from: number, to: number) => {
      const found: { type: string; from: number; to: number }[] = [];
      for (let at = from; at < to; at += view.getUint32(at)) {
        found.push({ type: ascii(bytes, at + 4, at + 8), from: at + 8, to: at + view.getUint32(at) });
      }
      return found;
    };
    const inside = (...path: string[]) =>
      path.reduce((place, type) => boxes(place.from, place.to).find((box) => box.type === type) ?? { from: 0, to: 0 }, {
        from: 0,
        to: bytes.length,
      });
    expect(boxes(0, bytes.length).map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat']);
    const table = ['moov', 'trak', 'mdia', 'minf', 'stbl'];
    const offset = view.getUint32(inside(...table, 'stco').from + 8);
    expect(offset).toBe(inside('mdat').from);
    const length = view.getUint32(inside(...table, 'stsz').from + 4);
    expect(offset + length).toBe(bytes.length);
    // One unit: its length, then the header byte of a frame that needs no other.
    expect([view.getUint32(offset), bytes[offset + 4]]).toEqual([length - 4, 0x65]);
  });
});
