import type { TaskId } from '@hubkit/task-types';
import type { JsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { jsonSchema } from './task-schemas/print-json-schema.ts';
import { FURTHER_TASK_SCHEMAS, TASK_SCHEMAS } from './tasks/schemas.gen.ts';

export { fieldsOf, type SchemaField, type ValueKind, valueKind } from './task-schemas/schema-fields.ts';

/** Input and output of a task as JSON Schema (draft 7). Bytes are strings of the format `binary`. */
export interface TaskJsonSchema {
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  /** Whole response of a service; absent where the client returns all of it. */
  readonly responseShape?: JsonSchema;
  /** A piece of a streamed answer; absent where the task cannot be streamed. */
  readonly streamOutput?: JsonSchema;
}

interface TaskSchemas {
  readonly input: GenericSchema;
  readonly output: GenericSchema;
  readonly responseShape?: GenericSchema;
  readonly streamOutput?: GenericSchema;
}

const SCHEMAS = { ...TASK_SCHEMAS, ...FURTHER_TASK_SCHEMAS };

/** The JSON Schemas of a task, also of one that the client has no method for: what forms and flags are built from. */
export function taskJsonSchema(id: TaskId | keyof typeof FURTHER_TASK_SCHEMAS): TaskJsonSchema {
  const schemas: TaskSchemas = SCHEMAS[id];
  return {
    input: jsonSchema(schemas.input),
    output: jsonSchema(schemas.output),
    ...(schemas.responseShape && { responseShape: jsonSchema(schemas.responseShape) }),
    ...(schemas.streamOutput && { streamOutput: jsonSchema(schemas.streamOutput) }),
  };
}
