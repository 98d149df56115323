import type { TaskMap } from './types.gen.ts';

/** The id of a task that the client can run. */
export type TaskId = keyof TaskMap;

/** The input of a task. */
export type TaskInput<Id extends TaskId> = TaskMap[Id]['input'];

/** The result of a task. */
export type TaskOutput<Id extends TaskId> = TaskMap[Id]['output'];

/** A chunk of the streamed result of a task; `never` where it cannot be streamed. */
export type TaskStreamOutput<Id extends TaskId> = TaskMap[Id]['streamOutput'];
