import { pyError } from '../engine/runtime/errors.ts';
import { type DocType, parseDocType } from './doc-type.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = { [key: string]: unknown };

/** Names of JSDoc and TypeScript; every other name is an object, as a class is in Python. */
const named: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  int: { type: 'integer' },
  bigint: { type: 'integer' },
  boolean: { type: 'boolean' },
  array: { type: 'array' },
  null: { type: 'null' },
  undefined: { type: 'null' },
  void: { type: 'null' },
  '*': {},
  any: {},
  unknown: {},
};

/**
 * The JSON Schema of a JSDoc type, as transformers' `get_json_schema` derives it from the equivalent type hint in Python.
 *
 * @throws {TemplateError} for tuples of one item or of any number, with transformers' texts.
 */
export const schemaOfType = (text: string): JsonSchema => toSchema(parseDocType(text));

function toSchema(type: DocType): JsonSchema {
  switch (type.kind) {
    case 'name':
      return nameSchema(type.name, type.items);
    case 'literal':
      return literalSchema([type.value]);
    case 'list':
      return { type: 'array', items: toSchema(type.item) };
    case 'tuple':
      return tupleSchema(type.items, type.text);
    case 'union':
      return unionSchema(type.items);
    case 'object':
      return { type: 'object' };
    default:
      throw variableLength();
  }
}

function nameSchema(name: string, items: readonly DocType[]): JsonSchema {
  const key = name.toLowerCase();
  const [first, second] = items;
  if (key === 'array' || key === 'readonlyarray')
    return first ? { type: 'array', items: toSchema(first) } : { type: 'array' };
  if ((key === 'record' || key === 'object' || key === 'map') && second)
    return { type: 'object', additionalProperties: toSchema(second) };
  if (key === 'promise' && first) return toSchema(first);
  return Object.hasOwn(named, key) ? { ...named[key] } : { type: 'object' };
}

function tupleSchema(items: readonly DocType[], text: string): JsonSchema {
  if (items.length === 0) return { type: 'array' };
  if (items.length === 1)
    throw hintError(
      `The type hint ${text} is a Tuple with a single element, which we do not automatically convert to JSON schema as it ` +
        'is rarely necessary. If this input can contain more than one element, we recommend using a list[] type ' +
        'instead, or if it really is a single element, remove the tuple[] wrapper and just pass the element directly.',
    );
  if (items.some((item) => item.kind === 'rest')) throw variableLength();
  return { type: 'array', prefixItems: items.map(toSchema) };
}

const isNull = (type: DocType): boolean =>
  type.kind === 'name' && type.items.length === 0 && (type.name === 'null' || type.name === 'undefined');

function unionSchema(items: readonly DocType[]): JsonSchema {
  const known = items.filter((item) => !isNull(item));
  if (known.length === 0) return { type: 'null' };
  const union = alternatives(known);
  return known.length < items.length ? { ...union, nullable: true } : union;
}

/** Literals are one alternative together, as `Literal['a', 'b']` is in Python. */
function alternatives(items: readonly DocType[]): JsonSchema {
  const values = items.flatMap((item) => (item.kind === 'literal' ? [item.value] : []));
  const firstLiteral = items.findIndex((item) => item.kind === 'literal');
  const different = new Map<string, JsonSchema>();
  items.forEach((item, index) => {
    if (item.kind !== 'literal') different.set(JSON.stringify(item), toSchema(item));
    else if (index === firstLiteral) different.set('literals', literalSchema(values));
  });
  const schemas = [...different.values()];
  const [first] = schemas;
  if (first && schemas.length === 1) return first;
  const isSimple = schemas.every((schema) => typeof schema.type === 'string' && Object.keys(schema).length === 1);
  if (!isSimple) return { anyOf: schemas };
  const names = [...new Set(schemas.map(({ type }) => String(type)))].sort();
  return { type: names.length === 1 ? names[0] : names };
}

function literalSchema(values: readonly (string | number | boolean)[]): JsonSchema {
  const types = [...new Set(values.map(typeOfLiteral))];
  return { type: types.length === 1 ? types[0] : types, enum: [...new Set(values)] };
}

function typeOfLiteral(value: string | number | boolean): string {
  return typeof value === 'number' ? (Number.isInteger(value) ? 'integer' : 'number') : typeof value;
}

const hintError = (text: string): Error => pyError('TypeHintParsingException', text);

const variableLength = (): Error =>
  hintError(
    "Conversion of '...' is not supported in Tuple type hints. Use list[] types for variable-length inputs instead.",
  );
