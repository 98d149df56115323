// Written by `npm run gen` from the files beside it. Do not edit.
import type { BinaryInput } from '../../task-schemas/binary-input.ts';

/** Input of visual question answering: an image, a question and optional settings. */
export interface VisualQuestionAnsweringInput {
  /** An image and a question about it. */
  inputs: VisualQuestionAnsweringInputData;
  /** Settings of visual question answering. */
  parameters?: VisualQuestionAnsweringParameters | undefined;
}

/** An image and a question about it. */
export interface VisualQuestionAnsweringInputData {
  /** Image that the question is about, for example a JPEG or PNG file. */
  image: BinaryInput;
  /** Question about the image. */
  question: string;
  [key: string]: unknown;
}

/** Settings of visual question answering. */
export interface VisualQuestionAnsweringParameters {
  /** Number of answers to consider; the method returns the best one. At least 1. Default: 5. */
  top_k?: number | undefined;
  [key: string]: unknown;
}

/** Most likely answer to a question about an image. */
export type VisualQuestionAnsweringResult = VisualQuestionAnsweringOutputElement;

/** Most likely answer to a question about an image. */
export interface VisualQuestionAnsweringOutputElement {
  /** Answer to the question. */
  answer: string;
  /** Score of the answer, between 0 and 1. */
  score: number;
  [key: string]: unknown;
}

/** Answers to a question about an image, the most likely first; the client returns the first one. */
export type VisualQuestionAnsweringOutput = VisualQuestionAnsweringOutputElement[];
