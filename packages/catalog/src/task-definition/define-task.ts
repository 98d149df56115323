import type { Modality } from './modalities.ts';

/** A narrower kind of a task, as datasets are tagged with it. */
export interface SubTask {
  readonly type: string;
  readonly name: string;
}

/** The short entry of a task: what lists, filters and tags need. */
export interface PipelineData {
  /** As people read it. */
  readonly name: string;
  readonly modality: Modality;
  /** The color of its icon. */
  readonly color: 'blue' | 'green' | 'indigo' | 'orange' | 'red' | 'yellow';
  readonly subtasks?: readonly SubTask[];
  /** Leave the task out of the filters for models. @default false */
  readonly hideInModels?: boolean;
  /** Leave the task out of the filters for datasets. @default false */
  readonly hideInDatasets?: boolean;
}

/** The pipeline entry in a task definition; its name is the label of the task. */
export interface PipelineFacts extends Omit<PipelineData, 'name'> {
  /**
   * Position in lists and menus, lowest first; no two tasks share one. Within a modality the most specific task comes first:
   * the first one that fits a model becomes its default tag.
   */
  readonly order: number;
}

/**
 * One thing that models can do. Its folder may also hold `schema.ts` (input and output) and `page.ts` (the long description);
 * `samples.ts` has an example input. Beside the task, `task.ts` exports `keywords`: everyday words for searches, which
 * `npm run gen` collects for them alone; and `summary`, one sentence, where there is no page.
 */
export interface TaskDefinition {
  /** The name of its folder. */
  readonly id: string;
  /** As people read it. */
  readonly label: string;
  /** The method of the client that runs it. Only tasks with a schema have one. */
  readonly method?: string;
  /** Absent where a model is never tagged with the task itself, as with chat. */
  readonly pipeline?: PipelineFacts;
  /** Libraries that can run models of this task. @default [] */
  readonly libraries?: readonly string[];
}

/** Checks a task definition and keeps its exact type. */
export function defineTask<const Definition extends TaskDefinition>(definition: Definition): Definition {
  return definition;
}

/** The short entry of a task, as it is published. */
export function pipelineData({ label, pipeline }: TaskDefinition & { readonly pipeline: PipelineFacts }): PipelineData {
  const { order, ...facts } = pipeline;
  return { name: label, ...facts };
}
