import type { JsonSchema } from '@valibot/to-json-schema';

/** A field of an input, as forms and flags show it. */
export interface SchemaField {
  readonly name: string;
  readonly kind: ValueKind;
  /** What the field is for, in Markdown; empty if the schema does not say it. */
  readonly about: string;
  /** True if the object that it belongs to requires it. */
  readonly isRequired: boolean;
}

/** The kind of a value, which decides about its control in a form and its flag on a command line. */
export type ValueKind = PlainKind & {
  /** The first of several forms that the value may have, for a control that offers only one. */
  readonly first?: ValueKind;
};

type PlainKind =
  | { readonly type: 'text' }
  | { readonly type: 'number'; readonly isInteger: boolean; readonly min?: number; readonly max?: number }
  | { readonly type: 'switch' }
  | { readonly type: 'choice'; readonly choices: readonly string[] }
  | { readonly type: 'file' }
  /** A list of texts; `mayBeOne` where a single text stands for a list of one. */
  | { readonly type: 'texts'; readonly mayBeOne: boolean }
  | { readonly type: 'object'; readonly fields: readonly SchemaField[] }
  /** Everything else; `mayBeText` where a text is one of its forms. */
  | { readonly type: 'json'; readonly mayBeText: boolean };

/** Returns the fields of an object's JSON Schema, in its order; none for other schemas. */
export function fieldsOf({ properties = {}, required = [] }: JsonSchema): readonly SchemaField[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    if (!isSchema(property)) return [];
    const about = property.description ?? firstForm(property)?.description ?? '';
    return [{ name, kind: valueKind(property), about, isRequired: required.includes(name) }];
  });
}

/** Returns the kind of a value with this JSON Schema. Null is not counted as a form. */
export function valueKind(schema: JsonSchema): ValueKind {
  if (schema.format === 'binary') return { type: 'file' };
  if (schema.enum?.every((value) => typeof value === 'string')) return { type: 'choice', choices: schema.enum };
  if (schema.anyOf) return kindOfUnion(schema.anyOf.filter(isSchema));
  switch (schema.type) {
    case 'string':
      return { type: 'text' };
    case 'boolean':
      return { type: 'switch' };
    case 'number':
    case 'integer':
      return { type: 'number', isInteger: schema.type === 'integer', ...readRange(schema) };
    case 'array':
      return isSchema(schema.items) && schema.items.type === 'string'
        ? { type: 'texts', mayBeOne: false }
        : { type: 'json', mayBeText: false };
    case 'object':
      return schema.properties ? { type: 'object', fields: fieldsOf(schema) } : { type: 'json', mayBeText: false };
    default:
      return { type: 'json', mayBeText: schema.type === undefined };
  }
}

function kindOfUnion(forms: readonly JsonSchema[]): ValueKind {
  const kinds = forms.filter(({ type }) => type !== 'null').map(valueKind);
  const [first] = kinds;
  if (first && kinds.length === 1) return first;
  const isText = ({ type }: ValueKind) => type === 'text' || type === 'choice';
  if (kinds.every((kind) => isText(kind) || kind.type === 'texts')) {
    return { ...(kinds.every(isText) ? { type: 'text' } : { type: 'texts', mayBeOne: true }), ...(first && { first }) };
  }
  const mayBeText = kinds.some(isText) || forms.some(({ const: value }) => typeof value === 'string');
  return { type: 'json', mayBeText, ...(first && { first }) };
}

const firstForm = ({ anyOf }: JsonSchema): JsonSchema | undefined =>
  anyOf?.filter(isSchema).find(({ type }) => type !== 'null');

function readRange({ minimum, maximum }: JsonSchema): { readonly min?: number; readonly max?: number } {
  return { ...(minimum === undefined ? {} : { min: minimum }), ...(maximum === undefined ? {} : { max: maximum }) };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
