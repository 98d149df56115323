import { changePictures, type PictureChange } from '../content/image/change-pictures.ts';
import { encodePicture, type PictureType } from '../content/image/encode-picture.ts';
import { defineTask } from '../contract/define-task.ts';
import { invalidField } from '../contract/problem.ts';
import type { TextToImageOutput } from './text-to-image.ts';

/** The input of image-to-image. */
export interface ImageToImageInput extends PictureChange {
  /** The request field that holds the images, for the error of a file that cannot be decoded. */
  readonly field: string;
  readonly type: PictureType;
}

/** Brings images to a size, and lays over them what the prompt describes. */
export const imageToImage = defineTask<ImageToImageInput, TextToImageOutput>(async (input) => {
  const changed = await changePictures(input);
  if (!changed) throw invalidField(input.field, 'The image could not be decoded.');
  const { picture, seed } = changed;
  const file = await encodePicture(picture, input.type);
  return { files: [file], prompt: input.prompt ?? '', seed, width: picture.width, height: picture.height };
});
