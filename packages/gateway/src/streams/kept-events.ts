import { within } from '../call/within.ts';
import type { EventSource } from '../contract/exchange.ts';
import type { StreamWriter } from '../contract/streams.ts';
import { STORE_MS } from './kept-stream.ts';

/**
 * The events of a call on their way to a store and to the client of the call, which may leave. Each has its number as its id, from 1.
 * Where the store stops to keep them, they go to the client alone, and end with it.
 */
export class KeptEvents implements EventSource {
  readonly #events: EventSource;
  readonly #keepAlive: string;
  readonly #report: (error: unknown) => void;
  #count = 0;
  /** Text that the client has not taken yet. */
  #text = '';
  #isOver = false;
  #isLeft = false;
  #isKept = true;
  /** Gives the client what it waits for. */
  #give: (() => void) | undefined;
  /** Goes on once the client has taken what is there. */
  #taken: (() => void) | undefined;

  /**
   * @param keepAlive - Text among the events that only keeps the connection open.
   * @param report - Receives failures of the store.
   */
  constructor(events: EventSource, keepAlive: string, report: (error: unknown) => void) {
    this.#events = events;
    this.#keepAlive = keepAlive;
    this.#report = report;
  }

  /** Begins to write, whether somebody reads or not. */
  writeTo(writer: StreamWriter): void {
    void this.#write(writer);
  }

  async next(): Promise<string | undefined> {
    if (this.#text === '' && !this.#isOver) {
      await new Promise<void>((resolve) => {
        this.#give = resolve;
      });
    }
    const text = this.#text;
    this.#text = '';
    this.#taken?.();
    return text === '' ? undefined : text;
  }

  cancel(): void {
    this.#isLeft = true;
    this.#text = '';
    this.#give?.();
    this.#taken?.();
    if (!this.#isKept) this.#events.cancel();
  }

  async #write(writer: StreamWriter): Promise<void> {
    for (let text = await this.#events.next(); text !== undefined; text = await this.#events.next()) {
      if (text === this.#keepAlive) {
        this.#pass(text);
        continue;
      }
      const events = text.split(/(?<=\n\n)/).map((event) => `id: ${++this.#count}\n${event}`);
      this.#pass(events.join(''));
      if (this.#isKept && !(await this.#store(() => writer.append(events)))) {
        this.#isKept = false;
        if (this.#isLeft) this.#events.cancel();
      }
      // Without a store, a client that reads slowly is waited for.
      while (!this.#isKept && !this.#isLeft && this.#text !== '') {
        await new Promise<void>((resolve) => {
          this.#taken = resolve;
        });
      }
    }
    this.#isOver = true;
    this.#give?.();
    if (this.#isKept) await this.#store(() => writer.end());
  }

  #pass(text: string): void {
    if (this.#isLeft) return;
    this.#text += text;
    this.#give?.();
  }

  /** Calls the store. Resolves to false where it keeps the stream no longer. */
  async #store(call: () => Promise<unknown>): Promise<boolean> {
    try {
      const isKept = await within(STORE_MS, call(), { name: 'The store of streams', signal: undefined });
      return isKept !== false;
    } catch (error) {
      this.#report(error);
      return false;
    }
  }
}
