import { editImages, type ImageEdit } from '../content/image/edit-images.ts';
import { repaint } from '../content/image/repaint.ts';
import { encodeVideo, videoSize } from '../content/video/encode-video.ts';
import { defineTask } from '../contract/define-task.ts';
import { invalidField } from '../contract/problem.ts';
import type { TextToVideoOutput } from './text-to-video.ts';

/** The input of image-to-video. */
export interface ImageToVideoInput extends ImageEdit {
  /** Request field of the images, for the error of an undecodable file. */
  readonly field: string;
  /** @default 48 */
  readonly frames?: number | undefined;
}

/** Films an image over which lies what the prompt describes. */
export const imageToVideo = defineTask<ImageToVideoInput, TextToVideoOutput>(async (input) => {
  const changed = await editImages(input);
  if (!changed) throw invalidField(input.field, 'The image could not be decoded.');
  const { picture, seed } = changed;
  const frame = repaint([picture], { prompt: '', seed, ...videoSize(picture) });
  return { files: [encodeVideo(frame, input.frames ?? 48)], seed };
});
