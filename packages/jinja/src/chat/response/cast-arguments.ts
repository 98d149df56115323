import { TemplateError } from '../../engine/runtime/errors.ts';
import { parseFloatText, parseInteger } from '../../engine/runtime/number.ts';
import { strip } from '../../engine/runtime/text.ts';
import { isRecord } from '../tokenizer-config.ts';
import { getJsonSchema } from '../tool-schema.ts';
import { decodeJson } from './decode-json.ts';
import { parsePython } from './python-values.ts';

/** The parameters of each tool: schemas by name. */
export type ToolParameters = ReadonlyMap<string, Readonly<Record<string, unknown>>>;

/** Collects the parameters of tools, by the tool's name. */
export function toolParameters(tools: readonly unknown[]): ToolParameters {
  const parameters = new Map<string, Readonly<Record<string, unknown>>>();
  for (const given of tools) {
    const tool: unknown = typeof given === 'function' ? getJsonSchema(given as () => unknown) : given;
    const called = isRecord(tool) ? (tool.function ?? tool) : undefined;
    if (!isRecord(called) || typeof called.name !== 'string') continue;
    const properties = isRecord(called.parameters) ? called.parameters.properties : undefined;
    parameters.set(called.name, isRecord(properties) ? properties : {});
  }
  return parameters;
}

/**
 * Casts the texts among the arguments of tool calls to the types that the tool's schema has.
 *
 * @param form `python_values` if lists and dicts are written as Python's `repr` does, `prefix` if they are elements of XML, whose
 * texts are cast at any depth
 */
export function castToolCalls(value: unknown, tools: ToolParameters, form: CastForm = {}): unknown {
  if (Array.isArray(value)) return value.map((item) => castToolCalls(item, tools, form));
  if (!isRecord(value) || !isRecord(value.function)) return value;
  const { name, arguments: given } = value.function;
  const parameters = typeof name === 'string' ? tools.get(name) : undefined;
  if (!parameters || !isRecord(given)) return value;
  const cast = Object.entries(given).map(([key, argument]): [string, unknown] => [
    key,
    Object.hasOwn(parameters, key) ? castArgument(argument, parameters[key], form) : argument,
  ]);
  return { ...value, function: { ...value.function, arguments: Object.fromEntries(cast) } };
}

/** How a call wrote the values of its arguments; the arguments of the content. */
interface CastForm {
  readonly python_values?: unknown;
  readonly prefix?: unknown;
}

function castArgument(argument: unknown, schema: unknown, form: CastForm): unknown {
  const types = schemaTypes(schema);
  if (form.prefix !== undefined) return castElement(argument, schema, types);
  const hasPython = form.python_values === true;
  if (types.length === 0) return argument;
  if (typeof argument === 'string') return castText(argument, types, hasPython);
  // Values of a repeated key.
  if (Array.isArray(argument) && !types.includes('array'))
    return argument.map((item) => (typeof item === 'string' ? castText(item, types, hasPython) : item));
  return argument;
}

/** Casts the texts of an element and of those inside of it. */
function castElement(value: unknown, schema: unknown, types: readonly string[]): unknown {
  if (typeof value === 'string') {
    if (value.trim() === '' && types.includes('array')) return [];
    if (value.trim() === '' && types.includes('object')) return {};
    return castText(value, types, false);
  }
  const part = (keyword: 'items' | 'properties') =>
    [schema, ...listChoices(schema)].flatMap((one) =>
      isRecord(one) && isRecord(one[keyword]) ? [one[keyword]] : [],
    )[0];
  const cast = (item: unknown, of: unknown) => castElement(item, of, schemaTypes(of));
  if (Array.isArray(value)) return value.map((item) => cast(item, part('items')));
  if (!isRecord(value)) return value;
  const properties = part('properties') ?? {};
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      cast(item, Object.hasOwn(properties, key) ? properties[key] : undefined),
    ]),
  );
}

/** The types that a schema allows, in their order. */
function schemaTypes(schema: unknown): string[] {
  if (!isRecord(schema)) return [];
  const { type, nullable } = schema;
  const declared = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
  const choices = listChoices(schema).flatMap(schemaTypes);
  const types = [...declared, ...choices];
  return nullable && !types.includes('null') ? [...types, 'null'] : types;
}

function listChoices(schema: unknown): unknown[] {
  if (!isRecord(schema)) return [];
  return [schema.anyOf, schema.oneOf].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
}

/** The value of the first type that the text can be read as; otherwise the text. */
function castText(text: string, types: readonly string[], hasPython: boolean): unknown {
  for (const type of types) {
    const cast = castAs(text, type, hasPython);
    if (cast) return cast.value;
  }
  return text;
}

function castAs(text: string, type: string, hasPython: boolean): { readonly value: unknown } | undefined {
  const word = strip(text, 3);
  switch (type) {
    case 'integer': {
      const value = parseInteger(text);
      return value === undefined ? undefined : { value: Number(value) };
    }
    case 'number': {
      const value = parseFloatText(text);
      return value === undefined || !Number.isFinite(value) ? undefined : { value };
    }
    case 'boolean': {
      const isTrue = ['true', '1'].includes(word.toLowerCase());
      return isTrue || ['false', '0'].includes(word.toLowerCase()) ? { value: isTrue } : undefined;
    }
    case 'null':
      return word === 'null' || word === 'None' ? { value: null } : undefined;
    case 'object':
    case 'array': {
      const decoded = decodeJson(text) ?? (hasPython ? tryPython(text) : undefined);
      const fits = type === 'array' ? Array.isArray(decoded?.value) : isRecord(decoded?.value);
      return fits ? decoded : undefined;
    }
    default:
      return undefined;
  }
}

function tryPython(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: parsePython(text) };
  } catch (error) {
    if (!TemplateError.is(error)) throw error;
    return undefined;
  }
}
