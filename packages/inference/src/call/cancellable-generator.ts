/** A generator that has begun. */
interface Begun<T> {
  readonly first: IteratorResult<T, void>;
  readonly rest: AsyncGenerator<T, void, undefined>;
}

const DONE = { done: true, value: undefined } as const;

/**
 * An async generator that can be left at any time. Those of the language wait for the value that is under way before they
 * end; this one aborts the signal that `begin` is given.
 */
export function cancellableGenerator<T>(
  signal: AbortSignal | undefined,
  begin: (signal: AbortSignal) => Promise<Begun<T>>,
): AsyncGenerator<T, void, undefined> {
  const stop = new AbortController();
  const forward = () => stop.abort(signal?.reason);
  let begun: Promise<Begun<T>> | undefined;
  let isFirst = true;
  let isOver = false;
  const end = () => {
    isOver = true;
    signal?.removeEventListener('abort', forward);
  };
  const start = () => {
    if (signal?.aborted) forward();
    else signal?.addEventListener('abort', forward, { once: true });
    return begin(stop.signal);
  };
  const close = async () => {
    end();
    stop.abort();
    await begun?.then(({ rest }) => rest.return()).catch(() => undefined);
  };
  return {
    async next() {
      if (isOver) return DONE;
      begun ??= start();
      try {
        const { first, rest } = await begun;
        // What came before the abort is of no use to a caller who has given up.
        signal?.throwIfAborted();
        const result = isFirst ? first : await rest.next();
        isFirst = false;
        signal?.throwIfAborted();
        if (result.done) end();
        return result;
      } catch (error) {
        if (isOver) return DONE;
        // Not awaited: whoever gave up waits for nothing.
        close();
        throw signal?.aborted ? signal.reason : error;
      }
    },
    async return() {
      await close();
      return DONE;
    },
    async throw(error) {
      await this.return();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
