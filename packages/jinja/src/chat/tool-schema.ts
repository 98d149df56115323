import { pyError, valueError } from '../runtime/errors.ts';

/** A JSON Schema, or a part of one. */
export type JsonSchema = { [key: string]: unknown };

/** A tool as chat templates expect it. */
export interface ToolSchema {
  readonly type: 'function';
  readonly function: {
    readonly name: string;
    readonly description: string;
    readonly parameters: JsonSchema;
    readonly return?: JsonSchema;
  };
}

/** A function that says of itself what it does: `parameters` is the JSON Schema of its arguments. */
export interface DescribedFunction {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
}

const types: Readonly<Record<string, JsonSchema>> = {
  string: { type: 'string' },
  number: { type: 'number' },
  integer: { type: 'integer' },
  int: { type: 'integer' },
  bigint: { type: 'integer' },
  boolean: { type: 'boolean' },
  array: { type: 'array' },
  '*': {},
  any: {},
  unknown: {},
};

/**
 * The JSON Schema of a function, for the `tools` of a chat template: what transformers' `get_json_schema` makes of a
 * docstring and type hints. JavaScript keeps neither, so the function either carries `description` and `parameters`, or
 * has a JSDoc comment as the first thing in its body, where Python has its docstring:
 *
 * ```js
 * function weather(city, unit = 'celsius') {
 *   /**
 *    * Looks up the weather.
 *    * @param {string} city The city to look up
 *    * @param {string} unit The unit of the temperature (choices: ["celsius", "fahrenheit"])
 *    * @returns {number} The temperature
 *    *\/
 * }
 * ```
 *
 * @throws {TemplateError} when the comment, an argument's type or its description is missing.
 */
export function getJsonSchema(tool: (...args: never[]) => unknown): ToolSchema {
  const { name } = tool;
  if (!name) throw valueError('Cannot generate JSON schema for a function without a name.');
  const { description, parameters } = tool as Partial<DescribedFunction>;
  if (description !== undefined && parameters !== undefined)
    return { type: 'function', function: { name, description, parameters } };
  const source = Function.prototype.toString.call(tool);
  const doc = /^[\s\S]*?(?:\{|=>)\s*\/\*\*([\s\S]*?)\*\//
    .exec(source)?.[1]
    ?.replace(/^[ \t]*\*[ \t]?/gm, '')
    .trim();
  if (!doc) throw schemaError(name, 'it has no docstring!');
  return { type: 'function', function: { name, ...readDoc(name, doc, source) } };
}

function readDoc(name: string, doc: string, source: string) {
  const [description = '', ...tags] = doc.split(/^@/m);
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  let result: JsonSchema | undefined;
  for (const tag of tags) {
    const match = /^(\w+)\s+\{([^}]*)\}\s*([\s\S]*)$/.exec(tag);
    const [, kind = '', type = '', rest = ''] = match ?? [];
    if (/^returns?$/.test(kind)) result = { ...parseType(type), ...(rest && { description: clean(rest) }) };
    if (!/^(param|arg|argument)$/.test(kind)) continue;
    const [, bracket, argument = '', text = ''] = /^(\[?)([\w$]+)(?:\s*=[^\]]*)?\]?\s*-?\s*([\s\S]*)$/.exec(rest) ?? [];
    if (!clean(text)) throw schemaError(name, `the docstring has no description for the argument '${argument}'`);
    properties[argument] = describe(parseType(type.replace(/=$/, '')), clean(text));
    const isOptional = bracket === '[' || type.endsWith('=') || hasDefault(source, argument);
    if (!isOptional) required.push(argument);
  }
  const missing = parameterNames(source).find((parameter) => !(parameter in properties));
  if (missing) throw schemaError(name, `the docstring has no description for the argument '${missing}'`);
  const parameters = { type: 'object', properties, ...(required.length > 0 && { required }) };
  return { description: clean(description), parameters, ...(result && { return: result }) };
}

/** `(choices: ["a", "b"])` at the end of a description is an enum. */
function describe(schema: JsonSchema, text: string): JsonSchema {
  const choices = /\(choices:\s*(.*?)\)\s*$/i.exec(text);
  if (!choices) return { ...schema, description: text };
  const options: unknown = JSON.parse(choices[1] ?? '[]');
  return { ...schema, enum: options, description: text.slice(0, choices.index).trim() };
}

function parseType(text: string): JsonSchema {
  const type = text.trim().replace(/^\((.*)\)$/, '$1');
  if (/^[?]/.test(type)) return { ...parseType(type.slice(1)), nullable: true };
  const parts = splitUnion(type);
  const known = parts.filter((part) => part !== 'null' && part !== 'undefined');
  if (known.length < parts.length || known.length > 1) {
    const schemas = known.map(parseType);
    const names = schemas.map((schema) => schema.type);
    const isSimple = schemas.every((schema) => typeof schema.type === 'string' && Object.keys(schema).length === 1);
    const union = schemas.length === 1 ? schemas[0] : isSimple ? { type: names.sort() } : { anyOf: schemas };
    return known.length < parts.length ? { ...union, nullable: true } : { ...union };
  }
  const [, item] = /^(.*)\[\]$/.exec(type) ?? /^Array<(.*)>$/.exec(type) ?? [];
  if (item !== undefined) return { type: 'array', items: parseType(item) };
  const [, value] = /^(?:Object|Record)<\s*string\s*,(.*)>$/.exec(type) ?? [];
  if (value !== undefined) return { type: 'object', additionalProperties: parseType(value) };
  return Object.hasOwn(types, type.toLowerCase()) ? { ...types[type.toLowerCase()] } : { type: 'object' };
}

function splitUnion(type: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const char of type) {
    if ('<('.includes(char)) depth++;
    if ('>)'.includes(char)) depth--;
    if (char === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += char;
  }
  return parts.map((part) => part.trim());
}

function parameterNames(source: string): string[] {
  const list = /^[^(]*\(([^)]*)\)/.exec(source)?.[1] ?? '';
  return list.split(',').flatMap((part) => /^\s*([\w$]+)\s*(?:=|$)/.exec(part)?.[1] ?? []);
}

function hasDefault(source: string, argument: string): boolean {
  const list = /^[^(]*\(([\s\S]*?)\)\s*(?:\{|=>)/.exec(source)?.[1] ?? '';
  return new RegExp(`(?:^|[,\\s])${argument.replaceAll('$', '\\$')}\\s*=[^=]`).test(list);
}

function clean(text: string): string {
  return text.trim().replace(/\s*\n+\s*/g, ' ');
}

function schemaError(name: string, why: string): Error {
  return pyError('DocstringParsingException', `Cannot generate JSON schema for ${name} because ${why}`);
}
