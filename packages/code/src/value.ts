import { CodeError } from './code-error.ts';
import { parseTemplate, plainTemplate, type Template } from './template.ts';

/** The kind of a code value. A symbol, so that no data can be taken for code: chat messages are full of types. */
export const kind = Symbol.for('hubkit.code');

/** Source code with places for values. Made by the `code` tag, turned into text by `print`. */
export interface Code {
  readonly [kind]: 'code';
  readonly template: Template;
  readonly values: readonly Value[];
}

/** A secret that the snippet reads from an environment variable. */
export interface Env {
  readonly [kind]: 'env';
  readonly name: string;
}

/** A variable that the snippet itself has set. */
export interface Variable {
  readonly [kind]: 'variable';
  readonly name: string;
}

/** A text with variables in it, those of the environment or of the snippet. */
export interface Text {
  readonly [kind]: 'text';
  readonly parts: ReadonlyArray<string | Env | Variable>;
}

/** The entries of an object without its braces: keyword arguments in Python, properties in TypeScript. */
export interface Entries {
  readonly [kind]: 'entries';
  readonly entries: { readonly [key: string]: Value | undefined };
}

/** A call of a function, on one line where it fits. */
export interface Call {
  readonly [kind]: 'call';
  readonly name: string;
  readonly positional: readonly Value[];
  readonly named: Entries['entries'];
}

/** A remark for the reader. */
export interface Comment {
  readonly [kind]: 'comment';
  readonly text: string;
}

/** Several pieces of code, one below the other. */
export interface Stack {
  readonly [kind]: 'stack';
  /** Absent ones leave no trace. */
  readonly items: ReadonlyArray<Code | Comment | Stack | false | undefined>;
  readonly blankLines: number;
}

export type Marked = Code | Env | Variable | Text | Entries | Call | Comment | Stack;

/** A value in a `code` template: data is printed as a literal of the language, code as it is. */
export type Value =
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | { readonly [key: string]: Value | undefined }
  | Marked;

/** Source code: `code` leaves the static text as it is and prints every value as a literal of the language. */
export function code(strings: TemplateStringsArray, ...values: readonly Value[]): Code {
  return { [kind]: 'code', template: parseTemplate(strings), values };
}

/** The value of an environment variable: `os.environ["NAME"]`, `process.env.NAME`, `"$NAME"`. */
export function env(name: string): Env {
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) {
    throw new CodeError(`"${name}" is not a name for an environment variable: use letters, digits and underscores.`);
  }
  return { [kind]: 'env', name };
}

/** The value of a variable that the snippet itself has set: `name`, in a shell `"$name"`. */
export function variable(name: string): Variable {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new CodeError(`"${name}" is not an identifier.`);
  return { [kind]: 'variable', name };
}

/** A text with variables in it: text`Bearer ${env('HF_TOKEN')}`. Texts may be nested. */
export function text(strings: TemplateStringsArray, ...values: ReadonlyArray<string | Env | Variable | Text>): Text {
  const parts: Array<Text['parts'][number]> = [];
  for (let index = 0; index < strings.length; index++) {
    const part = strings[index] ?? '';
    const value = values[index] ?? '';
    if (part !== '') parts.push(part);
    if (typeof value === 'object' && value[kind] === 'text') parts.push(...value.parts);
    else if (value !== '') parts.push(value);
  }
  return { [kind]: 'text', parts };
}

/** The entries of an object, one a line: keyword arguments in Python, properties in TypeScript. */
export function entries(object: Entries['entries']): Entries {
  return { [kind]: 'entries', entries: object };
}

/** A remark for the reader, one comment per line of the text. */
export function comment(text: string): Comment {
  return { [kind]: 'comment', text };
}

/** Names, such as those of methods, with commas between them. They are checked, because they are printed without quotes. */
export function identifier(...names: readonly string[]): Code {
  return {
    [kind]: 'code',
    template: plainTemplate(names.length === 1 ? checkedName(names[0] as string) : names.map(checkedName).join(', ')),
    values: [],
  };
}

/** A call of a function with positional and named arguments. */
export function call(name: string, positional: readonly Value[], named: Entries['entries'] = {}): Call {
  return { [kind]: 'call', name: checkedName(name), positional, named };
}

/** Pieces of code one below the other. Absent ones leave no trace. */
export function lines(...items: Stack['items']): Stack {
  return { [kind]: 'stack', items, blankLines: 0 };
}

/** Pieces of code with a blank line between them. Absent ones leave no trace. */
export function paragraphs(...items: Stack['items']): Stack {
  return { [kind]: 'stack', items, blankLines: 1 };
}

/** True when the code reads an environment variable anywhere. */
export function usesEnv(value: Value | undefined): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (isMarked(value)) {
    switch (value[kind]) {
      case 'code':
        return value.values.some(usesEnv);
      case 'env':
        return true;
      case 'variable':
        return false;
      case 'text':
        return value.parts.some(usesEnv);
      case 'entries':
        return Object.values(value.entries).some(usesEnv);
      case 'call':
        return [...value.positional, ...Object.values(value.named)].some(usesEnv);
      case 'stack':
        return value.items.some(usesEnv);
      case 'comment':
        return false;
    }
  }
  return Object.values(value).some(usesEnv);
}

/** True for what the functions of this file make, false for data. */
export function isMarked(value: object): value is Marked {
  return kind in value;
}

/** Throws unless the text is a name or a path of names, which is printed without quotes. */
function checkedName(name: string): string {
  if (!/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/.test(name)) throw new CodeError(`"${name}" is not an identifier.`);
  return name;
}
