import { pyError, valueError } from '../engine/runtime/errors.ts';
import { parseJson } from '../engine/runtime/parse-json.ts';
import { strip } from '../engine/runtime/text.ts';
import { type JsonSchema, schemaOfType } from './json-type.ts';
import { type Parameter, readHead } from './parameters.ts';

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

/** A function with its description; `parameters` is the JSON Schema of its arguments. */
export interface DescribedFunction {
  readonly name: string;
  readonly description: string;
  readonly parameters: JsonSchema;
}

/**
 * The JSON Schema of a function, for the `tools` of a chat template, as transformers' `get_json_schema` derives it from a
 * docstring and type hints. JavaScript keeps neither, so the function either carries `description` and `parameters`, or has a
 * JSDoc comment as the first thing in its body, where Python has its docstring:
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
  return { type: 'function', function: { name, ...describe(name, readDocComment(text), declared) } };
}

/** Types are looked at before descriptions, as in Python. */
function describe(name: string, doc: DocComment, declared: readonly Parameter[]) {
  const tags = declared.map((parameter) => ({ ...parameter, ...typedTag(name, doc, findPath(parameter, doc)) }));
  const result = doc.result?.type ? schemaOfType(doc.result.type) : undefined;
  return {
    description: doc.description,
    parameters: { type: 'object', ...createObjectSchema(name, doc, tags) },
    ...(result && {
      return: doc.result?.description ? { ...result, description: doc.result.description } : result,
    }),
  };
}

/** A parameter or member with the schema of its type. */
interface TypedTag extends DocTag {
  readonly path: string;
  readonly schema: JsonSchema;
}

function typedTag(name: string, { parameters }: DocComment, path: string): TypedTag {
  const tag = parameters.get(path);
  if (tag?.type) return { ...tag, path, schema: schemaOfType(tag.type) };
  throw pyError('TypeHintParsingException', `Argument ${path} is missing a type hint in function ${name}`);
}

/** True if a comment names a member of a destructured object: by itself, or after the name of the object in the comment. */
function findPath({ name, isMember }: Parameter, { parameters }: DocComment): string {
  if (!isMember || parameters.has(name)) return name;
  return [...parameters.keys()].find((path) => path.split('.').slice(1).join('.') === name) ?? name;
}

function createObjectSchema(
  name: string,
  doc: DocComment,
  tags: readonly (TypedTag & Partial<Parameter>)[],
): JsonSchema {
  const properties: Record<string, JsonSchema> = {};
  const required: string[] = [];
  for (const { path, schema, description, isOptional, hasDefault } of tags) {
    if (!description) throw schemaError(name, `the docstring has no description for the argument '${path}'`);
    const key = path.slice(path.lastIndexOf('.') + 1);
    properties[key] = withDescription(withMembers(name, doc, path, schema), description);
    if (!isOptional && !hasDefault) required.push(key);
  }
  return { properties, ...(required.length > 0 && { required }) };
}

/** Adds the comment's descriptions of members. Python has no notation for them, so transformers has no such schemas. */
function withMembers(name: string, doc: DocComment, path: string, schema: JsonSchema): JsonSchema {
  const membersAt = (prefix: string): JsonSchema | undefined => {
    const paths = [...doc.parameters.keys()].filter(
      (other) => other.startsWith(prefix) && /^[^.[]+$/.test(other.slice(prefix.length)),
    );
    return paths.length > 0
      ? createObjectSchema(
          name,
          doc,
          paths.map((other) => typedTag(name, doc, other)),
        )
      : undefined;
  };
  const items = schema.type === 'array' ? membersAt(`${path}[].`) : undefined;
  if (items) return { ...schema, items: { type: 'object', ...items } };
  return schema.type === 'object' ? { ...schema, ...membersAt(`${path}.`) } : schema;
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

function schemaError(name: string, why: string): Error {
  return pyError('DocstringParsingException', `Cannot generate JSON schema for ${name} because ${why}`);
}

/** A tag of a JSDoc comment about a parameter, or the one about the result. */
interface DocTag {
  /** Undefined if the comment has no description. */
  readonly type: string | undefined;
  readonly description: string;
  readonly isOptional: boolean;
}

/** Content of the JSDoc comment of a function. */
interface DocComment {
  readonly description: string;
  /** By path: `city`, `options.city` for a member of an object, `places[].city` for one of the items of a list. */
  readonly parameters: ReadonlyMap<string, DocTag>;
  readonly result: DocTag | undefined;
}

const parameter = /^(\[?)([\w$\u0080-\uffff]+(?:(?:\[\])?\.[\w$\u0080-\uffff]+)*)(?:\s*=[^\]]*)?\]?\s*-?\s*([\s\S]*)$/;

/** Reads a JSDoc comment, without its stars. */
function readDocComment(text: string): DocComment {
  const [description = '', ...tags] = text.split(/^@/m);
  const parameters = new Map<string, DocTag>();
  let result: DocTag | undefined;
  for (const tag of tags) {
    const [, kind = '', rest = ''] = /^(\w+)\s*([\s\S]*)$/.exec(tag) ?? [];
    const { type, after } = readType(rest);
    if (/^returns?$/.test(kind)) result = { type, description: after.trim(), isOptional: false };
    if (!/^(param|arg|argument)$/.test(kind)) continue;
    const [, bracket, path, about = ''] = parameter.exec(after) ?? [];
    if (path === undefined) continue;
    const isOptional = bracket === '[' || type?.endsWith('=') === true;
    parameters.set(path, { type: type?.replace(/=$/, ''), description: joinLines(about), isOptional });
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

/** The lines of a description of an argument become one, as in transformers; those of other descriptions stay. */
function joinLines(text: string): string {
  return text.trim().replace(/\s*\n+\s*/g, ' ');
}
