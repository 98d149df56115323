import type { Dispatcher } from 'undici';
import { InferenceError } from '../../contract/errors.ts';
import { type BodyQueue, createBodyQueue } from './body-queue.ts';
import { decoderFor } from './decoders.ts';
import { LightResponse } from './light-response.ts';

/** Turns the events of one request of undici into a response, without the streams of the platform. */
export class ResponseHandler implements Dispatcher.DispatchHandler {
  readonly response: Promise<Response>;
  readonly #url: string;
  readonly #signal: AbortSignal | undefined;
  #resolve: (response: Response) => void = () => undefined;
  #reject: (reason: unknown) => void = () => undefined;
  #controller: Dispatcher.DispatchController | undefined;
  #body: BodyQueue | undefined;
  /** Takes the bytes as they arrive, and decodes them. */
  #sink: { write(bytes: Uint8Array): void; end(): void } | undefined;

  constructor(url: string, signal: AbortSignal | undefined) {
    this.#url = url;
    this.#signal = signal;
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
    this.#controller = controller;
    if (this.#signal?.aborted) controller.abort(this.#signal.reason);
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
    statusText = '',
  ): void {
    // 1xx come before the response.
    if (status < 200) return;
    const body = createBodyQueue({
      pause: () => controller.pause(),
      resume: () => controller.resume(),
      cancel: () => {
        this.#signal?.removeEventListener('abort', this.#abort);
        controller.abort(new DOMException('The body was cancelled.', 'AbortError'));
      },
    });
    this.#body = body;
    this.#sink = decoderFor(headers['content-encoding'], body);
    // What the platform's class has beyond this is made of it on demand.
    this.#resolve(new LightResponse(status, statusText, headers, body, this.#url) as unknown as Response);
  }

  onResponseData(_: Dispatcher.DispatchController, bytes: Buffer): void {
    this.#sink?.write(bytes);
  }

  onResponseEnd(): void {
    this.#signal?.removeEventListener('abort', this.#abort);
    this.#sink?.end();
  }

  onResponseError(_: Dispatcher.DispatchController, error: Error): void {
    this.#end(this.#signal?.aborted ? this.#signal.reason : toFetchError(error, this.#body !== undefined));
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
