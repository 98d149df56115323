/** A question and the text that answers it. */
export interface QuestionExample {
  readonly text: string;
  readonly context: string;
}

/** A question about a table, given by its columns. */
export interface TableQuestionExample {
  readonly text: string;
  readonly table: Readonly<Record<string, readonly string[]>>;
}

/** A text and the labels to choose from. */
export interface ZeroShotExample {
  readonly text: string;
  /** The labels, separated by commas. */
  readonly candidate_labels: string;
  /** True if several labels can be right. */
  readonly multi_class: boolean;
}

/** A sentence and those that are compared with it. */
export interface SimilarityExample {
  readonly source_sentence: string;
  readonly sentences: readonly string[];
}

/** A recording. */
export interface AudioExample {
  readonly example_title: string;
  /** URL of the file. */
  readonly src: string;
}

/** The examples of one language by task. A task without an entry has none in this language. */
export interface WidgetInputs {
  readonly 'text-classification'?: readonly string[];
  readonly 'token-classification'?: readonly string[];
  readonly 'table-question-answering'?: readonly TableQuestionExample[];
  readonly 'question-answering'?: readonly QuestionExample[];
  readonly 'zero-shot-classification'?: readonly ZeroShotExample[];
  readonly translation?: readonly string[];
  readonly summarization?: readonly string[];
  readonly conversational?: readonly string[];
  readonly 'text-generation'?: readonly string[];
  /** Texts with one `<mask>`, to be replaced by the mask token of the model. */
  readonly 'fill-mask'?: readonly string[];
  readonly 'sentence-similarity'?: readonly SimilarityExample[];
  readonly 'automatic-speech-recognition'?: readonly AudioExample[];
  readonly 'text-to-speech'?: readonly string[];
}

/** Checks the examples of a language. */
export function defineWidgetInputs(inputs: WidgetInputs): WidgetInputs {
  return inputs;
}
