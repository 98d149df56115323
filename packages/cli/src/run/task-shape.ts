import type { TaskId } from '@hubkit/catalog';
import { type TaskJsonSchema, taskJsonSchema, valueKind } from '@hubkit/catalog/json-schema';
import { type TaskFields, taskFields } from './task-fields.ts';

/** The fields and the kind of output of a task. */
export interface TaskShape {
  readonly fields: TaskFields;
  readonly output: TaskJsonSchema['output'];
  /** True if the result can be printed while it arrives. */
  readonly isStreamed: boolean;
  /** True if the result is a file. */
  readonly isMedia: boolean;
}

/** Reads the shape of a task from its JSON Schemas. */
export function readTaskShape(task: TaskId): TaskShape {
  const { input, output, streamOutput } = taskJsonSchema(task);
  const fields = taskFields(input);
  // The command has its own `--stream`.
  const others = fields.others.filter(({ name }) => !/^stream(_|$)/.test(name));
  return {
    fields: { ...fields, others },
    output,
    isStreamed: streamOutput !== undefined,
    isMedia: valueKind(output).type === 'file',
  };
}
