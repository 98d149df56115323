import { InferenceError, InputError } from '../contract/errors.ts';
import type { CallContext } from '../transport/context.ts';
import { DeferredError } from '../transport/deferred-error.ts';
import { nodeFiles } from './node-builtins.ts';

/** A file that is still being received, under a temporary name. Its bytes are on disk, not in memory. */
export class PartFile extends Blob {
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
export async function writePart(file: Blob, target: string | URL = '', context: CallContext): Promise<PartFile> {
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
export async function discardPart(
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
