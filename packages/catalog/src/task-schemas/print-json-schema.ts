import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { binaries, binary, media } from './schema-parts.ts';

const BYTES: ReadonlySet<unknown> = new Set([binary, binaries, media]);

/** Converts a schema of a task to JSON Schema. Bytes become strings of the format `binary`. */
export function jsonSchema(schema: GenericSchema): JsonSchema {
  return toJsonSchema(schema, {
    overrideSchema: ({ valibotSchema }) =>
      BYTES.has(valibotSchema) ? { type: 'string', format: 'binary' } : undefined,
  });
}
