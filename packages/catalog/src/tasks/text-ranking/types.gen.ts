// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of text ranking: a query and the texts to rank by their relevance to it. */
export interface TextRankingInput {
  /** A query, and the texts to rank. */
  inputs: TextRankingInputData;
  /** Settings of the ranking. */
  parameters?: TextRankingParameters | undefined;
}

/** A query, and the texts to rank. */
export interface TextRankingInputData {
  /** Query that the texts are compared with. */
  query: string;
  /** Texts to rank, in any order. */
  texts: string[];
  [key: string]: unknown;
}

/** Settings of the ranking. */
export interface TextRankingParameters {
  /** Number of texts in the result, the best ones. All texts by default. */
  top_n?: number | undefined;
  [key: string]: unknown;
}

/** The texts by relevance, the best one first. */
export type TextRankingOutput = TextRankingOutputElement[];

/** A ranked text. */
export interface TextRankingOutputElement {
  /** Position of the text in the input, from 0. */
  index: number;
  /** Relevance, higher is better. From 0 to 1 at most services, a raw score at some servers. */
  score: number;
  [key: string]: unknown;
}
