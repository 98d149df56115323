// Written by `npm run gen` from the files beside it. Do not edit.

/** Input of table question answering: a table, a question and optional settings. */
export interface TableQuestionAnsweringInput {
  /** A table and a question about it, called `question` or, as on the wire, `query`. */
  inputs: TableQuestionAnsweringInputData | TableQuestionAnsweringQueryData;
  /** Settings of table question answering. */
  parameters?: TableQuestionAnsweringParameters | undefined;
}

/** A table and a question about it. */
export interface TableQuestionAnsweringInputData {
  /** Columns by name. Cells are text, also for numbers; all columns have one cell for each row, in the same order. */
  table: { [key: string]: string[] };
  /** Question about the table, such as `How many stars does the first repository have?` */
  question: string;
  [key: string]: unknown;
}

/** A table and a question about it, by the name that servers have for it. */
export interface TableQuestionAnsweringQueryData {
  /** Columns by name. Cells are text, also for numbers; all columns have one cell for each row, in the same order. */
  table: { [key: string]: string[] };
  /** Question about the table, such as `How many stars does the first repository have?` */
  query: string;
  [key: string]: unknown;
}

/** Settings of table question answering. */
export interface TableQuestionAnsweringParameters {
  /**
   * Padding of the inputs: none, to the longest one of the request, or to the limit of the model. Default:
   * `do_not_pad`.
   */
  padding?: TableQuestionAnsweringPadding | undefined;
  /** Answer one question after the other, for models that use earlier answers; slower. Default: false. */
  sequential?: boolean | undefined;
  /** Cut tables that exceed the limit of the model instead of failing. Default: false. */
  truncation?: boolean | undefined;
  [key: string]: unknown;
}

/**
 * Padding of the inputs: none, to the longest one of the request, or to the limit of the model. Default: `do_not_pad`.
 */
export type TableQuestionAnsweringPadding = 'do_not_pad' | 'longest' | 'max_length';

/** Answer to a question about a table. */
export type TableQuestionAnsweringResult = TableQuestionAnsweringOutputElement;

/** Answer to a question about a table. */
export interface TableQuestionAnsweringOutputElement {
  /** Answer: the selected cells, after the aggregator if there is one, such as `SUM > 1, 2`. */
  answer: string;
  /** Row and column of each selected cell, from 0. */
  coordinates: number[][];
  /** Texts of the selected cells. */
  cells: string[];
  /**
   * Operation on the cells that leads to the answer: `NONE`, `SUM`, `AVERAGE` or `COUNT`. Absent for models without
   * one.
   */
  aggregator?: string | undefined;
  [key: string]: unknown;
}

/** Answers to a question about a table, the most likely first; the client returns the first one. */
export type TableQuestionAnsweringOutput = TableQuestionAnsweringOutputElement[];
