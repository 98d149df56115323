import { pathToFileURL } from 'node:url';
import type { TaskId } from '@hubkit/catalog';
import { Environment } from '@hubkit/jinja/render';
import { isMembers } from '@hubkit/messages';
import type { CallArgs } from '../contract/call-args.ts';
import { BulkError } from '../contract/errors.ts';
import type { Row } from '../contract/row.ts';
import { fileFields, isUrl, resolveFile, resolveFiles } from './file-args.ts';
import { createTemplate, type RowTemplate } from './row-template.ts';

/** Templates and values for the arguments of calls. */
export interface RequestOptions {
  readonly task: TaskId;
  /** Template of the prompt of a chat, or of `inputs` of another task: `'Classify: {{ text }}'`. */
  readonly prompt?: string | undefined;
  /** Template of the system message of a chat. */
  readonly system?: string | undefined;
  /** Template of an image for the prompt of a chat: a path, URL or data URL. */
  readonly image?: string | undefined;
  /** Folder for relative paths of files. @default the working folder */
  readonly folder?: string | undefined;
  /** Templates of further arguments by path: `{ 'parameters.candidate_labels': '{{ labels }}' }`. */
  readonly columns?: Readonly<Record<string, string>> | undefined;
  /** Arguments of every call, such as `max_tokens` of a chat or `parameters` of another task. */
  readonly args?: CallArgs | undefined;
  /** Makes the arguments in code, in the place of templates. */
  readonly map?: ((row: Row) => CallArgs | Promise<CallArgs>) | undefined;
}

/** Column with the failure in a file of dead rows, which is passed over when the file is read again. */
export const ERROR_COLUMN = '_error';

/**
 * Compiles the templates of a task into a function from row to arguments. The function throws a BulkError that names the
 * column or template, without file and line.
 */
export function makeArgs(options: RequestOptions): (row: Row) => CallArgs | Promise<CallArgs> {
  const { task, args = {}, map, folder = process.cwd() } = options;
  const fields = fileFields(task);
  if (map) {
    if ([options.prompt, options.system, options.image, options.columns].some((given) => given !== undefined)) {
      throw new BulkError('INPUT', 'A map function makes all arguments: leave out prompt, system, image and columns.');
    }
    return async (row) => resolveFiles(withArgs(args, await map(row)), fields, folder);
  }
  const read = compileTemplates(options, folder);
  return (row) => resolveFiles(withArgs(args, read(row)), fields, folder);
}

/** Compiles the templates. */
function compileTemplates(
  { task, prompt, system, image, columns = {} }: RequestOptions,
  folder: string,
): (row: Row) => CallArgs {
  if (task !== 'conversational' && (system ?? image) !== undefined) {
    throw new BulkError('INPUT', `A system message or image of a prompt belongs to a chat, not to ${task}.`);
  }
  const environment = new Environment({ environment: 'jinja', undefined: 'strict', keepTrailingNewline: true });
  const compiled = (name: string, source: string | undefined) =>
    source === undefined ? undefined : createTemplate(name, source, environment);
  const main = compiled('prompt', prompt);
  const others = Object.entries(columns).map(
    ([path, source]) => [path.split('.'), createTemplate(path, source, environment)] as const,
  );
  const read =
    task === 'conversational'
      ? chatArgs(main, compiled('system', system), compiled('image', image), folder)
      : taskArgs(
          task,
          main,
          others.some(([[name]]) => name === 'inputs'),
        );
  return (row) => others.reduce<CallArgs>((all, [path, template]) => setAt(all, path, template(row)), read(row));
}

function chatArgs(
  prompt: RowTemplate | undefined,
  system: RowTemplate | undefined,
  image: RowTemplate | undefined,
  folder: string,
): (row: Row) => CallArgs {
  return (row) => {
    const before = system ? [{ role: 'system', content: String(system(row)) }] : [];
    if (!prompt && !image && Array.isArray(row.messages)) return { messages: [...before, ...row.messages] };
    const given = prompt ? prompt(row) : row.prompt;
    if (given === undefined) throw missing('"messages" or "prompt"', row);
    const text = typeof given === 'string' ? given : JSON.stringify(given);
    const content = image
      ? [
          { type: 'image_url', image_url: { url: resolveImage(image(row), folder) } },
          { type: 'text', text },
        ]
      : text;
    return { messages: [...before, { role: 'user', content }] };
  };
}

/** An image as its address, or as the URL of its file: an object, to tell it from the paths in messages of a row. */
function resolveImage(value: unknown, folder: string): unknown {
  const file = resolveFile(value, folder);
  return typeof file === 'string' && !isUrl(file) ? pathToFileURL(file) : file;
}

function taskArgs(task: TaskId, inputs: RowTemplate | undefined, hasInputs: boolean): (row: Row) => CallArgs {
  return (row) => {
    const { parameters } = row;
    const own = typeof parameters === 'object' && parameters !== null ? { parameters } : {};
    if (hasInputs) return own;
    const value = inputs ? inputs(row) : row.inputs;
    if (value === undefined) throw missing(`"inputs" for ${task}`, row);
    return { ...own, inputs: value };
  };
}

function missing(what: string, row: Row): BulkError {
  const names = Object.keys(row).filter((name) => name !== ERROR_COLUMN);
  return new BulkError(
    'INPUT',
    `there is no column ${what}. Name one in a template, such as '{{ ${names[0] ?? 'text'} }}' (columns: ${names.join(', ') || 'none'}).`,
  );
}

/** Merges arguments of every call with those of a row; members of `parameters` are merged, too. */
function withArgs(common: CallArgs, own: CallArgs): CallArgs {
  const args = { ...common, ...own };
  return isMembers(common.parameters) && isMembers(own.parameters)
    ? { ...args, parameters: { ...common.parameters, ...own.parameters } }
    : args;
}

function setAt(object: CallArgs, [name = '', ...rest]: readonly string[], value: unknown): CallArgs {
  if (rest.length === 0) return { ...object, [name]: value };
  const inner = object[name];
  return {
    ...object,
    [name]: setAt(typeof inner === 'object' && inner !== null ? (inner as CallArgs) : {}, rest, value),
  };
}
