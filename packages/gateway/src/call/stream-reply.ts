import type { CallResponse } from '@hubkit/inference';
import type { EventSource, Outgoing } from '../contract/exchange.ts';
import { errorBody } from '../http/error-reply.ts';
import { EVENT_HEADERS } from '../http/replies.ts';
import { wantsToKeep } from '../streams/kept-stream.ts';
import type { Sent } from './adapt-chat.ts';
import type { BegunCall } from './begin-call.ts';
import type { RequestContext } from './context.ts';

/** The text around the chunks of a stream. */
export interface StreamForm {
  /** Text that keeps a silent connection open. */
  readonly keepAlive: string;
  /** Text after the last chunk, with the response as it ended. */
  readonly end: (response: CallResponse | undefined) => string;
  /** Text in the place of the rest after a failure. */
  readonly failure: (error: unknown, requestId: string) => string;
}

/** Streams in OpenAI's form: a comment of the standard, which clients skip, and `[DONE]` at the end. */
export const DATA_EVENTS: StreamForm = {
  keepAlive: ': keep-alive\n\n',
  end: () => 'data: [DONE]\n\n',
  failure: (error, requestId) => dataEvent(JSON.stringify(errorBody(error, requestId))),
};

/** An event without a name. */
export function dataEvent(data: string): string {
  return `data: ${data}\n\n`;
}

/** An event whose name is the type of its data. */
export function namedEvent(event: { readonly type: string }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}

/** Characters of events that are sent together at most. */
const MOST_TOGETHER = 65_536;

/**
 * Streams the chunks of a call as events. The status waits for the first chunk, so that failures have theirs, but no longer
 * than a keep-alive. A client that asks for it gets a stream that is kept.
 */
export async function streamReply<Chunk>(
  visit: RequestContext,
  call: BegunCall,
  stream: Sent<ChunkSource<Chunk>>,
  rules: StreamRules<Chunk>,
): Promise<Outgoing> {
  const { parts, incoming, requestId } = visit;
  const form = rules.form ?? DATA_EVENTS;
  const events = new ChunkEvents(call, stream, { ...rules, form }, requestId, parts.bounds);
  await events.begin();
  if (!parts.streams || !wantsToKeep(incoming)) return { status: 200, headers: { ...EVENT_HEADERS }, body: events };
  const { keepReply } = await import('../streams/keep-reply.ts');
  return keepReply(visit, parts.streams, call, events, form.keepAlive);
}

/** Chunks as they arrive. */
export type ChunkSource<Chunk> = Pick<AsyncGenerator<Chunk, void, undefined>, 'next'>;

/** The reason why a stream ended before its service ended it. */
export interface StreamCut {
  readonly error: unknown;
  /** True if the usage of the whole was reported all the same. */
  readonly isWhole: boolean;
}

/** How the chunks of a stream are passed on. */
export interface StreamRules<Chunk> {
  /** The text of the events of a chunk; empty for a chunk that is not passed on. */
  readonly toText: (chunk: Chunk) => string;
  /** @default DATA_EVENTS */
  readonly form?: StreamForm;
  /** True for a chunk after which the usage is that of the whole. @default none */
  readonly isFinal?: (chunk: Chunk) => boolean;
  /** The cut after which the stream has ended, for the record. @default none */
  readonly cut?: () => StreamCut | undefined;
}

interface StreamBounds {
  readonly keepAliveMs: number;
  readonly callMs: number;
}

class ChunkEvents<Chunk> implements EventSource {
  readonly #call: BegunCall;
  readonly #rules: StreamRules<Chunk> & { readonly form: StreamForm };
  readonly #requestId: string;
  readonly #keepAliveMs: number;
  readonly #begun: Promise<void>;
  readonly #timers: ReturnType<typeof setTimeout>[] = [];
  #chunks: ChunkSource<Chunk> | undefined;
  #response: CallResponse | undefined;
  #failure: { readonly error: unknown } | undefined;
  /** The chunk that had not arrived when the ones before it were sent. */
  #coming: Promise<IteratorResult<Chunk, void>> | undefined;
  /** The read that is under way; it outlives a wait that ends with a comment. */
  #reading: Promise<string | undefined> | undefined;
  /** Ends the wait under way with a comment. */
  #interrupt: ((text: string) => void) | undefined;
  #waitingSince = 0;
  #isLast = false;
  /** True once the usage of the whole was reported. */
  #isWhole = false;

  constructor(
    call: BegunCall,
    stream: Sent<ChunkSource<Chunk>>,
    rules: StreamRules<Chunk> & { readonly form: StreamForm },
    requestId: string,
    { keepAliveMs, callMs }: StreamBounds,
  ) {
    this.#call = call;
    this.#rules = rules;
    this.#requestId = requestId;
    this.#keepAliveMs = keepAliveMs;
    this.#begun = stream.withResponse().then(
      ({ data, response }) => {
        this.#chunks = data;
        this.#response = response;
      },
      (error) => {
        this.#failure = { error };
      },
    );
    this.#timers.push(setTimeout(() => this.#expire(), callMs));
  }

  /** Waits for the first chunk or the first keep-alive. Throws if the call fails before. */
  async begin(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const patience = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, this.#keepAliveMs);
    });
    await Promise.race([this.#begun, patience]);
    clearTimeout(timer);
    if (this.#failure) {
      this.#end(this.#failure.error);
      throw this.#failure.error;
    }
    this.#timers.push(setInterval(() => this.#keepAlive(), this.#keepAliveMs));
  }

  next(): Promise<string | undefined> {
    if (this.#isLast) return Promise.resolve(undefined);
    this.#reading ??= this.#read();
    this.#waitingSince = performance.now();
    return new Promise((resolve) => {
      this.#interrupt = resolve;
      const settle = (text: string | undefined) => {
        if (this.#interrupt !== resolve) return;
        this.#interrupt = undefined;
        this.#reading = undefined;
        resolve(text);
      };
      this.#reading?.then(settle);
    });
  }

  cancel(): void {
    this.#call.cancel();
    this.#end(new DOMException('The client has left.', 'AbortError'));
  }

  /** Ends the call at its longest duration, also where nobody reads it. */
  #expire(): void {
    this.#call.cancel();
    if (this.#reading) return;
    this.#isLast = true;
    this.#end(new DOMException('The call has taken too long.', 'AbortError'));
  }

  /** Reads the chunks that have arrived, at least one; the last text of the stream is its end or an error. */
  async #read(): Promise<string | undefined> {
    let text = '';
    try {
      await this.#begun;
      if (this.#failure) throw this.#failure.error;
      for (;;) {
        const coming = this.#coming ?? this.#nextChunk();
        this.#coming = undefined;
        // Sent together, events cost a fraction of what they cost one by one.
        const result = text === '' ? await coming : await ifArrived(coming);
        if (result === undefined) {
          this.#coming = coming;
          return text;
        }
        if (result.done) break;
        const events = this.#rules.toText(result.value);
        this.#isWhole ||= this.#rules.isFinal?.(result.value) === true;
        text += events;
        if (text.length > MOST_TOGETHER) return text;
      }
      this.#isLast = true;
      const cut = this.#rules.cut?.();
      if (cut) this.#isWhole ||= cut.isWhole;
      this.#end(cut?.error);
      return text + this.#rules.form.end(this.#response);
    } catch (error) {
      this.#isLast = true;
      this.#end(error);
      return text + this.#rules.form.failure(error, this.#requestId);
    }
  }

  #nextChunk(): Promise<IteratorResult<Chunk, void>> {
    return this.#chunks?.next() ?? Promise.resolve({ done: true, value: undefined });
  }

  #keepAlive(): void {
    if (!this.#interrupt || performance.now() - this.#waitingSince < this.#keepAliveMs / 2) return;
    const interrupt = this.#interrupt;
    this.#interrupt = undefined;
    interrupt(this.#rules.form.keepAlive);
  }

  #end(error?: unknown): void {
    for (const timer of this.#timers) clearInterval(timer);
    const response = this.#response;
    this.#call.end(error === undefined ? { response } : { response, error, isWhole: this.#isWhole });
  }
}

/** Resolves to the value of a fulfilled promise, and to undefined for a pending one. Cheaper than a race. */
function ifArrived<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  let value: Value | undefined;
  // The reaction of a fulfilled promise runs before one that is added after it.
  promise.then(
    (result) => {
      value = result;
    },
    () => {},
  );
  return ARRIVED.then(() => value);
}

const ARRIVED = Promise.resolve();
