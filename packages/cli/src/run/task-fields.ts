import { fieldsOf, type SchemaField, type TaskJsonSchema } from '@hubkit/catalog/json-schema';
import type { ValueKind } from './value-kind.ts';

/** A field of a task's input. */
export interface Field {
  /** Name in the schema of the task: `guidance_scale`. */
  readonly name: string;
  readonly flag: string;
  /** The path of the field in the arguments of the call. */
  readonly path: readonly string[];
  readonly kind: ValueKind;
  readonly about: string;
  readonly isRequired: boolean;
}

/** The fields of a task: its main input, if there is exactly one, and the others. */
export interface TaskFields {
  readonly main: Field | undefined;
  readonly others: readonly Field[];
  /** True if the task takes a `parameters` object. */
  readonly hasParameters: boolean;
}

const holders = ['inputs', 'parameters'];

/**
 * Lists of names rather than of sentences: their values are split at commas. Stop sequences, sentences and negative prompts
 * may contain commas, so they are repeated instead.
 */
const NAME_LISTS: ReadonlySet<string> = new Set(['candidate_labels', 'ignore_labels', 'targets']);

/** Reads the fields of a task from the JSON Schema of its input. Fields of `inputs` and `parameters` are flattened. */
export function taskFields(schema: TaskJsonSchema['input']): TaskFields {
  const fields = fieldsOf(schema).flatMap(({ kind, ...field }) => {
    if (kind.type !== 'object' || !holders.includes(field.name)) return [flagField({ ...field, kind }, [])];
    return kind.fields.map((inner) =>
      flagField({ ...inner, isRequired: field.isRequired && inner.isRequired }, [field.name]),
    );
  });
  const isMain = ({ path }: Field) => path.length === 1 && path[0] === 'inputs';
  return {
    main: fields.find(isMain),
    others: fields.filter((field) => !isMain(field)),
    hasParameters: schema.properties?.parameters !== undefined,
  };
}

function flagField({ name, kind, about, isRequired }: SchemaField, path: readonly string[]): Field {
  return {
    name,
    flag: `--${name.replaceAll('_', '-')}`,
    path: [...path, name],
    kind: kind.type === 'texts' && NAME_LISTS.has(name) ? { type: 'names' } : kind,
    about,
    isRequired,
  };
}
