import type { BinaryInput, TaskId, TaskInput, TaskOutput, TaskStreamOutput } from '@hubkit/catalog';

/** Bytes to upload. */
export type Binary = BinaryInput;

/** The input of a task. A file to upload may be called `inputs` or, as in older clients, `data`. */
export type Input<K extends TaskId> =
  TaskInput<K> extends { readonly inputs: Blob | ArrayBuffer | Uint8Array }
    ? TaskInput<K> | (Omit<TaskInput<K>, 'inputs'> & { readonly data: Binary })
    : TaskInput<K>;

/** The result of a task. */
export type Output<K extends TaskId> = TaskOutput<K>;

/** A chunk of the streamed result of a task. */
export type StreamOutput<K extends TaskId> = TaskStreamOutput<K>;

/** Tasks whose result can be streamed. */
export type StreamTaskId = { [K in TaskId]: [TaskStreamOutput<K>] extends [never] ? never : K }[TaskId];

/** Tasks whose result is an image, audio or a video. */
export type MediaTaskId = { [K in TaskId]: TaskOutput<K> extends Blob ? K : never }[TaskId];
