import type { Raster } from '../image/raster.ts';
import type { Size } from '../image/size.ts';
import type { MediaFile } from '../media-file.ts';
import { encodeStillH264 } from './h264.ts';
import { writeMp4 } from './mp4.ts';

const FRAMES_PER_SECOND = 24;

/** Longest side of a video in pixels: larger ones would be many megabytes, as their samples are not compressed. */
const LONGEST_SIDE = 640;

/** The size of a video for a wanted one: not above 640 pixels, and of whole macroblocks. */
export function videoSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const whole = (side: number) => Math.max(16, Math.round((side * scale) / 16) * 16);
  return { width: whole(width), height: whole(height) };
}

/** A video file that shows an image for a number of frames. The size must be one of {@link videoSize}. */
export function encodeVideo(picture: Raster, frames: number): MediaFile {
  const seconds = Math.min(60, Math.max(1, frames) / FRAMES_PER_SECOND);
  return { type: 'video/mp4', bytes: encodeStillVideo(picture, { seconds }) };
}

/** Encodes an image as an MP4 video that shows it for `seconds`. Sides must be multiples of 16. */
export function encodeStillVideo(picture: Raster, { seconds }: { readonly seconds: number }): Uint8Array<ArrayBuffer> {
  return writeMp4({ ...encodeStillH264(picture), width: picture.width, height: picture.height, seconds });
}
