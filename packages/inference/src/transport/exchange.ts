import { InferenceError } from '../contract/errors.ts';
import { type CallContext, isBrowser } from './context.ts';
import { DeferredError, deferError } from './deferred-error.ts';
import { onAbort } from './on-abort.ts';
import type { Bytes, SentRequest } from './open-response.ts';
import { timeoutError } from './timeout-error.ts';
import { LONGEST_TIMER_MS } from './wait.ts';
import type { WireRequest } from './wire-request.ts';

/**
 * One request and its response, under its timeouts and the user-supplied signal. All timeouts share one timer, set to the
 * shortest of them; when it fires before anything is due, it is set again. During its attempt, `fail` rejects the attempt as a
 * whole, which saves a race for each wait: a user-supplied fetch may ignore its signal.
 */
export class Exchange implements SentRequest {
  response!: Response;
  readonly #request: WireRequest;
  readonly #context: CallContext;
  readonly #controller = new AbortController();
  #fail: ((reason: unknown) => void) | undefined;
  #forget: (() => void) | undefined;
  #timer: unknown;
  #headersDue = Infinity;
  #firstContentDue = Infinity;
  #idleDue = Infinity;
  #isStopped = false;
  #isAborted = false;
  #isDetached = false;
  #received = 0;
  #reader: ReadableStreamDefaultReader<Bytes> | undefined;

  constructor(request: WireRequest, context: CallContext, fail: (reason: unknown) => void) {
    this.#request = request;
    this.#context = context;
    this.#fail = fail;
  }

  /** Sends the request; `accept` takes the response. */
  fetch(): Promise<Response> {
    const { signal, clock, timeouts, credentials } = this.#context;
    if (signal) {
      signal.throwIfAborted();
      this.#forget = onAbort(signal, () => this.abort(signal.reason));
    }
    this.#headersDue = clock.now() + timeouts.headersMs;
    this.#arm();
    const { method, url, headers, body, isMedia } = this.#request;
    const init: RequestInit = { method, headers, signal: this.#controller.signal, redirect: 'manual' };
    // Some edge runtimes reject the mere presence of these members.
    if (body !== undefined) init.body = body;
    if (isMedia) init.credentials = 'omit';
    else if (credentials) init.credentials = credentials;
    if (method === 'GET' && !isMedia) init.cache = 'no-store';
    return this.#context.fetch(url, init);
  }

  /** Takes the response whose headers have arrived. */
  accept(response: Response): void {
    this.response = response;
    if (this.#isStopped) {
      // The response of a fetch that does not listen to its signal, after the attempt was given up.
      response.body?.cancel().catch(() => undefined);
      throw this.#controller.signal.reason;
    }
    const { clock, timeouts } = this.#context;
    this.#headersDue = Infinity;
    this.#firstContentDue = clock.now() + timeouts.firstContentMs;
    this.#arm();
  }

  get isRedirect(): boolean {
    const { status, type } = this.response;
    const isMoved = status === 301 || status === 302 || status === 303 || status === 307 || status === 308;
    return isMoved || type === 'opaqueredirect';
  }

  detach(): void {
    // An attempt that was given up must not succeed after all.
    if (this.#isAborted) throw this.#controller.signal.reason;
    this.#isDetached = true;
    this.#fail = undefined;
  }

  markContentReceived(): void {
    this.#firstContentDue = Infinity;
  }

  read(): Promise<Bytes | undefined> {
    if (this.#reader) {
      const { clock, timeouts } = this.#context;
      this.#idleDue = clock.now() + timeouts.idleMs;
      this.#arm();
    } else {
      this.#reader = this.response.body?.getReader();
      if (!this.#reader) {
        this.#stop();
        return NOTHING;
      }
    }
    return this.#isDetached ? this.#readDetached(this.#reader) : this.#readAttached(this.#reader);
  }

  async readAll(maxBytes: number): Promise<Bytes[]> {
    const first = await this.read();
    if (!first) return [];
    const chunks = [first];
    let size = first.byteLength;
    while (size <= maxBytes) {
      // A body that has arrived as a whole, by its length, is not read on to its end: each read costs promises and bytes.
      if (this.#isWhole(size)) {
        this.#stop();
        return chunks;
      }
      const bytes = await this.read();
      if (!bytes) return chunks;
      chunks.push(bytes);
      size += bytes.byteLength;
    }
    await this.close();
    throw deferError('limitError', maxBytes, this.#context);
  }

  #isWhole(size: number): boolean {
    const { headers } = this.response;
    return size === Number(headers.get('content-length')) && !headers.has('content-encoding') && !isBrowser();
  }

  async close(): Promise<void> {
    this.#stop();
    await (this.#reader ?? this.response?.body)?.cancel().catch(() => undefined);
  }

  /** Ends the request. */
  abort(reason: unknown): void {
    if (this.#isStopped) return;
    this.#isAborted = true;
    this.#stop();
    const fail = this.#fail;
    // A detached read reports its end by itself, once the connection knows of the abort.
    if (!this.#isDetached) fail?.(reason);
    this.#controller.abort(reason);
    if (this.#isDetached) fail?.(reason);
    else this.#reader?.cancel().catch(() => undefined);
  }

  async #readAttached(reader: ReadableStreamDefaultReader<Bytes>): Promise<Bytes | undefined> {
    try {
      return this.#take(await reader.read());
    } catch (thrown) {
      const error = this.failure(thrown);
      await this.close();
      throw error;
    }
  }

  /** Reads with one promise for the bytes and for the abort, which has no attempt to reject any more. */
  #readDetached(reader: ReadableStreamDefaultReader<Bytes>): Promise<Bytes | undefined> {
    const { signal } = this.#controller;
    return new Promise((resolve, reject) => {
      let isOver = false;
      const fail = (thrown: unknown) => {
        if (isOver) return;
        isOver = true;
        const error = this.failure(thrown);
        this.close().then(() => reject(error));
      };
      this.#fail = fail;
      if (signal.aborted) fail(signal.reason);
      else reader.read().then((read) => isOver || resolve(this.#take(read)), fail);
    });
  }

  #take({ done, value }: ReadableStreamReadResult<Bytes>): Bytes | undefined {
    this.#idleDue = Infinity;
    if (done) this.#stop();
    else this.#received += value.byteLength;
    if (!this.#request.isStream) this.#firstContentDue = Infinity;
    return value;
  }

  /** Stops the request and returns the error for what fetch, or a read, has thrown. */
  failure(thrown: unknown): unknown {
    this.#stop();
    const { signal } = this.#controller;
    if (signal.aborted) return signal.reason;
    if (InferenceError.is(thrown) || thrown instanceof DeferredError) return thrown;
    return deferError('connectionError', thrown, this.#request, this.#context, this.#received);
  }

  #stop(): void {
    this.#isStopped = true;
    if (this.#timer !== undefined) this.#context.clock.clear(this.#timer);
    this.#timer = undefined;
    this.#forget?.();
  }

  /** Sets the timer, unless it runs: then it fires within the shortest timeout, so before anything that begins now is due. */
  #arm(): void {
    if (this.#timer !== undefined || this.#isStopped) return;
    const { clock, deadline, timeouts } = this.#context;
    const due = Math.min(this.#headersDue, this.#firstContentDue, this.#idleDue, deadline);
    if (due === Infinity) return;
    const tickMs = Math.min(timeouts.headersMs, timeouts.firstContentMs, timeouts.idleMs, LONGEST_TIMER_MS);
    this.#timer = clock.set(() => this.#check(), Math.max(0, Math.min(tickMs, due - clock.now())));
  }

  #check(): void {
    const { clock, timeouts } = this.#context;
    const layer = this.#elapsed(clock.now());
    this.#timer = undefined;
    if (layer) this.abort(timeoutError(this.#context, layer, timeouts[`${layer}Ms`]));
    else this.#arm();
  }

  /** The timeout that has elapsed, if one has. */
  #elapsed(now: number) {
    if (now >= this.#context.deadline) return 'total';
    if (now >= this.#headersDue) return 'headers';
    if (now >= this.#firstContentDue) return 'firstContent';
    return now >= this.#idleDue ? 'idle' : undefined;
  }
}

const NOTHING = /* @__PURE__ */ Promise.resolve(undefined);

/** Has no state, as it decodes whole texts only. */
const WHOLE = /* @__PURE__ */ new TextDecoder();

/** Decodes the chunks of a body as UTF-8. */
export function decodeText(chunks: readonly Uint8Array[]): string {
  // Decoding at once is faster than as a stream, and nearly every body is one chunk.
  if (chunks.length === 1) return WHOLE.decode(chunks[0]);
  const decoder = new TextDecoder();
  return chunks.map((bytes) => decoder.decode(bytes, { stream: true })).join('') + decoder.decode();
}
