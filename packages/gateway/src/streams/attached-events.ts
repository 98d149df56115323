import { within } from '../call/within.ts';
import { GatewayError } from '../contract/errors.ts';
import type { EventSource } from '../contract/exchange.ts';
import type { StreamPart, StreamStore } from '../contract/streams.ts';
import { STORE_MS } from './kept-stream.ts';

/** The text around the events of a stream that is read again. */
export interface AttachedForm {
  /** Text that keeps a silent connection open. */
  readonly keepAlive: string;
  /** Text in the place of the rest after a failure. */
  readonly failure: (error: unknown) => string;
}

/** Where a stream is read again. */
export interface Attachment {
  readonly store: StreamStore;
  readonly id: string;
  /** Number of events to skip. */
  readonly from: number;
  readonly keepAliveMs: number;
}

/** The rest of a kept stream, for a client that attaches again. */
export class AttachedEvents implements EventSource {
  readonly #attachment: Attachment;
  readonly #form: AttachedForm;
  readonly #leaving = new AbortController();
  #from: number;
  /** What was read and is not passed on yet. */
  #part: StreamPart | undefined;
  #isOver = false;

  constructor(attachment: Attachment, form: AttachedForm) {
    this.#attachment = attachment;
    this.#form = form;
    this.#from = attachment.from;
  }

  /**
   * Reads what is there. Returns false if the stream has ended, and nothing of it is left.
   *
   * @throws {GatewayError} For a stream that is not kept, or no longer.
   */
  async begin(): Promise<boolean> {
    this.#part = await this.#read(0);
    return this.#part.events.length > 0 || this.#part.state !== 'ended';
  }

  async next(): Promise<string | undefined> {
    if (this.#isOver) return undefined;
    try {
      const part = this.#part ?? (await this.#read(this.#attachment.keepAliveMs));
      this.#part = undefined;
      this.#from += part.events.length;
      if (part.events.length > 0) return part.events.join('');
      if (part.state === 'open') return this.#form.keepAlive;
      this.#isOver = true;
      if (part.state === 'ended') return undefined;
      throw new GatewayError(
        'STREAM_INTERRUPTED',
        'The server that wrote this stream has ended. Continue the answer from here, or request it again.',
      );
    } catch (error) {
      this.#isOver = true;
      return this.#form.failure(error);
    }
  }

  cancel(): void {
    this.#isOver = true;
    this.#leaving.abort();
  }

  async #read(waitMs: number): Promise<StreamPart> {
    const { signal } = this.#leaving;
    const { store, id } = this.#attachment;
    const reading = store.read(id, this.#from, { waitMs, signal });
    const part = await within(waitMs + STORE_MS, reading, { name: 'The store of streams', signal });
    if (part) return part;
    throw expiredStream();
  }
}

/** The refusal of a stream that is not kept, or no longer. */
export function expiredStream(): GatewayError {
  return new GatewayError(
    'EXPIRED',
    'The stream is no longer kept: it ended too long ago, or grew too large. Request the answer again.',
  );
}
