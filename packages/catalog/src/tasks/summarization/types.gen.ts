// Written by `npm run gen` from the files beside it. Do not edit.
import type { GenerationParameters } from '../../task-schemas/schema-parts.gen.ts';

/** Input of summarization: a text and optional settings. */
export interface SummarizationInput {
  /** Text to summarize. */
  inputs: string;
  /** Settings of summarization. */
  parameters?: SummarizationParameters | undefined;
}

/** Settings of summarization. */
export interface SummarizationParameters {
  /** Remove stray spaces around punctuation from the summary. Default: false. */
  clean_up_tokenization_spaces?: boolean | undefined;
  /** Handling of a text that exceeds the limit of the model. Default: `do_not_truncate`. */
  truncation?: SummarizationTruncationStrategy | undefined;
  /** Settings of the generation of the summary. Default: those of the model. */
  generate_parameters?: GenerationParameters | undefined;
  [key: string]: unknown;
}

/**
 * Handling of texts that exceed the limit of the model: no truncation, or truncation of the longest, the first or the
 * second text of a pair.
 */
export type SummarizationTruncationStrategy = 'do_not_truncate' | 'longest_first' | 'only_first' | 'only_second';

/** Summary of a text. */
export interface SummarizationOutput {
  /** Summary of the text. */
  summary_text: string;
  [key: string]: unknown;
}
