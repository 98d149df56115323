import type { PendingAnswer } from '../../../contract/answer-cache.ts';
import type { ChunkReader, OpenedStream } from '../../../response/chunk-stream.ts';
import type { CallContext } from '../../../transport/context.ts';
import { wait } from '../../../transport/wait.ts';

/** Collects the chunks of a stream on their way. A stream that is left or fails leaves nothing. */
export function collectStream<T>(
  { first, reader }: OpenedStream<T>,
  pending: PendingAnswer,
  { clock }: CallContext,
): OpenedStream<T> {
  const startedAt = clock.now();
  let chunks: string[] | undefined = [];
  let length = 0;
  const see = (chunk: T | undefined) => {
    if (chunk === undefined || !chunks) return chunk;
    const text = `[${Math.round(clock.now() - startedAt)},${JSON.stringify(chunk)}]`;
    length += text.length;
    chunks.push(text);
    // Too large to be kept: nothing more is held.
    if (length > pending.cache.maxAnswerLength) chunks = undefined;
    return chunk;
  };
  return onEnd(
    {
      first: see(first),
      reader: { ...bindMethods(reader), take: () => see(reader.take()), next: async () => see(await reader.next()) },
    },
    () => {
      if (chunks) pending.json = `{"chunks":[${chunks.join(',')}]}`;
    },
  );
}

/** Replays chunks, at once or with the pauses between them. */
export function replayStream(
  [first, ...rest]: readonly (readonly [number, unknown])[],
  isTimed: boolean,
  context: CallContext,
): OpenedStream<unknown> {
  let at = 0;
  let index = 0;
  let isClosed = false;
  return {
    first: first?.[1],
    reader: {
      take: () => (isTimed || isClosed ? undefined : rest[index++]?.[1]),
      async next() {
        const [time, chunk] = (isClosed ? undefined : rest[index++]) ?? [at];
        if (time > at) {
          const pause = time - at;
          at = time;
          await wait(context, pause);
        }
        return chunk;
      },
      async close() {
        isClosed = true;
      },
    },
  };
}

/** Calls a function when a stream has come to its end by itself, and waits for it; not when it is left or fails. */
export function onEnd<T>({ first, reader }: OpenedStream<T>, end: () => void | Promise<void>): OpenedStream<T> {
  let isOver = false;
  return {
    first,
    reader: {
      ...bindMethods(reader),
      async next() {
        const chunk = await reader.next();
        if (chunk === undefined && !isOver) {
          isOver = true;
          await end();
        }
        return chunk;
      },
      close() {
        isOver = true;
        return reader.close();
      },
    },
  };
}

function bindMethods<T>(reader: ChunkReader<T>): ChunkReader<T> {
  return { take: () => reader.take(), next: () => reader.next(), close: () => reader.close() };
}
