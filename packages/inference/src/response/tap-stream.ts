import { resolveDeferredError } from '../transport/deferred-error.ts';
import type { OpenedStream } from './chunk-stream.ts';

/** Receives what happens in a stream. */
interface StreamTap<T> {
  /** Receives every chunk. */
  chunk?(chunk: T): void;
  /** Receives the end, once: its error, if it has one. */
  end(error?: unknown): void;
}

/** Returns a stream whose chunks and end are seen by a tap on their way. */
export function tapStream<T>({ first, reader }: OpenedStream<T>, tap: StreamTap<T>): OpenedStream<T> {
  let isOver = false;
  let failure: { readonly thrown: unknown } | undefined;
  const end = (error?: unknown) => {
    if (isOver) return;
    isOver = true;
    tap.end(error);
  };
  const see = (chunk: T | undefined) => {
    if (chunk !== undefined) tap.chunk?.(chunk);
    return chunk;
  };
  const next = async () => {
    if (failure) throw failure.thrown;
    return reader.next();
  };
  return {
    first: see(first),
    reader: {
      take() {
        if (failure) return;
        try {
          return see(reader.take());
        } catch (thrown) {
          // The code of its error may have to be loaded: `next` throws it.
          failure = { thrown };
          return;
        }
      },
      async next() {
        try {
          const chunk = see(await next());
          if (chunk === undefined) end();
          return chunk;
        } catch (thrown) {
          const error = await resolveDeferredError(thrown);
          end(error);
          throw error;
        }
      },
      close() {
        end();
        return reader.close();
      },
    },
  };
}
