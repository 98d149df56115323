import { drawImage } from '../content/image/draw-image.ts';
import type { Size } from '../content/image/size.ts';
import type { MediaFile } from '../content/media-file.ts';
import { encodeVideo, videoSize } from '../content/video/encode-video.ts';
import { defineTask } from '../contract/define-task.ts';
import { hashText } from '../contract/random.ts';

/** The input of text-to-video. */
export interface TextToVideoInput {
  readonly prompt: string;
  readonly negativePrompt?: string | undefined;
  /** Made smaller where it is above 640 pixels. @default 320 by 192 */
  readonly size?: Size | undefined;
  /** @default 48, which are two seconds */
  readonly frames?: number | undefined;
  /** @default derived from the prompt */
  readonly seed?: number | undefined;
}

/** The output of text-to-video: one MP4 file that shows a still. */
export interface TextToVideoOutput {
  readonly files: readonly MediaFile[];
  readonly seed: number;
}

const SIZE: Size = { width: 320, height: 192 };

export const textToVideo = defineTask<TextToVideoInput, TextToVideoOutput>(
  ({ prompt, negativePrompt = '', size = SIZE, frames = 48, seed = hashText(prompt) }) => {
    const picture = drawImage({ prompt, negativePrompt, ...videoSize(size), seed });
    return { files: [encodeVideo(picture, frames)], seed };
  },
);
