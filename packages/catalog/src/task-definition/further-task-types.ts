/** Parts of inputs under the names of @huggingface/tasks. */

/** Kind of a part of a chat message. */
export type ChatCompletionInputMessageChunkType = 'text' | 'image_url';

/** End of a beam search: with the first complete beams, by a heuristic, or never before no better ones are possible. */
export type EarlyStoppingUnion = boolean | 'never';

/** One text or several. */
export type FeatureExtractionInputs = string[] | string;

/** Size of a generated image or video. Unit: pixels. */
export interface TargetSize {
  height: number;
  width: number;
  [key: string]: unknown;
}

/** Padding of a batch: none, to its longest input, or to the limit of the model. */
export type Padding = 'do_not_pad' | 'longest' | 'max_length';
