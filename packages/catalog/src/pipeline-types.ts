import type { ALL_MODEL_LIBRARY_KEYS } from './libraries/keys.gen.ts';
import { PIPELINE_DATA } from './tasks/pipelines.gen.ts';

/** A task that models are tagged with. */
export type PipelineType = keyof typeof PIPELINE_DATA;

/** A task that a widget can try. */
export type WidgetType = PipelineType | 'conversational';

/** The tag of a library. */
export type ModelLibraryKey = (typeof ALL_MODEL_LIBRARY_KEYS)[number];

// True because the object is written by the generator and nobody adds keys to it.
const types = Object.keys(PIPELINE_DATA) as PipelineType[];

/** The tasks that models are tagged with, the most specific of a modality first. */
export const PIPELINE_TYPES: readonly PipelineType[] = types;

/** The same as a set. */
export const PIPELINE_TYPES_SET: ReadonlySet<PipelineType> = new Set(types);

/** The narrower kinds of all tasks. Two tasks may share one. */
export const SUBTASK_TYPES: readonly string[] = Object.values(PIPELINE_DATA).flatMap(({ subtasks = [] }) =>
  subtasks.map(({ type }) => type),
);
