import { writeCaption } from '../content/vision/describe-image.ts';
import { type ImageField, lookAt } from '../content/vision/read-image.ts';
import { defineTask } from '../contract/define-task.ts';

/** The input of image-to-text. */
export interface ImageToTextInput extends ImageField {
  /** The longest text, in words. @default the whole caption */
  readonly longest?: number | undefined;
}

/** The output of image-to-text. */
export interface ImageToTextOutput {
  readonly text: string;
}

export const imageToText = defineTask<ImageToTextInput, ImageToTextOutput>(async ({ longest, ...field }) => {
  const words = writeCaption(await lookAt(field)).split(' ');
  return { text: words.slice(0, longest ?? words.length).join(' ') };
});
