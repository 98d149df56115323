// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of mask filling: a text with a mask token, and optional settings. */
export interface FillMaskInput {
  /** Text with the mask token of the model in the place of the missing word, such as `[MASK]` or `<mask>`. */
  inputs: string;
  /** Settings of mask filling. */
  parameters?: FillMaskParameters | undefined;
}

/** Settings of mask filling. */
export interface FillMaskParameters {
  /** Number of words to return. Default: 5. */
  top_k?: number | undefined;
  /**
   * Words to choose from, instead of the whole vocabulary. Of a word that the vocabulary does not have, its first token
   * is used.
   */
  targets?: string[] | undefined;
  [key: string]: unknown;
}

/** Words for the mask, most likely first. In a text with several masks, the words for each after the other. */
export type FillMaskOutput = FillMaskOutputElement[];

/** Word for the place of the mask token. */
export interface FillMaskOutputElement {
  /** Text with the word in the place of the mask token. */
  sequence: string;
  /** Probability of the word, between 0 and 1. */
  score: number;
  /** Number of the word in the vocabulary. */
  token: number;
  /** Word; some tokenizers keep the space before it. */
  token_str: string;
  [key: string]: unknown;
}
