import type { Bytes } from '../../contract/bytes.ts';

/** Sound in memory: one channel, samples from -1 to 1. */
export interface Sound {
  readonly sampleRate: number;
  readonly samples: Float32Array;
}

/** Encodes a sound as 16-bit WAV; `comment` is kept in an INFO chunk. */
export function encodeWav({ sampleRate, samples }: Sound, comment?: string): Bytes {
  const info = comment === undefined ? new Uint8Array(0) : infoChunk(comment);
  const bytes = new Uint8Array(44 + info.length + samples.length * 2);
  const view = new DataView(bytes.buffer);
  writeAscii(bytes, 0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  writeAscii(bytes, 8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRate, true);
  view.setUint32(28, sampleRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  bytes.set(info, 36);
  const start = 36 + info.length;
  writeAscii(bytes, start, 'data');
  view.setUint32(start + 4, samples.length * 2, true);
  samples.forEach((sample, index) => {
    view.setInt16(start + 8 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  });
  return bytes;
}

/** A WAV file taken apart. */
export interface WavFile {
  readonly sampleRate: number;
  readonly channels: number;
  readonly bitsPerSample: number;
  readonly seconds: number;
  readonly comment?: string;
  /** The samples of the first channel, for 16-bit files. */
  readonly samples: Float32Array;
}

/** Reads a WAV file; `undefined` for other bytes. */
export function readWav(bytes: Uint8Array): WavFile | undefined {
  if (ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 4) !== 'WAVE') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format = { channels: 1, sampleRate: 16_000, bitsPerSample: 16 };
  let data = { start: 0, length: 0 };
  let comment: string | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const type = ascii(bytes, at, 4);
    const start = at + 8;
    // A recorder that was cut off, or that streams, leaves a length beyond the end.
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - start);
    if (type === 'fmt ' && length >= 16) {
      format = {
        channels: Math.max(1, view.getUint16(start + 2, true)),
        sampleRate: Math.max(1, view.getUint32(start + 4, true)),
        bitsPerSample: Math.max(8, view.getUint16(start + 14, true)),
      };
    }
    if (type === 'data') data = { start, length };
    if (type === 'LIST' && length >= 12 && ascii(bytes, start, 8) === 'INFOICMT')
      comment = readText(bytes, start + 12, view.getUint32(start + 8, true));
    at = start + length + (length % 2);
  }
  const frame = (format.channels * format.bitsPerSample) / 8;
  const frames = Math.floor(data.length / frame);
  const samples =
    format.bitsPerSample === 16
      ? Float32Array.from({ length: frames }, (_, index) => view.getInt16(data.start + index * frame, true) / 32_768)
      : new Float32Array(0);
  return { ...format, seconds: frames / format.sampleRate, samples, ...(comment === undefined ? {} : { comment }) };
}

function infoChunk(comment: string): Uint8Array {
  const text = new TextEncoder().encode(comment);
  const padded = text.length + (text.length % 2);
  const bytes = new Uint8Array(20 + padded);
  const view = new DataView(bytes.buffer);
  writeAscii(bytes, 0, 'LIST');
  view.setUint32(4, 12 + padded, true);
  writeAscii(bytes, 8, 'INFOICMT');
  view.setUint32(16, text.length, true);
  bytes.set(text, 20);
  return bytes;
}

function writeAscii(bytes: Uint8Array, at: number, text: string): void {
  for (let index = 0; index < text.length; index++) bytes[at + index] = text.charCodeAt(index);
}

function ascii(bytes: Uint8Array, at: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + length));
}

function readText(bytes: Uint8Array, at: number, length: number): string {
  return new TextDecoder().decode(bytes.subarray(at, Math.min(at + length, bytes.length)));
}
