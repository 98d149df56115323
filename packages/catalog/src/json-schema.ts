import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { binaries, binary, media } from './schema-parts.ts';
import type { TaskId } from './task-map.ts';
import { TASK_SCHEMAS } from './tasks/schemas.gen.ts';

/** Input and output of a task as JSON Schema (draft 7). Bytes are strings of the format `binary`. */
export interface TaskJsonSchema {
  readonly input: JsonSchema;
  readonly output: JsonSchema;
  /** A piece of a streamed answer; absent where the task cannot be streamed. */
  readonly streamOutput?: JsonSchema;
}

const BYTES: ReadonlySet<unknown> = new Set([binary, binaries, media]);

/** The JSON Schemas of a task: what forms and flags are built from. */
export function taskJsonSchema(id: TaskId): TaskJsonSchema {
  const schemas: { input: GenericSchema; output: GenericSchema; streamOutput?: GenericSchema } = TASK_SCHEMAS[id];
  return {
    input: jsonSchema(schemas.input),
    output: jsonSchema(schemas.output),
    ...(schemas.streamOutput && { streamOutput: jsonSchema(schemas.streamOutput) }),
  };
}

function jsonSchema(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    overrideSchema: ({ valibotSchema }) =>
      BYTES.has(valibotSchema) ? { type: 'string', format: 'binary' } : undefined,
  });
}
