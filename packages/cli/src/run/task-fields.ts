import { type JsonSchema, type ValueKind, valueKind } from './value-kind.ts';

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
export function taskFields(schema: JsonSchema): TaskFields {
  const fields = fieldsOf(schema, []).flatMap((field) =>
    field.kind.type === 'object' && field.path.length === 1 && holders.includes(field.name)
      ? fieldsOf({ type: 'object', properties: field.kind.properties, required: requiredOf(schema, field) }, field.path)
      : [field],
  );
  const isMain = ({ path }: Field) => path.length === 1 && path[0] === 'inputs';
  return {
    main: fields.find(isMain),
    others: fields.filter((field) => !isMain(field)),
    hasParameters: schema.properties?.parameters !== undefined,
  };
}

function requiredOf(schema: JsonSchema, { name, isRequired }: Field): string[] {
  const inner = schema.properties?.[name];
  return isRequired && typeof inner === 'object' ? (inner.required ?? []) : [];
}

function fieldsOf(schema: JsonSchema, path: readonly string[]): readonly Field[] {
  const kind = valueKind(schema);
  if (kind.type !== 'object') return [];
  return Object.entries(kind.properties).map(([name, property]) => ({
    name,
    flag: `--${name.replaceAll('_', '-')}`,
    path: [...path, name],
    kind: fieldKind(name, valueKind(property)),
    about: property.description ?? '',
    isRequired: schema.required?.includes(name) ?? false,
  }));
}

function fieldKind(name: string, kind: ValueKind): ValueKind {
  return kind.type === 'texts' && NAME_LISTS.has(name) ? { type: 'names' } : kind;
}
