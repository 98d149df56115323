import { drawImage } from '../content/image/draw-image.ts';
import { encodeImage, type ImageType } from '../content/image/encode-image.ts';
import type { Size } from '../content/image/size.ts';
import type { MediaFile } from '../content/media-file.ts';
import { defineTask } from '../contract/define-task.ts';
import { hashText } from '../contract/random.ts';

/** The input of text-to-image. */
export interface TextToImageInput extends Size {
  readonly prompt: string;
  readonly negativePrompt?: string | undefined;
  /** @default derived from the prompt */
  readonly seed?: number | undefined;
  /** @default 1 */
  readonly count?: number;
  readonly type: ImageType;
}

/** The output of text-to-image. */
export interface TextToImageOutput extends Size {
  readonly files: readonly MediaFile[];
  readonly prompt: string;
  /** The seed of the first image; each further one has the next number. */
  readonly seed: number;
}

export const textToImage = defineTask<TextToImageInput, TextToImageOutput>(
  async ({ prompt, negativePrompt = '', width, height, seed = hashText(prompt), count = 1, type }) => {
    const pictures = Array.from({ length: count }, (_, index) =>
      drawImage({ prompt, negativePrompt, width, height, seed: seed + index }),
    );
    const files = await Promise.all(pictures.map(async (picture) => encodeImage(picture, type)));
    return { files, prompt, seed, width, height };
  },
);
