import { paintPicture } from '../content/image/paint-picture.ts';
import type { MediaFile } from '../content/media-file.ts';
import { hashText } from '../content/random.ts';
import { encodeStillVideo } from '../content/video/encode-still-video.ts';
import { defineTask } from '../define-task.ts';

/** The input of text-to-video. */
export interface TextToVideoInput {
  readonly prompt: string;
  /** @default derived from the prompt */
  readonly seed?: number | undefined;
}

/** The output of text-to-video: one MP4 file, a still of two seconds. */
export interface TextToVideoOutput {
  readonly files: readonly MediaFile[];
  readonly seed: number;
}

export const textToVideo = defineTask<TextToVideoInput, TextToVideoOutput>(({ prompt, seed = hashText(prompt) }) => {
  const picture = paintPicture({ prompt, width: 320, height: 192, seed });
  return { files: [{ type: 'video/mp4', bytes: encodeStillVideo(picture, { seconds: 2 }) }], seed };
});
