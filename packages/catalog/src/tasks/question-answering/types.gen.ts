// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of question answering: a question, a text and optional settings. */
export interface QuestionAnsweringInput {
  /** A question, and the text in which to find its answer. */
  inputs: QuestionAnsweringInputData;
  /** Settings of question answering. */
  parameters?: QuestionAnsweringParameters | undefined;
}

/** A question, and the text in which to find its answer. */
export interface QuestionAnsweringInputData {
  /** Text that contains the answer. */
  context: string;
  /** Question about the text. */
  question: string;
  [key: string]: unknown;
}

/** Settings of question answering. */
export interface QuestionAnsweringParameters {
  /** Number of answers to consider; the method returns the best one. At least 1. Default: 1. */
  top_k?: number | undefined;
  /**
   * Number of tokens that neighboring chunks share when a long text is split. Default: half of `max_seq_len`, at most
   * 128.
   */
  doc_stride?: number | undefined;
  /** Maximum length of the answer, in tokens. At least 1. Default: 15. */
  max_answer_len?: number | undefined;
  /**
   * Maximum length of the question and a chunk of the text together, in tokens. Default: the limit of the model, at
   * most 384.
   */
  max_seq_len?: number | undefined;
  /** Maximum length of the question, in tokens; the rest is cut. Default: 64. */
  max_question_len?: number | undefined;
  /** Allow an empty answer when the text does not hold one. Default: false. */
  handle_impossible_answer?: boolean | undefined;
  /** Extend the answer to whole words, for languages with spaces between them. Default: true. */
  align_to_words?: boolean | undefined;
  [key: string]: unknown;
}

/** Most likely answer to a question about a text. */
export type QuestionAnsweringResult = QuestionAnsweringOutputElement;

/** Most likely answer to a question about a text. */
export interface QuestionAnsweringOutputElement {
  /** Answer, as it stands in the text. */
  answer: string;
  /** Score of the answer, between 0 and 1. */
  score: number;
  /** Offset in the text at which the answer begins, in characters. */
  start: number;
  /** Offset in the text after the last character of the answer. */
  end: number;
  [key: string]: unknown;
}

/** Answers to a question about a text, the most likely first; the client returns the first one. */
export type QuestionAnsweringOutput = QuestionAnsweringOutputElement[];
