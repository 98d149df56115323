/** Control of the connection that a body comes from. */
interface BodySource {
  pause(): void;
  resume(): void;
  cancel(): void;
}

/** Bytes that may wait to be read before the connection is paused. */
const MOST_WAITING = 256 * 1024;

type ReadResult = ReadableStreamReadResult<Uint8Array>;

const END: ReadResult = { done: true, value: undefined };

/** The body of a response: what has arrived and was not read yet. */
export class BodyQueue {
  readonly #source: BodySource;
  readonly #chunks: Uint8Array[] = [];
  #waitingBytes = 0;
  #isPaused = false;
  #isOver = false;
  #failure: { readonly reason: unknown } | undefined;
  #reader: { resolve(result: ReadResult): void; reject(reason: unknown): void } | undefined;

  constructor(source: BodySource) {
    this.#source = source;
  }

  write(bytes: Uint8Array): void {
    if (this.#isOver || bytes.byteLength === 0) return;
    const reader = this.#reader;
    if (reader) {
      this.#reader = undefined;
      reader.resolve({ done: false, value: bytes });
      return;
    }
    this.#chunks.push(bytes);
    this.#waitingBytes += bytes.byteLength;
    if (this.#waitingBytes > MOST_WAITING && !this.#isPaused) {
      this.#isPaused = true;
      this.#source.pause();
    }
  }

  end(): void {
    this.#isOver = true;
    this.#reader?.resolve(END);
    this.#reader = undefined;
  }

  fail(reason: unknown): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#failure = { reason };
    this.#reader?.reject(reason);
    this.#reader = undefined;
  }

  /** Reads the next chunk. Reads follow one another. */
  read(): Promise<ReadResult> {
    const value = this.#chunks.shift();
    if (value) {
      this.#waitingBytes -= value.byteLength;
      if (this.#isPaused && this.#waitingBytes < MOST_WAITING / 2) {
        this.#isPaused = false;
        this.#source.resume();
      }
      return Promise.resolve({ done: false, value });
    }
    if (this.#failure) return Promise.reject(this.#failure.reason);
    if (this.#isOver) return Promise.resolve(END);
    return new Promise((resolve, reject) => {
      this.#reader = { resolve, reject };
    });
  }

  /** Drops what is left, and closes the connection unless the body is complete. */
  cancel(): void {
    this.#chunks.length = 0;
    if (this.#isOver) return;
    this.end();
    this.#source.cancel();
  }
}
