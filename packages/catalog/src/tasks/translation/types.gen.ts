// Written by `npm run gen` from the files beside it. Do not edit.
import type { GenerationParameters } from '../../task-schemas/schema-parts.gen.ts';

/** Input of translation: a text and optional settings. */
export interface TranslationInput {
  /** Text to translate. */
  inputs: string;
  /** Settings of translation. */
  parameters?: TranslationParameters | undefined;
}

/** Settings of translation. */
export interface TranslationParameters {
  /**
   * Language of the text, by the code that the model has for it, such as `en_XX`. Required by models that translate
   * from several languages.
   */
  src_lang?: string | undefined;
  /**
   * Language of the translation, by the code that the model has for it, such as `fr_XX`. Required by models that
   * translate to several languages.
   */
  tgt_lang?: string | undefined;
  /** Remove stray spaces around punctuation from the translation. Default: false. */
  clean_up_tokenization_spaces?: boolean | undefined;
  /** Handling of a text that exceeds the limit of the model. Default: `do_not_truncate`. */
  truncation?: TranslationTruncationStrategy | undefined;
  /** Settings of the generation of the translation. Default: those of the model. */
  generate_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/**
 * Handling of texts that exceed the limit of the model: no truncation, or truncation of the longest, the first or the
 * second text of a pair.
 */
export type TranslationTruncationStrategy = 'do_not_truncate' | 'longest_first' | 'only_first' | 'only_second';

/** Translation of a text. */
export interface TranslationOutput {
  /** Translated text. */
  translation_text: string;
  [key: string]: unknown;
}
