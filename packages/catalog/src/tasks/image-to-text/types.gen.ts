// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';
import type { GenerationParameters } from '../../task-schemas/schema-parts.gen.ts';

/** Input of image-to-text: an image and optional settings. */
export interface ImageToTextInput {
  /** Image to describe or read, for example a JPEG, PNG or WebP file. */
  inputs: BinaryInput;
  /** Settings of image-to-text. */
  parameters?: ImageToTextParameters | undefined;
}

/** Settings of image-to-text. */
export interface ImageToTextParameters {
  /** Maximum number of tokens to generate. Default: set by the model. */
  max_new_tokens?: number | undefined;
  /** Settings of the text decoder. */
  generation_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/** Text generated from an image. */
export interface ImageToTextOutput {
  /** Generated text. */
  generated_text: string;
  [key: string]: unknown;
}
