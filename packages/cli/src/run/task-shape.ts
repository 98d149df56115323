import type { TaskId } from '@hubkit/catalog';
import { taskJsonSchema } from '@hubkit/catalog/json-schema';
import { type TaskFields, taskFields } from './task-fields.ts';
import { type JsonSchema, valueKind } from './value-kind.ts';

/** A task as the command line sees it. */
export interface TaskShape {
  readonly fields: TaskFields;
  readonly output: JsonSchema;
  /** True if the result is a file. */
  readonly isMedia: boolean;
}

/** Reads the shape of a task from its JSON Schemas. */
export function readTaskShape(task: TaskId): TaskShape {
  const { input, output } = taskJsonSchema(task);
  const fields = taskFields(input);
  // `hubkit run` waits for the whole answer, so how to stream it is not a question.
  const others = fields.others.filter(({ name }) => !/^stream(_|$)/.test(name));
  return { fields: { ...fields, others }, output, isMedia: valueKind(output).type === 'file' };
}
