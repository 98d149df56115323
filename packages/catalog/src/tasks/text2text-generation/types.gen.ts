// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of text-to-text generation: a text and optional settings. */
export type Text2textGenerationInput = Text2TextGenerationInput;

/** Input of text-to-text generation: a text and optional settings. */
export interface Text2TextGenerationInput {
  /** Text to transform. */
  inputs: string;
  /** Settings of text-to-text generation. */
  parameters?: Text2textGenerationParameters | undefined;
}

/** Settings of text-to-text generation. */
export interface Text2textGenerationParameters {
  /** Remove extra spaces from the generated text. Default: false. */
  clean_up_tokenization_spaces?: boolean | undefined;
  /** Part of an input that is cut when it is too long. Default: `do_not_truncate`. */
  truncation?: Text2TextGenerationTruncationStrategy | undefined;
  /** Further settings of the text decoder, as transformers names them. */
  generate_parameters?: { [key: string]: unknown } | undefined;
  [key: string]: unknown;
}

/** Part of an input that is cut when it is too long. Default: `do_not_truncate`. */
export type Text2TextGenerationTruncationStrategy = 'do_not_truncate' | 'longest_first' | 'only_first' | 'only_second';

/** Generated text. */
export type Text2textGenerationOutput = Text2TextGenerationOutput;

/** Generated text. */
export interface Text2TextGenerationOutput {
  /** Generated text. */
  generated_text: string;
  [key: string]: unknown;
}
