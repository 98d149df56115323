// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';

/** Input of document question answering: a document, a question and optional settings. */
export interface DocumentQuestionAnsweringInput {
  /** A document and a question about it. */
  inputs: DocumentQuestionAnsweringInputData;
  /** Settings of document question answering. */
  parameters?: DocumentQuestionAnsweringParameters | undefined;
}

/** A document and a question about it. */
export interface DocumentQuestionAnsweringInputData {
  /** Image of the document, for example a JPEG or PNG file. */
  image: BinaryInput;
  /** Question about the document. */
  question: string;
  [key: string]: unknown;
}

/** Settings of document question answering. */
export interface DocumentQuestionAnsweringParameters {
  /**
   * Number of tokens that neighboring chunks share when a long document is split. Default: half of `max_seq_len`, at
   * most 128.
   */
  doc_stride?: number | undefined;
  /** Allow an empty answer when the document does not hold one. Default: false. */
  handle_impossible_answer?: boolean | undefined;
  /** Language for text recognition (OCR), such as `eng`. Default: English. */
  lang?: string | undefined;
  /** Maximum length of the answer, in tokens. At least 1. Default: 15. */
  max_answer_len?: number | undefined;
  /** Maximum length of the question and a chunk of the document together, in tokens. Default: set by the model. */
  max_seq_len?: number | undefined;
  /** Maximum length of the question, in tokens; the rest is cut. Default: 64. */
  max_question_len?: number | undefined;
  /** Number of answers to consider; the method returns the best one. At least 1. Default: 1. */
  top_k?: number | undefined;
  /** Words of the document with their boxes. With them, text recognition (OCR) is skipped. */
  word_boxes?: WordBox[] | undefined;
  [key: string]: unknown;
}

/** A word, or its box: left, top, right and bottom, each between 0 and 1000. */
export type WordBox = string | number[];

/** Most likely answer to a question about a document. */
export type DocumentQuestionAnsweringResult = DocumentQuestionAnsweringOutputElement;

/** Most likely answer to a question about a document. */
export interface DocumentQuestionAnsweringOutputElement {
  /** Answer to the question. */
  answer: string;
  /** Score of the answer, between 0 and 1. Absent for models that generate text. */
  score?: number | undefined;
  /** Index of the first word of the answer in the text of the document. */
  start?: number | undefined;
  /** Index of the last word of the answer in the text of the document. */
  end?: number | undefined;
  [key: string]: unknown;
}

/** Answers to a question about a document, the most likely first; the client returns the first one. */
export type DocumentQuestionAnsweringOutput = DocumentQuestionAnsweringOutputElement[];
