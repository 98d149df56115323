import { InferenceError, InputError } from '../contract/errors.ts';
import type { OutputType } from '../contract/output-type.ts';
import type { FileStream, SavedFile } from '../contract/task-functions.ts';
import type { CallState } from '../request/call-state.ts';
import type { CallContext } from '../transport/context.ts';
import { DeferredError, deferError, resolveDeferredError } from '../transport/deferred-error.ts';
import type { Bytes, OpenResponse } from '../transport/open-response.ts';
import { checkBinary, cutShort } from './binary-errors.ts';
import { sniffMediaType } from './media-type.ts';
import { nodeFiles } from './node-builtins.ts';

export { isCutShort } from './is-cut-short.ts';

type Receiving = Pick<CallState, 'context' | 'options'>;

/** Prepares a call for its result, before anything is sent: checks the place of a file, and lifts the total timeout of a stream. */
export async function prepareReceiving(outputType: OutputType | undefined, call: Receiving): Promise<void> {
  const { context, options } = call;
  if (outputType === 'file') return checkFileTarget(options.path, context);
  // A file that is played while it arrives takes as long as it plays.
  if (options.timeouts?.totalMs === undefined) {
    call.context = { ...context, deadline: Infinity, timeouts: { ...context.timeouts, totalMs: Infinity } };
  }
}

/** Receives the body of a response while it arrives: as a stream, or on disk, beside the place where the result will be. */
export async function receiveFile(opened: OpenResponse, started: CallState): Promise<Blob> {
  opened.detach();
  const file = await openFile(opened, started);
  return started.call.outputType === 'file' ? writePart(file, started.options.path, started.context) : file;
}

/** Returns the result of a call that stores or streams its file. */
export async function deliverReceived(
  file: Blob,
  { call, options, context }: CallState,
): Promise<SavedFile | FileStream> {
  if (call.outputType === 'file') return saveFile(file, options.path, context);
  return { type: file.type, stream: file.stream() };
}

/** Checks that a file can be written before anything is requested, because generation costs money. */
async function checkFileTarget(path: string | URL | undefined, { subject }: CallContext): Promise<void> {
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
async function saveFile(file: Blob, path: string | URL = '', context: CallContext): Promise<SavedFile> {
  const part = file instanceof PartFile ? file : await writePart(file, path, context);
  try {
    await nodeFiles()?.rename(part.path, path);
  } catch (cause) {
    throw await discardPart(part.path, cause, path, context);
  }
  return { path: String(path), type: part.type, size: part.size };
}

/**
 * Reads a file up to its first chunk: a failure before that fails the attempt, one after it the stream. The file is read once; its
 * `size` is that of the bytes that were read.
 */
async function openFile(opened: OpenResponse, started: CallState): Promise<Blob> {
  const { headers } = opened.response;
  const { context } = started;
  const maxBytes = context.maxBytes.binary;
  const contentType = headers.get('content-type') ?? '';
  let first = await opened.read();
  try {
    checkBinary(first ? 1 : 0, contentType, started);
  } catch (error) {
    await opened.close();
    throw error;
  }
  const file = new Blob([], { type: (first && sniffMediaType(first)) ?? contentType });
  let size = 0;
  const next = async () => {
    const bytes = first ?? (await opened.read());
    first = undefined;
    size += bytes?.byteLength ?? 0;
    if (size > maxBytes) throw deferError('limitError', maxBytes, context);
    if (!bytes && size < Number(headers.get('content-length') ?? 0)) throw cutShort(file, started);
    return bytes;
  };
  const stream = new ReadableStream<Bytes>(
    {
      async pull(controller) {
        try {
          const bytes = await next();
          if (bytes) controller.enqueue(bytes);
          else controller.close();
        } catch (thrown) {
          await opened.close();
          throw await resolveDeferredError(thrown);
        }
      },
      cancel: () => opened.close(),
    },
    // Nothing is read before it is wanted, so that a slow reader holds the service back.
    { highWaterMark: 0 },
  );
  return Object.defineProperties(file, {
    size: { get: () => size },
    stream: { value: () => stream },
    arrayBuffer: { value: () => new Response(stream).arrayBuffer() },
  });
}

/** A file that is still being received, under a temporary name. Its bytes are on disk, not in memory. */
class PartFile extends Blob {
  readonly path: string | URL;
  readonly #size: number;

  constructor(path: string | URL, size: number, type: string) {
    super([], { type });
    this.path = path;
    this.#size = size;
  }

  override get size(): number {
    return this.#size;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const bytes = await nodeFiles()?.readFile(this.path, {});
    return (bytes ?? new Uint8Array()).slice().buffer;
  }
}

/** Writes a file under a temporary name, beside the place where it will be. A failure leaves nothing of it. */
async function writePart(file: Blob, target: string | URL = '', context: CallContext): Promise<PartFile> {
  const suffix = `.${crypto.randomUUID().slice(0, 8)}.part`;
  const path = target instanceof URL ? new URL(target.href + suffix) : target + suffix;
  try {
    await nodeFiles()?.writeFile(path, file.stream(), { signal: context.signal });
  } catch (cause) {
    throw await discardPart(path, cause, target, context);
  }
  return new PartFile(path, file.size, file.type);
}

/** Removes a partly written file, and returns the error to throw: the abort reason, an error of the call, or one that names the target. */
async function discardPart(
  part: string | URL,
  cause: unknown,
  target: string | URL | undefined,
  { signal, subject }: CallContext,
): Promise<unknown> {
  await nodeFiles()
    ?.rm(part, { force: true })
    .catch(() => undefined);
  if (signal?.aborted) return signal.reason;
  if (cause instanceof DeferredError || InferenceError.is(cause)) return cause;
  const { code = 'unknown reason' } = cause as { readonly code?: string };
  return new InputError(`The result could not be written to ${String(target)}: ${code}.`, { ...subject, cause });
}
