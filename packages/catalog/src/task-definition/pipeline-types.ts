import type { ALL_MODEL_LIBRARY_KEYS } from '../libraries/keys.gen.ts';
import { PIPELINE_ORDER } from '../tasks/order.gen.ts';
import { PIPELINE_DATA } from '../tasks/pipelines.gen.ts';

/** A task that models are tagged with. */
export type PipelineType = (typeof PIPELINE_ORDER)[number];

/** A task that a widget can try. */
export type WidgetType = PipelineType | 'conversational';

/** The tag of a library. */
export type ModelLibraryKey = (typeof ALL_MODEL_LIBRARY_KEYS)[number];

/** The tasks that models are tagged with, the most specific of a modality first. */
export const PIPELINE_TYPES: readonly PipelineType[] = PIPELINE_ORDER;

/** `PIPELINE_TYPES` as a set. */
export const PIPELINE_TYPES_SET: ReadonlySet<PipelineType> = new Set(PIPELINE_ORDER);

/** The narrower kinds of all tasks, each once although two tasks may share one. */
export const SUBTASK_TYPES: readonly string[] = [
  ...new Set(Object.values(PIPELINE_DATA).flatMap(({ subtasks = [] }) => subtasks.map(({ type }) => type))),
];

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
