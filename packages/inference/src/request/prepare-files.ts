import type { BinaryInput, TaskId, TaskInput } from '@hubkit/task-types';
import { isReceived, loadReceiving } from '../binary/load-receiving.ts';
import { InputError } from '../contract/errors.ts';
import { FILE_INPUTS } from '../contract/file-inputs.gen.ts';
import type { MediaOptions } from '../contract/options.ts';
import type { OutputType } from '../contract/output-type.ts';
import type { ReadInput } from '../contract/task-types.ts';
import type { CallContext } from '../transport/context.ts';
import { hasMessageFiles } from './build-request.ts';

/** A call with files. */
export interface FileCall {
  context: CallContext;
  readonly options: MediaOptions<OutputType>;
}

type Members = Readonly<Record<string, unknown>>;

/**
 * Reads the files of an input, in whatever form they are, as Blobs with a media type. Prepares the call for a
 * result that is received while it arrives. Nothing is loaded for calls without files.
 */
export async function prepareFiles(task: TaskId, input: TaskInput<TaskId>, call: FileCall): Promise<ReadInput<TaskId>> {
  const { outputType } = call.options;
  if (isReceived(outputType)) await (await loadReceiving()).prepareReceiving(outputType, call);
  let read = input as unknown as Members;
  for (const field of fileFields(task)) read = await withFileRead(read, field.split('.'), field, call);
  // All fields that hold files have been read.
  return read as unknown as ReadInput<TaskId>;
}

/** Checks that the files of an input are Blobs or bytes, for requests prepared without reading files. */
export function requireReadFiles(task: TaskId, input: TaskInput<TaskId>): ReadInput<TaskId> {
  if (hasMessageFiles(input as Members)) {
    throw new InputError(
      'Files in messages have to be data URLs or addresses: a request is prepared without reading files.',
    );
  }
  for (const field of fileFields(task)) {
    const value = field.split('.').reduce<unknown>((members, name) => (members as Members | undefined)?.[name], input);
    const files: readonly unknown[] = Array.isArray(value) ? value : [value ?? new Uint8Array()];
    if (files.every((file) => [Blob, ArrayBuffer, Uint8Array].some((type) => file instanceof type))) continue;
    throw new InputError(`'${field}' has to be a Blob or its bytes: a request is prepared without reading files.`);
  }
  // Adapters accept bytes where there was nothing to read.
  return input as ReadInput<TaskId>;
}

function fileFields(task: TaskId): readonly string[] {
  return Object.hasOwn(FILE_INPUTS, task) ? (FILE_INPUTS[task] ?? []) : [];
}

/** Reads the file at a path of members, in a copy of the object. */
async function withFileRead(
  members: Members,
  [name = '', ...below]: readonly string[],
  field: string,
  call: FileCall,
): Promise<Members> {
  const value = members[name];
  if (value === undefined || value === null || [value].flat().every(isReady)) return members;
  if (below.length > 0) {
    return value instanceof Object
      ? { ...members, [name]: await withFileRead(value as Members, below, field, call) }
      : members;
  }
  const { readFile } = await import('../binary/read-file.ts');
  // What is none of the forms that a file may have is refused there.
  const read = (source: unknown) => readFile(source as BinaryInput, { ...call, name: field });
  return { ...members, [name]: Array.isArray(value) ? await Promise.all(value.map(read)) : await read(value) };
}

/** True for a file that needs no reading. */
function isReady(value: unknown): boolean {
  return value instanceof Blob && value.type !== '' && value.type !== 'application/octet-stream';
}
