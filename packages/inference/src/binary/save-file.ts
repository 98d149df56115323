import { InputError } from '../contract/errors.ts';
import type { SavedFile } from '../contract/task-functions.ts';
import type { CallContext } from '../transport/context.ts';
import { nodeFiles } from './node-builtins.ts';
import { discardPart, PartFile, writePart } from './part-file.ts';

/** Checks that a file can be written before anything is requested, because generation costs money. */
export async function checkFileTarget(path: string | URL | undefined, { subject }: CallContext): Promise<void> {
  if (!path) throw new InputError("outputType 'file' needs the `path` of the file.", subject);
  if (path instanceof URL && path.protocol !== 'file:') {
    throw new InputError(`\`path\` has to be a path or a file: URL; this one begins with ${path.protocol}`, subject);
  }
  const files = nodeFiles();
  if (!files) throw new InputError("Only Node can write files; use outputType 'blob'.", subject);
  const folder = path instanceof URL ? new URL('.', path) : path.replace(/[^/\\]*$/, '') || '.';
  const found = await files.stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new InputError(`The folder of ${String(path)} does not exist.`, subject);
}

/** Writes a file. It appears under its name when it is complete, so a failure leaves no half of it. */
export async function saveFile(file: Blob, path: string | URL = '', context: CallContext): Promise<SavedFile> {
  const part = file instanceof PartFile ? file : await writePart(file, path, context);
  try {
    await nodeFiles()?.rename(part.path, path);
  } catch (cause) {
    throw await discardPart(part.path, cause, path, context);
  }
  return { path: String(path), type: part.type, size: part.size };
}
