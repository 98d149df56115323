import { bigEndian, concat, latin1 } from '../bytes.ts';
import type { H264Still } from './h264.ts';

/** A video of one frame. */
export interface StillVideo extends H264Still {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
}

/** Ticks per second of the file's clock. */
const TIMESCALE = 1000;

/** Writes an MP4 file with one video track of one frame; the header comes first, so that players can start at once. */
export function writeMp4(video: StillVideo): Uint8Array<ArrayBuffer> {
  const type = box('ftyp', latin1('isom'), u32(512), latin1('isomiso2avc1mp41'));
  const sample = concat([u32(video.slice.length), video.slice]);
  // The place of the frame is known once the length of the header is.
  const headerLength = movie(video, sample.length, 0).length;
  const header = movie(video, sample.length, type.length + headerLength + 8);
  return concat([type, header, box('mdat', sample)]);
}

function movie(video: StillVideo, sampleBytes: number, offset: number): Uint8Array {
  const duration = video.seconds * TIMESCALE;
  return box(
    'moov',
    fullBox('mvhd', u32(0, 0, TIMESCALE, duration, 0x10000), u16(0x100), zeros(10), MATRIX, zeros(24), u32(2)),
    box(
      'trak',
      fullBox(
        { type: 'tkhd', flags: 3 },
        u32(0, 0, 1, 0, duration),
        zeros(16),
        MATRIX,
        u32(video.width << 16, video.height << 16),
      ),
      box(
        'mdia',
        fullBox('mdhd', u32(0, 0, TIMESCALE, duration), u16(0x55c4, 0)),
        fullBox('hdlr', u32(0), latin1('vide'), zeros(12), latin1('VideoHandler\0')),
        box(
          'minf',
          fullBox({ type: 'vmhd', flags: 1 }, zeros(8)),
          box('dinf', fullBox('dref', u32(1), fullBox({ type: 'url ', flags: 1 }))),
          box(
            'stbl',
            fullBox('stsd', u32(1), sampleEntry(video)),
            fullBox('stts', u32(1, 1, duration)),
            fullBox('stsc', u32(1, 1, 1, 1)),
            fullBox('stsz', u32(sampleBytes, 1)),
            fullBox('stco', u32(1, offset)),
          ),
        ),
      ),
    ),
  );
}

/** The codec of the track, with the parameter sets that a decoder needs first. */
function sampleEntry({ width, height, sps, pps }: StillVideo): Uint8Array {
  return box(
    'avc1',
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
    box(
      'avcC',
      Uint8Array.of(1, sps[1] ?? 0, sps[2] ?? 0, sps[3] ?? 0, 0xff, 0xe1),
      u16(sps.length),
      sps,
      Uint8Array.of(1),
      u16(pps.length),
      pps,
    ),
  );
}

/** The unit matrix of a track: no rotation. */
const MATRIX = concat([0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map((value) => bigEndian(value, 4)));

function box(type: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = concat(parts);
  return concat([bigEndian(body.length + 8, 4), latin1(type), body]);
}

/** A box with a version and flags. */
function fullBox(head: string | { readonly type: string; readonly flags: number }, ...parts: Uint8Array[]): Uint8Array {
  const { type, flags } = typeof head === 'string' ? { type: head, flags: 0 } : head;
  return box(type, u32(flags), ...parts);
}

function u32(...values: readonly number[]): Uint8Array {
  return concat(values.map((value) => bigEndian(value >>> 0, 4)));
}

function u16(...values: readonly number[]): Uint8Array {
  return concat(values.map((value) => bigEndian(value, 2)));
}

function zeros(length: number): Uint8Array {
  return new Uint8Array(length);
}
