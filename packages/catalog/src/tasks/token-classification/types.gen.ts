// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of token classification: a text and optional settings. */
export interface TokenClassificationInput {
  /** Text to label. */
  inputs: string;
  /** Settings of token classification. */
  parameters?: TokenClassificationParameters | undefined;
}

/** Settings of token classification. */
export interface TokenClassificationParameters {
  /**
   * Grouping of tokens into entities: `none` returns each token, `simple` joins neighbors with the same label, `first`,
   * `average` and `max` also give the tokens of a word one label, by its first token, the average score or the highest
   * score. Default: `simple` on hub servers.
   */
  aggregation_strategy?: TokenClassificationAggregationStrategy | undefined;
  /** Labels to leave out of the result. Default: `O`, no entity. */
  ignore_labels?: string[] | undefined;
  /** Number of tokens that neighboring chunks share when a long text is split. Default: no splitting. */
  stride?: number | undefined;
  [key: string]: unknown;
}

/**
 * Grouping of tokens into entities: `none` returns each token, `simple` joins neighbors with the same label, `first`,
 * `average` and `max` also give the tokens of a word one label, by its first token, the average score or the highest
 * score. Default: `simple` on hub servers.
 */
export type TokenClassificationAggregationStrategy = 'none' | 'simple' | 'first' | 'average' | 'max';

/** Labeled parts of the text, in their order. */
export type TokenClassificationOutput = TokenClassificationOutputElement[];

/** Labeled part of a text. */
export interface TokenClassificationOutputElement {
  /** Label of a group of tokens; absent with the aggregation strategy `none`. */
  entity_group?: string | undefined;
  /** Label of a single token, with the aggregation strategy `none`. */
  entity?: string | undefined;
  /** Score of the label, between 0 and 1. */
  score: number;
  /** Labeled part of the text, as the tokenizer writes it. */
  word: string;
  /** Offset in the text at which the part begins, in characters. */
  start: number;
  /** Offset in the text after the last character of the part. */
  end: number;
  [key: string]: unknown;
}
