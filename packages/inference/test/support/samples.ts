import type { TaskId } from '@hubkit/catalog';
import { TASK_SCHEMAS } from '@hubkit/catalog/schemas';
import type { Args } from '../../src/index.ts';

/** Members of a valibot schema that are read here. */
interface AnySchema {
  readonly type: string;
  readonly entries?: Readonly<Record<string, AnySchema>>;
  readonly options?: readonly unknown[];
  readonly item?: AnySchema;
  readonly items?: readonly AnySchema[];
  readonly wrapped?: AnySchema;
  readonly value?: AnySchema;
  readonly literal?: unknown;
}

/** The head of a WAV file. */
const WAV = new Uint8Array([...'RIFF\0\0\0\0WAVEfmt '].map((character) => character.charCodeAt(0)));

/** The smallest arguments that the schema of a task accepts. */
export function sampleArgs<K extends TaskId>(task: K): Args<K> {
  return sample(TASK_SCHEMAS[task].input as unknown as AnySchema) as Args<K>;
}

function sample(schema: AnySchema): unknown {
  switch (schema.type) {
    case 'object':
    case 'loose_object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(schema.entries ?? {})
          .filter(([, entry]) => !['optional', 'nullish', 'exact_optional'].includes(entry.type))
          .map(([name, entry]) => [name, sample(entry)]),
      );
    case 'array':
      return [sample(schema.item as AnySchema)];
    case 'record':
      return { name: sample(schema.value as AnySchema) };
    case 'tuple':
      return schema.items?.map(sample);
    case 'string':
      return 'a sample';
    case 'number':
      return 1;
    case 'boolean':
      return true;
    case 'literal':
      return schema.literal;
    case 'picklist':
      return schema.options?.[0];
    case 'union':
    case 'variant':
      return sample(schema.options?.[0] as AnySchema);
    case 'custom':
      return new Blob([WAV], { type: 'audio/wav' });
    default:
      throw new Error(`support/samples.ts has no sample for a schema of type "${schema.type}".`);
  }
}
