import type { Raster } from '../image/raster.ts';
import { encodeStillH264 } from './h264.ts';
import { writeMp4 } from './mp4.ts';

/** Encodes an image as an MP4 video that shows it for `seconds`. Sides must be multiples of 16. */
export function encodeStillVideo(picture: Raster, { seconds }: { readonly seconds: number }): Uint8Array<ArrayBuffer> {
  return writeMp4({ ...encodeStillH264(picture), width: picture.width, height: picture.height, seconds });
}
