import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TaskId } from '@hubkit/catalog';
import { sniffMediaType } from '@hubkit/inference/node';
import { FILE_INPUTS } from '@hubkit/inference/prepare';
import type { CallArgs } from '../contract/call-args.ts';
import { BulkError } from '../contract/errors.ts';

/** Paths of the arguments of a task that are files. */
export function fileFields(task: TaskId): readonly string[] {
  return FILE_INPUTS[task] ?? [];
}

/**
 * Resolves the files in arguments: paths become absolute, and those of a dataset (`{ bytes, path }`) its bytes.
 *
 * @param folder - Folder for relative paths.
 * @throws {BulkError} `INPUT` for a missing file.
 */
export function resolveFiles(args: CallArgs, fields: readonly string[], folder: string): CallArgs {
  return fields.reduce((all, field) => changeAt(all, field.split('.'), (value) => resolveFile(value, folder)), args);
}

/** Replaces the paths of local files in arguments; URLs stay. */
export function mapFiles(args: CallArgs, fields: readonly string[], change: (path: string) => string): CallArgs {
  const changed = (value: unknown) => (typeof value === 'string' && !isUrl(value) ? change(value) : value);
  return fields.reduce((all, field) => changeAt(all, field.split('.'), changed), args);
}

function changeAt(
  value: CallArgs,
  [name = '', ...rest]: readonly string[],
  change: (value: unknown) => unknown,
): CallArgs {
  const member = value[name];
  if (member === undefined) return value;
  if (rest.length === 0) return { ...value, [name]: Array.isArray(member) ? member.map(change) : change(member) };
  return typeof member === 'object' && member !== null
    ? { ...value, [name]: changeAt(member as CallArgs, rest, change) }
    : value;
}

/** Resolves one file: URLs and data URLs as they are, a path to an absolute one. */
export function resolveFile(value: unknown, folder: string): unknown {
  if (typeof value === 'object' && value !== null) {
    const { bytes, path } = value as CallArgs;
    return resolveFile(bytes ?? path, folder);
  }
  if (typeof value !== 'string')
    throw new BulkError(
      'INPUT',
      `expected a path, URL or data URL of a file, not ${JSON.stringify(value) ?? 'nothing'}.`,
    );
  if (isUrl(value)) return value;
  const path = /^file:/i.test(value) ? fileURLToPath(value) : resolve(folder, value);
  if (statSync(path, { throwIfNoEntry: false })?.isFile()) return path;
  throw new BulkError('INPUT', `there is no file ${path}.`);
}

/** True for an address or a data URL. */
export function isUrl(value: string): boolean {
  return /^(?:https?|data):/i.test(value);
}

/**
 * Encodes the images that the template `image` of a run names as data URLs. They are URL objects, which no row of a dataset can
 * hold: a path in the messages of a row is left to the client, which reads it only with `localFiles: true`.
 */
export async function encodeImages(args: CallArgs): Promise<CallArgs> {
  const { messages } = args;
  if (!Array.isArray(messages) || !messages.some(({ content }) => Array.isArray(content))) return args;
  return { ...args, messages: await Promise.all(messages.map(encodeMessage)) };
}

interface Part {
  readonly type: string;
  readonly image_url?: { readonly url: unknown };
}

async function encodeMessage<M extends { readonly content: unknown }>(message: M): Promise<M> {
  if (!Array.isArray(message.content)) return message;
  const parts = message.content.map(async (part: Part) => {
    const url = part.image_url?.url;
    return url instanceof URL
      ? { ...part, image_url: { ...part.image_url, url: await readDataUrl(fileURLToPath(url)) } }
      : part;
  });
  return { ...message, content: await Promise.all(parts) };
}

/** Reads a file as a data URL. Throws a BulkError for one that cannot be read. */
export async function readDataUrl(path: string): Promise<string> {
  try {
    const bytes = await readFile(path);
    return `data:${sniffMediaType(bytes) ?? 'application/octet-stream'};base64,${bytes.toString('base64')}`;
  } catch (cause) {
    throw new BulkError('INPUT', `the file ${path} cannot be read (${(cause as NodeJS.ErrnoException).code}).`, {
      cause,
    });
  }
}
