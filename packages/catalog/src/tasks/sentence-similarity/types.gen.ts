// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of sentence similarity: a sentence and the ones to compare it with. */
export interface SentenceSimilarityInput {
  /** A sentence, and the ones to compare it with. */
  inputs: SentenceSimilarityInputData;
  /** Settings that only one server supports; there are none in common. */
  parameters?: SentenceSimilarityParameters | undefined;
}

/** A sentence, and the ones to compare it with. */
export interface SentenceSimilarityInputData {
  /** Sentence to compare with the others. */
  source_sentence: string;
  /** Sentences that are compared with the source sentence. */
  sentences: string[];
  [key: string]: unknown;
}

/** Settings that only one server supports; there are none in common. */
export interface SentenceSimilarityParameters {
  [key: string]: unknown;
}

/** Similarity of each sentence to the source, in their order; from -1 to 1, 1 for the same meaning. */
export type SentenceSimilarityOutput = number[];
