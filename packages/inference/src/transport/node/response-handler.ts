import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { InferenceError } from '../../contract/errors.ts';
import { BodyQueue } from './body-queue.ts';
import { BufferedResponse } from './buffered-response.ts';
import { proxyError } from './proxy-error.ts';

/** Turns the events of one request of undici into a response, without the streams of the platform. */
export class ResponseHandler implements Dispatcher.DispatchHandler {
  readonly response: Promise<Response>;
  readonly #url: string;
  readonly #signal: AbortSignal | undefined;
  readonly #isSafe: boolean;
  readonly #httpProxy: URL | undefined;
  #resolve: (response: Response) => void = () => undefined;
  #reject: (reason: unknown) => void = () => undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #body: BodyQueue | undefined;
  /** Takes the bytes as they arrive, and decodes them. */
  #sink: { write(bytes: Uint8Array): void; end(): void } | undefined;

  /** `isSafe`: sending the request a second time does no harm. `httpProxy`: what may pass on requests of `http:`. */
  constructor(url: string, signal: AbortSignal | undefined, isSafe: boolean, httpProxy?: URL) {
    this.#url = url;
    this.#httpProxy = httpProxy;
    this.#signal = signal;
    this.#isSafe = isSafe;
    this.response = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    signal?.addEventListener('abort', this.#abort);
  }

  readonly #abort = () => {
    const reason = this.#signal?.reason;
    this.#controller?.abort(reason);
    this.#end(reason);
  };

  onRequestStart(controller: Dispatcher.DispatchController): void {
    // When a connection is lost, undici sends the requests again that were pipelined behind the one that failed. The service may
    // have carried them out already, so whoever made them has to decide.
    if (this.#controller && !this.#isSafe) throw lostConnection();
    this.#controller = controller;
    if (this.#signal?.aborted) controller.abort(this.#signal.reason);
  }

  onResponseStart(
    _: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
    statusText = '',
  ): void {
    // 1xx come before the response.
    if (status < 200) return;
    const body = new BodyQueue(this);
    this.#body = body;
    this.#sink = decoderFor(headers['content-encoding'], body);
    // What the platform's class has beyond this is made of it on demand.
    this.#resolve(new BufferedResponse(status, statusText, headers, body, this.#url) as unknown as Response);
  }

  onResponseData(_: Dispatcher.DispatchController, bytes: Buffer): void {
    this.#sink?.write(bytes);
  }

  onResponseEnd(): void {
    this.#signal?.removeEventListener('abort', this.#abort);
    this.#sink?.end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#end(this.#signal?.aborted ? this.#signal.reason : toFetchError(this.#named(error), this.#body !== undefined));
  }

  pause(): void {
    this.#controller?.pause();
  }

  resume(): void {
    this.#controller?.resume();
  }

  /** Closes the connection and discards the rest of the body. */
  cancel(): void {
    this.#signal?.removeEventListener('abort', this.#abort);
    this.#controller?.abort(new DOMException('The body was cancelled.', 'AbortError'));
  }

  /** Names a proxy that rejects the credentials; undici reports this only in a message. */
  #named(error: Error): Error {
    const proxy = /^Proxy Authentication Required/.test(error.message) && this.#httpProxy;
    return proxy ? proxyError(proxy, error, 407) : error;
  }

  #end(reason: unknown): void {
    this.#signal?.removeEventListener('abort', this.#abort);
    this.#body?.fail(reason);
    this.#reject(reason);
  }
}

/** The error that a fetch rejects with, and with it one of ours. */
function toFetchError(cause: Error, hasBegun: boolean): Error {
  return InferenceError.is(cause) ? cause : new TypeError(hasBegun ? 'terminated' : 'fetch failed', { cause });
}

/** The error of a request whose connection was lost before its response, as the platform's fetch has it. */
function lostConnection(): Error {
  return Object.assign(new Error('other side closed'), { name: 'SocketError', code: 'UND_ERR_SOCKET' });
}

/** The part of a stream of zlib that is used here. */
type Decoder = ReturnType<typeof createGunzip>;

const DECODERS: Readonly<Record<string, () => Decoder>> = {
  gzip: () => createGunzip(),
  'x-gzip': () => createGunzip(),
  deflate: () => createInflate(),
  br: () => createBrotliDecompress() as unknown as Decoder,
};

/** Returns the place to write the bytes of a body to: the body itself, or a decoder before it. Compressed content that is cut short fails. */
function decoderFor(
  encoding: string | string[] | undefined,
  body: BodyQueue,
): { write(bytes: Uint8Array): void; end(): void } {
  if (encoding === undefined) return body;
  const names = String(encoding)
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity');
  // Encodings are listed in the order in which they were applied; unknown ones are left as they are, as fetch does.
  if (names.length === 0 || !names.every((name) => Object.hasOwn(DECODERS, name))) return body;
  const [first, ...others] = names.reverse().map((name) => DECODERS[name]?.() as Decoder);
  const last = others.reduce((before, next) => before.pipe(next), first as Decoder);
  for (const decoder of [first, ...others])
    decoder?.on('error', (error) => body.fail(new TypeError('terminated', { cause: error })));
  last.on('data', (bytes: Uint8Array) => body.write(bytes));
  last.on('end', () => body.end());
  return { write: (bytes) => void first?.write(bytes), end: () => void first?.end() };
}
