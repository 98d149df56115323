import { editImages, type ImageEdit } from '../content/image/edit-images.ts';
import { encodeImage, type ImageType } from '../content/image/encode-image.ts';
import { defineTask } from '../contract/define-task.ts';
import { invalidField } from '../contract/problem.ts';
import type { TextToImageOutput } from './text-to-image.ts';

/** The input of image-to-image. */
export interface ImageToImageInput extends ImageEdit {
  /** Request field of the images, for the error of an undecodable file. */
  readonly field: string;
  readonly type: ImageType;
}

/** Brings images to a size, and lays over them what the prompt describes. */
export const imageToImage = defineTask<ImageToImageInput, TextToImageOutput>(async (input) => {
  const changed = await editImages(input);
  if (!changed) throw invalidField(input.field, 'The image could not be decoded.');
  const { picture, seed } = changed;
  const file = await encodeImage(picture, input.type);
  return { files: [file], prompt: input.prompt ?? '', seed, width: picture.width, height: picture.height };
});
