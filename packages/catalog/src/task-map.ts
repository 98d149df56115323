import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { TASK_SCHEMAS } from './tasks/schemas.gen.ts';
import type { TASKS } from './tasks/tasks.gen.ts';

type Schemas = typeof TASK_SCHEMAS;

/** Every task that the client can run: its method, what it takes and what it gives. Read from the folders in `tasks/`. */
export type TaskMap = {
  readonly [Id in keyof Schemas]: {
    readonly method: (typeof TASKS)[Id]['method'];
    readonly input: InferInput<Schemas[Id]['input']>;
    readonly output: InferOutput<Schemas[Id]['output']>;
    readonly streamOutput: Schemas[Id] extends { readonly streamOutput: infer Stream extends GenericSchema }
      ? InferOutput<Stream>
      : never;
  };
};

/** The name of a task that the client can run. */
export type TaskId = keyof TaskMap;

/** What a task takes. */
export type TaskInput<Id extends TaskId> = TaskMap[Id]['input'];

/** What a task gives. */
export type TaskOutput<Id extends TaskId> = TaskMap[Id]['output'];

/** What a task gives piece by piece; `never` where it cannot be streamed. */
export type TaskStreamOutput<Id extends TaskId> = TaskMap[Id]['streamOutput'];
