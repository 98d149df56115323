/** Control of the connection that a body comes from. */
interface BodySource {
  pause(): void;
  resume(): void;
  cancel(): void;
}

type ReadResult = ReadableStreamReadResult<Uint8Array>;

/** The two ends of a promise that is waited for. */
interface Waiting<T> {
  resolve(value: T): void;
  reject(reason: unknown): void;
}

/** Bytes that may wait to be read before the connection is paused. */
const MOST_WAITING = 256 * 1024;

const END: ReadResult = { done: true, value: undefined };

/** The unread part of the body of a response. */
export class BodyQueue {
  readonly #source: BodySource;
  #chunks: Uint8Array[] = [];
  #waitingBytes = 0;
  #isPaused = false;
  #isOver = false;
  #failure: { readonly reason: unknown } | undefined;
  #reader: Waiting<ReadResult> | undefined;
  #collector: Waiting<readonly Uint8Array[]> | undefined;

  constructor(source: BodySource) {
    this.#source = source;
  }

  /** Adds bytes that have arrived. */
  write(value: Uint8Array): void {
    if (this.#isOver || value.byteLength === 0) return;
    if (this.#reader) {
      const { resolve } = this.#reader;
      this.#reader = undefined;
      resolve({ done: false, value });
      return;
    }
    this.#chunks.push(value);
    if (this.#collector) return;
    this.#waitingBytes += value.byteLength;
    if (this.#waitingBytes <= MOST_WAITING || this.#isPaused) return;
    this.#isPaused = true;
    this.#source.pause();
  }

  /** Marks the body as complete. */
  end(): void {
    this.#isOver = true;
    this.#reader?.resolve(END);
    this.#reader = undefined;
    this.#collector?.resolve(this.#chunks);
    this.#collector = undefined;
  }

  /** Ends the body with the reason why it is not complete. */
  fail(reason: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#failure = { reason };
    this.#reader?.reject(reason);
    this.#reader = undefined;
    this.#collector?.reject(reason);
    this.#collector = undefined;
  }

  /** Reads the next chunk. Reads follow one another. */
  read(): Promise<ReadResult> {
    const value = this.#chunks.shift();
    if (value) {
      this.#waitingBytes -= value.byteLength;
      if (this.#waitingBytes < MOST_WAITING / 2) this.#proceed();
      return Promise.resolve({ done: false, value });
    }
    if (this.#failure) return Promise.reject(this.#failure.reason);
    if (this.#isOver) return Promise.resolve(END);
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
    });
  }

  /** Reads all that is left, as the chunks in which it arrives, with one promise for all of them. */
  rest(): Promise<readonly Uint8Array[]> {
    if (this.#failure) return Promise.reject(this.#failure.reason);
    if (this.#isOver) return Promise.resolve(this.#chunks);
    this.#proceed();
    return new Promise((resolve, reject) => {
      this.#collector = { resolve, reject };
    });
  }

  /** Discards the rest, and closes the connection unless the body is complete. */
  cancel(): void {
    this.#chunks = [];
    if (this.#isOver) return;
    this.end();
    this.#source.cancel();
  }

  #proceed(): void {
    if (!this.#isPaused) return;
    this.#isPaused = false;
    this.#source.resume();
  }
}
