import type { ChatCompletionInputMessage } from '@hubkit/task-types';

/** A table by its columns. */
type WidgetTable = Record<string, (string | number)[]>;

/** Labels with their scores. */
export type WidgetExampleOutputLabels = { label: string; score: number }[];

/** An answer with its score. */
export interface WidgetExampleOutputAnswerScore {
  answer: string;
  score: number;
}

/** A text. */
export interface WidgetExampleOutputText {
  text: string;
}

/** A file by its URL. */
export interface WidgetExampleOutputUrl {
  url: string;
}

/** Expected result of a widget example. */
export type WidgetExampleOutput =
  | WidgetExampleOutputLabels
  | WidgetExampleOutputAnswerScore
  | WidgetExampleOutputText
  | WidgetExampleOutputUrl;

/** Settings of the model for one example; they come before those of the model card. */
interface WidgetExampleParameters {
  aggregation_strategy?: string;
  do_sample?: boolean;
  guidance_scale?: number;
  max_new_tokens?: number;
  negative_prompt?: string;
  num_inference_steps?: number;
  temperature?: number;
  top_k?: number;
  top_p?: number;
}

/** Members of every widget example. */
interface WidgetExampleBase<Output> {
  example_title?: string;
  /** Examples with the same group are listed together. */
  group?: string;
  parameters?: WidgetExampleParameters;
  output?: Output;
}

/** Messages for a chat model. */
export interface WidgetExampleChatInput<Output = WidgetExampleOutput> extends WidgetExampleBase<Output> {
  messages: ChatCompletionInputMessage[];
}

/** A text. */
export interface WidgetExampleTextInput<Output = WidgetExampleOutput> extends WidgetExampleBase<Output> {
  text: string;
}

/** A question, and the text with its answer. */
export interface WidgetExampleTextAndContextInput<Output = WidgetExampleOutput> extends WidgetExampleTextInput<Output> {
  context: string;
}

/** A question about a table. */
export interface WidgetExampleTextAndTableInput<Output = WidgetExampleOutput> extends WidgetExampleTextInput<Output> {
  table: WidgetTable;
}

/** An image, recording or video by its URL. */
export interface WidgetExampleAssetInput<Output = WidgetExampleOutput> extends WidgetExampleBase<Output> {
  src: string;
}

/** A file and a prompt. */
export interface WidgetExampleAssetAndPromptInput<Output = WidgetExampleOutput>
  extends WidgetExampleAssetInput<Output> {
  prompt: string;
}

/** A file and a text, such as a question about an image. */
export type WidgetExampleAssetAndTextInput<Output = WidgetExampleOutput> = WidgetExampleAssetInput<Output> &
  WidgetExampleTextInput<Output>;

/** A file and the labels to choose from. */
export type WidgetExampleAssetAndZeroShotInput<Output = WidgetExampleOutput> = WidgetExampleAssetInput<Output> &
  WidgetExampleZeroShotTextInput<Output>;

/** Rows for a tabular model. */
export interface WidgetExampleStructuredDataInput<Output = WidgetExampleOutput> extends WidgetExampleBase<Output> {
  structured_data: WidgetTable;
}

/** A table. */
export interface WidgetExampleTableDataInput<Output = WidgetExampleOutput> extends WidgetExampleBase<Output> {
  table: WidgetTable;
}

/** A text and the labels to choose from. */
export interface WidgetExampleZeroShotTextInput<Output = WidgetExampleOutput> extends WidgetExampleTextInput<Output> {
  /** Labels, separated by commas. */
  candidate_labels: string;
  /** True if several labels can be right. */
  multi_class: boolean;
}

/** A sentence, and those to compare it with. */
export interface WidgetExampleSentenceSimilarityInput<Output = WidgetExampleOutput> extends WidgetExampleBase<Output> {
  source_sentence: string;
  sentences: string[];
}

/** An example input of a model, which its author or the catalog gives. */
export type WidgetExample<Output = WidgetExampleOutput> =
  | WidgetExampleChatInput<Output>
  | WidgetExampleTextInput<Output>
  | WidgetExampleTextAndContextInput<Output>
  | WidgetExampleTextAndTableInput<Output>
  | WidgetExampleAssetInput<Output>
  | WidgetExampleAssetAndPromptInput<Output>
  | WidgetExampleAssetAndTextInput<Output>
  | WidgetExampleAssetAndZeroShotInput<Output>
  | WidgetExampleStructuredDataInput<Output>
  | WidgetExampleTableDataInput<Output>
  | WidgetExampleZeroShotTextInput<Output>
  | WidgetExampleSentenceSimilarityInput<Output>;

/** Name of a member that some widget example has. */
export type WidgetExampleAttribute = MembersOf<WidgetExample>;

type MembersOf<Union> = Union extends unknown ? keyof Union : never;
