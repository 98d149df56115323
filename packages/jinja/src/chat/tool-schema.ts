import { pyError, valueError } from '../runtime/errors.ts';
import { parseJson } from '../runtime/parse-json.ts';
import { strip } from '../runtime/text.ts';
import { schemaOfType } from './json-type.ts';
import { type Parameter, readHead } from './parameters.ts';

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
  const { parameters: declared, bodyStart } = readHead(source);
  const doc = /^\s*(?:=>)?\s*\{?\s*\/\*\*([\s\S]*?)\*\//.exec(source.slice(bodyStart))?.[1];
  const text = doc?.replace(/^[ \t]*\*[ \t]?/gm, '').trim();
  if (!text) throw schemaError(name, 'it has no docstring!');
  return { type: 'function', function: { name, ...describe(name, readDoc(text), declared) } };
}

/** A tag of a JSDoc comment about a parameter, or the one about the result. */
interface DocTag {
  /** Undefined where the comment does not say. */
  readonly type: string | undefined;
  readonly description: string;
  readonly isOptional: boolean;
}

interface Doc {
  readonly description: string;
  readonly parameters: ReadonlyMap<string, DocTag>;
  readonly result: DocTag | undefined;
}

function readDoc(text: string): Doc {
  const [description = '', ...tags] = text.split(/^@/m);
  const parameters = new Map<string, DocTag>();
  let result: DocTag | undefined;
  for (const tag of tags) {
    const [, kind = '', rest = ''] = /^(\w+)\s*([\s\S]*)$/.exec(tag) ?? [];
    const { type, after } = readType(rest);
    if (/^returns?$/.test(kind)) result = { type, description: after.trim(), isOptional: false };
    if (!/^(param|arg|argument)$/.test(kind)) continue;
    const [, bracket, name, about = ''] =
      /^(\[?)([\w$\u0080-\uffff]+)(?:\s*=[^\]]*)?\]?\s*-?\s*([\s\S]*)$/.exec(after) ?? [];
    if (name === undefined) continue;
    const isOptional = bracket === '[' || type?.endsWith('=') === true;
    parameters.set(name, { type: type?.replace(/=$/, ''), description: joinLines(about), isOptional });
  }
  return { description: description.trim(), parameters, result };
}

/** The type between the braces at the start, which may hold braces itself. */
function readType(text: string): { readonly type: string | undefined; readonly after: string } {
  if (!text.startsWith('{')) return { type: undefined, after: text };
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}' && --depth === 0) return { type: text.slice(1, at).trim(), after: text.slice(at + 1).trim() };
  }
  return { type: undefined, after: text };
}

/** Types are looked at before descriptions, as in Python. */
function describe(name: string, doc: Doc, declared: readonly Parameter[]) {
  const typed = declared.map((parameter) => {
    const tag = doc.parameters.get(parameter.name);
    if (!tag?.type)
      throw pyError(
        'TypeHintParsingException',
        `Argument ${parameter.name} is missing a type hint in function ${name}`,
      );
    return { parameter, tag, schema: schemaOfType(tag.type) };
  });
  const result = doc.result?.type ? schemaOfType(doc.result.type) : undefined;
  const properties: Record<string, JsonSchema> = {};
  for (const { parameter, tag, schema } of typed) {
    if (!tag.description)
      throw schemaError(name, `the docstring has no description for the argument '${parameter.name}'`);
    properties[parameter.name] = withDescription(schema, tag.description);
  }
  const required = typed.flatMap(({ parameter, tag }) =>
    tag.isOptional || parameter.hasDefault ? [] : [parameter.name],
  );
  return {
    description: doc.description,
    parameters: { type: 'object', properties, ...(required.length > 0 && { required }) },
    ...(result && {
      return: doc.result?.description ? { ...result, description: doc.result.description } : result,
    }),
  };
}

/** `(choices: ["a", "b"])` at the end of a description is an enum. */
function withDescription(schema: JsonSchema, text: string): JsonSchema {
  const choices = /\(choices:\s*(.*?)\)\s*$/i.exec(text);
  if (!choices) return { ...schema, description: text };
  const options = readChoices(choices[1] ?? '');
  return {
    ...schema,
    enum: options.map((option) => (typeof option === 'string' ? strip(option, 3) : option)),
    description: text.slice(0, choices.index).trim(),
  };
}

function readChoices(text: string): readonly unknown[] {
  try {
    const options = parseJson(text);
    if (Array.isArray(options)) return options;
  } catch (cause) {
    throw pyError('JSONDecodeError', `The choices ${text} are not JSON: ${(cause as Error).message}`, { cause });
  }
  throw pyError('TypeError', `The choices ${text} must be a JSON list.`);
}

/** The lines of a description of an argument become one, as in transformers; those of other descriptions stay. */
function joinLines(text: string): string {
  return text.trim().replace(/\s*\n+\s*/g, ' ');
}

function schemaError(name: string, why: string): Error {
  return pyError('DocstringParsingException', `Cannot generate JSON schema for ${name} because ${why}`);
}
