import { createBitWriter } from '../bit-writer.ts';
import { concat, latin1, littleEndian } from '../bytes.ts';
import type { Sound } from './wav.ts';

const BLOCK = 4096;

/** Encodes a sound as 16-bit FLAC, its samples not compressed; `comment` is kept as the tag DESCRIPTION. */
export function encodeFlac({ sampleRate, samples }: Sound, comment: string): Uint8Array<ArrayBuffer> {
  const values = Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * 32_767));
  const frames = Array.from({ length: Math.ceil(values.length / BLOCK) }, (_, number) =>
    encodeFrame(values.subarray(number * BLOCK, (number + 1) * BLOCK), number),
  );
  return concat([
    latin1('fLaC'),
    metadata(0, streamInfo(sampleRate, values.length), false),
    metadata(4, vorbisComment(comment), true),
    ...frames,
  ]);
}

/** The comment of a FLAC file that the emulator wrote; `undefined` for other files. */
export function readFlacComment(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 4; at + 4 <= bytes.length; ) {
    const head = view.getUint32(at);
    const length = head & 0xffffff;
    if (((head >>> 24) & 0x7f) === 4) {
      const text = new TextDecoder().decode(bytes.subarray(at + 4, at + 4 + length));
      return /DESCRIPTION=([\s\S]*)$/.exec(text)?.[1];
    }
    if (head >>> 31) return undefined;
    at += 4 + length;
  }
  return undefined;
}

function metadata(type: number, body: Uint8Array, isLast: boolean): Uint8Array {
  const bits = createBitWriter('high');
  bits.write(isLast ? 1 : 0, 1);
  bits.write(type, 7);
  bits.write(body.length, 24);
  return concat([bits.bytes(), body]);
}

function streamInfo(sampleRate: number, length: number): Uint8Array {
  const bits = createBitWriter('high');
  bits.write(BLOCK, 16);
  bits.write(BLOCK, 16);
  bits.write(0, 24); // smallest frame: unknown
  bits.write(0, 24); // largest frame: unknown
  bits.write(sampleRate, 20);
  bits.write(0, 3); // channels - 1
  bits.write(15, 5); // bits per sample - 1
  bits.write(0, 4); // number of samples, upper bits
  bits.write(length, 32);
  return concat([bits.bytes(), new Uint8Array(16)]); // checksum of the samples: unknown
}

function vorbisComment(comment: string): Uint8Array {
  const vendor = latin1('hubkit emulator');
  const text = new TextEncoder().encode(`DESCRIPTION=${comment}`);
  return concat([littleEndian(vendor.length, 4), vendor, littleEndian(1, 4), littleEndian(text.length, 4), text]);
}

function encodeFrame(values: Int16Array, number: number): Uint8Array {
  const bits = createBitWriter('high', values.length * 2 + 32);
  bits.write(0b1111_1111_1111_1000, 16); // sync code, blocks of one size
  bits.write(0b0111, 4); // block size: 16 bits at the end of the header
  bits.write(0, 4); // sample rate: from STREAMINFO
  bits.write(0, 4); // one channel
  bits.write(0b100, 3); // 16 bits per sample
  bits.write(0, 1);
  for (const byte of utf8Number(number)) bits.write(byte, 8);
  bits.write(values.length - 1, 16);
  bits.write(crc(bits.bytes(), { polynomial: 0x07, width: 8 }), 8);
  bits.write(0b0000_0010, 8); // subframe: verbatim, no wasted bits
  for (const value of values) bits.write(value & 0xffff, 16);
  const frame = bits.bytes();
  const checksum = crc(frame, { polynomial: 0x8005, width: 16 });
  return concat([frame, Uint8Array.of(checksum >> 8, checksum & 255)]);
}

/** A frame number, coded like a code point in UTF-8. */
function utf8Number(value: number): Uint8Array {
  // The numbers of surrogates would need 9 hours of sound; synthesizeSyllables is a few minutes at most.
  return new TextEncoder().encode(String.fromCodePoint(value));
}

function crc(
  bytes: Uint8Array,
  { polynomial, width }: { readonly polynomial: number; readonly width: 8 | 16 },
): number {
  const top = 1 << (width - 1);
  const mask = 2 ** width - 1;
  let remainder = 0;
  for (const byte of bytes) {
    remainder ^= byte << (width - 8);
    for (let bit = 0; bit < 8; bit++) {
      remainder = remainder & top ? ((remainder << 1) ^ polynomial) & mask : (remainder << 1) & mask;
    }
  }
  return remainder;
}
