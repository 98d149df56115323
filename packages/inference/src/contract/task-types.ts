import type { TaskId, TaskInput, TaskOutput, TaskStreamOutput } from '@hubkit/catalog';

/** Bytes to upload. */
export type Binary = Blob | ArrayBuffer | Uint8Array<ArrayBuffer>;

/** What a task takes, under the names callers use. Uploads may be called `inputs` or, as in older clients, `data`. */
export type Input<K extends TaskId> =
  TaskInput<K> extends { readonly inputs: Blob | ArrayBuffer | Uint8Array }
    ? TaskInput<K> | (Omit<TaskInput<K>, 'inputs'> & { readonly data: Binary })
    : TaskInput<K>;

/** What a task gives. */
export type Output<K extends TaskId> = TaskOutput<K>;

/** What a task gives piece by piece. */
export type StreamOutput<K extends TaskId> = TaskStreamOutput<K>;

/** Tasks whose answer can be streamed. */
export type StreamTaskId = { [K in TaskId]: [TaskStreamOutput<K>] extends [never] ? never : K }[TaskId];

/** Tasks that give a picture, a sound or a film. */
export type MediaTaskId = { [K in TaskId]: TaskOutput<K> extends Blob ? K : never }[TaskId];
