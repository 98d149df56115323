import { describe, expect, it } from 'vitest';
import { createRaster } from '../image/raster.ts';
import { encodeVideo, videoSize } from './encode-video.ts';

describe('a video', () => {
  it.each([
    [
      { width: 320, height: 192 },
      { width: 320, height: 192 },
    ],
    [
      { width: 1280, height: 720 },
      { width: 640, height: 368 },
    ],
    [
      { width: 17, height: 3 },
      { width: 16, height: 16 },
    ],
  ])('for %j has the size %j', (wanted, size) => {
    expect(videoSize(wanted)).toEqual(size);
  });

  it('is as long as its frames, at 24 in a second', () => {
    const { type, bytes } = encodeVideo(createRaster(16, 16), 72);
    expect(type).toBe('video/mp4');
    // The duration in milliseconds, of the movie and of its track.
    const durations = Buffer.from(bytes).toString('hex').split('00000bb8').slice(1);
    expect(durations.length).toBeGreaterThan(1);
  });
});
