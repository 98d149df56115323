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
 * @param hasPython true if lists and dicts are written as Python's `repr` does
 */
export function castToolCalls(value: unknown, tools: ToolParameters, hasPython = false): unknown {
  if (Array.isArray(value)) return value.map((item) => castToolCalls(item, tools, hasPython));
  if (!isRecord(value) || !isRecord(value.function)) return value;
  const { name, arguments: given } = value.function;
  const parameters = typeof name === 'string' ? tools.get(name) : undefined;
  if (!parameters || !isRecord(given)) return value;
  const cast = Object.entries(given).map(([key, argument]): [string, unknown] => [
    key,
    Object.hasOwn(parameters, key) ? castArgument(argument, schemaTypes(parameters[key]), hasPython) : argument,
  ]);
  return { ...value, function: { ...value.function, arguments: Object.fromEntries(cast) } };
}

function castArgument(argument: unknown, types: readonly string[], hasPython: boolean): unknown {
  if (types.length === 0) return argument;
  if (typeof argument === 'string') return castText(argument, types, hasPython);
  // Values of a repeated key.
  if (Array.isArray(argument) && !types.includes('array'))
    return argument.map((item) => (typeof item === 'string' ? castText(item, types, hasPython) : item));
  return argument;
}

/** The types that a schema allows, in their order. */
function schemaTypes(schema: unknown): string[] {
  if (!isRecord(schema)) return [];
  const { type, anyOf, oneOf, nullable } = schema;
  const declared = (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
  const choices = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list.flatMap(schemaTypes) : []));
  const types = [...declared, ...choices];
  return nullable && !types.includes('null') ? [...types, 'null'] : types;
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
