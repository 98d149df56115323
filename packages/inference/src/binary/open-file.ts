import type { CallState } from '../request/call-state.ts';
import { deferError, resolveDeferredError } from '../transport/deferred-error.ts';
import type { Bytes, OpenResponse } from '../transport/open-response.ts';
import { checkBinary, cutShort } from './binary-errors.ts';
import { sniffMediaType } from './media-type.ts';

/**
 * Reads a file up to its first chunk: a failure before that fails the attempt, one after it the stream. The file is read once; its
 * `size` is that of the bytes that were read.
 */
export async function openFile(opened: OpenResponse, started: CallState): Promise<Blob> {
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
