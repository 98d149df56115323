import { resolveDeferredError } from '../transport/deferred-error.ts';
import { onAbort } from '../transport/on-abort.ts';

/** The chunks of a stream. */
export interface ChunkReader<T> {
  /** Reads the next chunk that has already arrived; undefined if there is none. Throws the error of a stream that ends too early. */
  take(): T | undefined;
  /** Waits until the next chunk arrives; undefined at the end of the stream. */
  next(): Promise<T | undefined>;
  /** Cancels the rest. */
  close(): Promise<void>;
}

/** A stream whose first chunk has arrived. */
export interface OpenedStream<T> {
  readonly first: T | undefined;
  readonly reader: ChunkReader<T>;
}

const DONE = { done: true, value: undefined } as const;

/** Closes the connections of generators that were dropped without being ended. */
const dropped =
  typeof FinalizationRegistry === 'undefined'
    ? undefined
    : /* @__PURE__ */ new FinalizationRegistry<ChunkSource<unknown>[]>(([source]) => source?.close());

/**
 * The chunks of a stream as an async generator. It can be left at any time: those of the language wait for the value that is
 * under way before they end; this one aborts the signal that `begin` is given. Chunks that have arrived cost no wait.
 */
export function chunkStream<T>(
  signal: AbortSignal | undefined,
  begin: (signal: AbortSignal) => Promise<OpenedStream<T>>,
  memory?: StreamMemory,
): AsyncGenerator<T, void, undefined> {
  const source = new ChunkSource(signal, begin, memory);
  const generator: AsyncGenerator<T, void, undefined> = {
    next: () => source.next(),
    async return() {
      await source.close();
      return DONE;
    },
    async throw(error) {
      await source.close();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
  dropped?.register(generator, source.held, source.held);
  return generator;
}

/** Source of the chunks of a generator. It has no reference to the generator, so that a dropped one can be collected. */
class ChunkSource<T> {
  readonly #signal: AbortSignal | undefined;
  readonly #begin: (signal: AbortSignal) => Promise<OpenedStream<T>>;
  readonly #memory: StreamMemory | undefined;
  readonly #stop = new AbortController();
  /**
   * The value in the registry; empty once the stream ends. V8's minor collections keep the values of a registry even after
   * `unregister`: with the source as the value, each ended stream was copied into the old generation with everything it had read.
   */
  readonly held: ChunkSource<unknown>[] = [this];
  #forget: (() => void) | undefined;
  #reader: ChunkReader<T> | undefined;
  /** The last of the waits; they follow one another. */
  #waits: Promise<unknown> | undefined;
  #waiting = 0;
  #hasBegun = false;
  #isOver = false;

  constructor(
    signal: AbortSignal | undefined,
    begin: (signal: AbortSignal) => Promise<OpenedStream<T>>,
    memory: StreamMemory | undefined,
  ) {
    this.#signal = signal;
    this.#begin = begin;
    this.#memory = memory;
  }

  next(): Promise<IteratorResult<T, void>> {
    if (this.#isOver) return Promise.resolve(DONE);
    if (this.#reader && this.#waiting === 0 && !this.#signal?.aborted) {
      try {
        const value = this.#reader.take();
        if (value !== undefined) {
          this.#memory?.add(value);
          return Promise.resolve({ done: false, value });
        }
      } catch (error) {
        return this.#fail(error);
      }
    }
    if (this.#waiting++ === 0) this.#waits = this.#wait();
    else {
      const wait = () => this.#wait();
      this.#waits = (this.#waits as Promise<unknown>).then(wait, wait);
    }
    return this.#waits as Promise<IteratorResult<T, void>>;
  }

  /** Ends the stream and closes its connection. */
  async close(): Promise<void> {
    if (this.#isOver) return;
    this.#end();
    this.#stop.abort();
    await this.#reader?.close();
  }

  async #wait(): Promise<IteratorResult<T, void>> {
    try {
      if (this.#isOver) return DONE;
      const value = this.#hasBegun ? await this.#reader?.next() : await this.#start();
      // An abort also discards what arrived before it.
      this.#signal?.throwIfAborted();
      if (this.#isOver) return DONE;
      if (value !== undefined) {
        this.#memory?.add(value);
        return { done: false, value };
      }
      if (this.#memory) this.#memory.isComplete = true;
      this.#end();
      return DONE;
    } catch (error) {
      return this.#fail(error);
    } finally {
      this.#waiting--;
    }
  }

  async #start(): Promise<T | undefined> {
    const signal = this.#signal;
    this.#hasBegun = true;
    signal?.throwIfAborted();
    this.#forget = signal && onAbort(signal, () => this.#stop.abort(signal.reason));
    const { first, reader } = await this.#begin(this.#stop.signal);
    this.#reader = reader;
    if (this.#isOver) await reader.close();
    return first;
  }

  async #fail(error: unknown): Promise<typeof DONE> {
    if (this.#isOver) return DONE;
    // Not awaited: after an abort nobody waits for the connection to close.
    this.close();
    throw this.#signal?.aborted ? this.#signal.reason : await resolveDeferredError(error);
  }

  #end(): void {
    this.#isOver = true;
    // The reason of an abort has a stack, and V8's stacks keep the generator whose `return` was called. A connection that keeps
    // the reason would keep the generator by way of this source: for good, as what the registry holds is a root.
    dropped?.unregister(this.held);
    this.held.pop();
    this.#forget?.();
  }
}

/** Members of a chunk of a chat or of generated text; nothing of them is taken for granted. */
interface AnyChunk {
  readonly choices?: readonly (Readonly<Record<string, unknown>> | null)[] | null;
  readonly usage?: unknown;
  readonly token?: { readonly text?: unknown; readonly special?: unknown };
  readonly generated_text?: unknown;
}

/** A text that grows by many short pieces. They are joined into few long ones: fifty thousand short ones outlive the young generation. */
export class GrowingText {
  #text = '';
  #pieces: string[] = [];

  add(text: string): void {
    if (text !== '' && this.#pieces.push(text) === MOST_PIECES) this.#join();
  }

  get text(): string {
    this.#join();
    return this.#text;
  }

  #join(): void {
    if (this.#pieces.length > 0) this.#text += this.#pieces.join('');
    this.#pieces = [];
  }
}

const MOST_PIECES = 256;

/** The text of chunks in a row that have nothing but more text of one member: `content`, `reasoning` or another one of deltas, or `token`. */
export class TextRun extends GrowingText {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
  }
}

/** The memory of a stream that can be joined after some of its chunks were read. Of most chunks, only the text is kept. */
export class StreamMemory {
  /** The chunks that have more than text, the first one, and in their order the texts of the others. */
  readonly kept: unknown[] = [];
  #run: TextRun | undefined;
  /** True when the stream has come to its own end. */
  isComplete = false;

  add(chunk: unknown): void {
    const first = this.kept[0];
    const name = first === undefined ? undefined : textMember(chunk as AnyChunk, first as AnyChunk);
    if (name === undefined) {
      this.kept.push(chunk);
      this.#run = undefined;
      return;
    }
    if (this.#run?.name !== name) {
      this.#run = new TextRun(name);
      this.kept.push(this.#run);
    }
    this.#run.add(textIn(chunk as AnyChunk, name));
  }
}

/** The one member with text of a chunk of the first choice that has nothing else; undefined for any other chunk. */
function textMember(chunk: AnyChunk, first: AnyChunk): string | undefined {
  const { choices, usage, token, generated_text: whole } = chunk;
  if (token) return whole ? undefined : 'token';
  const choice = choices?.[0];
  if (!choice || choices.length > 1 || usage) return;
  for (const name in chunk) if (!(name in first)) return;
  for (const name in choice) if (choice[name] && name !== 'delta') return;
  let found: string | undefined;
  const delta = choice.delta as Readonly<Record<string, unknown>> | null | undefined;
  for (const name in delta) {
    const value = delta[name];
    if (value == null || value === '' || (name === 'role' && value === 'assistant')) continue;
    if (typeof value !== 'string' || found !== undefined) return;
    found = name;
  }
  return found ?? 'content';
}

function textIn({ choices, token }: AnyChunk, name: string): string {
  if (token) return token.special ? '' : String(token.text);
  const { [name]: text } = (choices?.[0]?.delta ?? {}) as Readonly<Record<string, unknown>>;
  return typeof text === 'string' ? text : '';
}
