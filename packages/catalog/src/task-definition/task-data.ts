import type { DemoItem, TaskPage } from './define-page.ts';
import type { TaskDefinition } from './define-task.ts';
import type { ModelLibraryKey, PipelineType } from './pipeline-types.ts';

/** Inputs and outputs of the demo of a task. */
export interface TaskDemo {
  inputs: DemoItem[];
  outputs: DemoItem[];
  /** Shown below the demo. */
  note?: string;
}

/** A task with all that its page shows. */
export interface TaskData extends Omit<WithPlainLists<TaskPage>, 'canonicalId' | 'demo'> {
  id: PipelineType;
  label: string;
  libraries: ModelLibraryKey[];
  demo: TaskDemo;
  /** The task whose page describes this one, too. */
  canonicalId?: PipelineType;
  /** Always absent: a task without a page has no entry. Declared for programs that check it. */
  isPlaceholder?: boolean;
}

/** The members of `TaskData` that do not follow from the id of the task. */
export type TaskDataCustom = Omit<TaskData, 'id' | 'label' | 'libraries'>;

/** A type whose lists can be passed to functions that take arrays. */
type WithPlainLists<Type> = {
  -readonly [Member in keyof Type]: Type[Member] extends readonly (infer Item)[] ? Item[] : Type[Member];
};

/** Puts a task and its page together. */
export function taskData({ id, label, libraries = [] }: TaskDefinition, page: TaskPage): TaskData {
  // Ids of tasks and libraries are checked by `checks/`, and lists of pages are never changed.
  return { id, label, libraries, ...page } as unknown as TaskData;
}
