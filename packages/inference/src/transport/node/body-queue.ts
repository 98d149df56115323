/** Control of the connection that a body comes from. */
interface BodySource {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** The body of a response: what has arrived and was not read yet. */
export interface BodyQueue {
  write(bytes: Uint8Array): void;
  end(): void;
  fail(reason: unknown): void;
  /** Reads the next chunk. Reads follow one another. */
  read(): Promise<ReadResult>;
  /** Drops what is left, and closes the connection unless the body is complete. */
  cancel(): void;
}

type ReadResult = ReadableStreamReadResult<Uint8Array>;

/** Bytes that may wait to be read before the connection is paused. */
const MOST_WAITING = 256 * 1024;

const END: ReadResult = { done: true, value: undefined };

/** Makes the body of a response. */
export function createBodyQueue(source: BodySource): BodyQueue {
  let chunks: Uint8Array[] = [];
  let waitingBytes = 0;
  let isPaused = false;
  let isOver = false;
  let failure: { readonly reason: unknown } | undefined;
  let reader: { resolve(result: ReadResult): void; reject(reason: unknown): void } | undefined;

  const end = () => {
    isOver = true;
    reader?.resolve(END);
    reader = undefined;
  };
  return {
    end,
    write(value) {
      if (isOver || value.byteLength === 0) return;
      if (reader) {
        const { resolve } = reader;
        reader = undefined;
        resolve({ done: false, value });
        return;
      }
      chunks.push(value);
      waitingBytes += value.byteLength;
      if (waitingBytes <= MOST_WAITING || isPaused) return;
      isPaused = true;
      source.pause();
    },
    fail(reason) {
      if (isOver) return;
      isOver = true;
      failure = { reason };
      reader?.reject(reason);
      reader = undefined;
    },
    read() {
      const value = chunks.shift();
      if (value) {
        waitingBytes -= value.byteLength;
        if (isPaused && waitingBytes < MOST_WAITING / 2) {
          isPaused = false;
          source.resume();
        }
        return Promise.resolve({ done: false, value });
      }
      if (failure) return Promise.reject(failure.reason);
      if (isOver) return Promise.resolve(END);
      return new Promise((resolve, reject) => {
        reader = { resolve, reject };
      });
    },
    cancel() {
      chunks = [];
      if (isOver) return;
      end();
      source.cancel();
    },
  };
}
