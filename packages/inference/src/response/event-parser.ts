import { LimitError } from '../contract/errors.ts';

/** Characters of stray text that are enough for an error. */
const STRAY_TEXT_KEPT = 65_536;

/** Reads the events of a stream out of its bytes, wherever those are cut. Events without data are skipped. */
export class EventParser {
  /** The name of the event that `next` returned last. */
  name: string | undefined;
  /** Text outside of any field that looks like JSON, or has zeros as UTF-16 does: servers write errors so when they fail in the middle of a stream. */
  strayText = '';
  /** The input has ended: an event that it cut short counts, too. */
  isAtEnd = false;
  readonly #maxEventBytes: number;
  readonly #decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  /** Bytes of a character that is not complete yet. */
  #cut: Uint8Array | undefined;
  #isBeginning = true;
  #text = '';
  #at = 0;
  #line = '';
  #data = '';
  #nextName: string | undefined;
  #endsInCr = false;

  constructor(maxEventBytes: number) {
    this.#maxEventBytes = maxEventBytes;
  }

  /** Adds input; only when `next` has no more to give. */
  push(input: Uint8Array): void {
    const bytes = this.#cut ? joined(this.#cut, input) : input;
    const end = bytes.length - cutBytes(bytes);
    this.#cut = end < bytes.length ? bytes.slice(end) : undefined;
    // Not as a stream: Node decodes complete texts three times as fast.
    this.#add(this.#decoder.decode(bytes.subarray(0, end)));
  }

  /** Ends the input. */
  end(): void {
    this.isAtEnd = true;
    this.#add(`${this.#decoder.decode(this.#cut)}\n\n`);
  }

  /** The data of the next event; undefined when there is none in the input so far. */
  next(): string | undefined {
    for (;;) {
      const text = this.#text;
      const at = this.#at;
      const end = text.indexOf('\n', at);
      if (end < 0) break;
      // Nearly all events are one line of data and an empty one.
      if (
        text.charCodeAt(end + 1) === 10 &&
        text.startsWith('data: {', at) &&
        this.#line === '' &&
        this.#data === '' &&
        this.#nextName === undefined
      ) {
        this.#at = end + 2;
        this.name = undefined;
        return text.slice(at + 6, end);
      }
      this.#at = end + 1;
      const data = this.#take(this.#line + text.slice(at, end));
      this.#line = '';
      if (data) return data;
    }
    // Only added to, never searched again: a long line may arrive in very many chunks.
    this.#line += this.#text.slice(this.#at);
    this.#text = '';
    this.#at = 0;
    if (this.#line.length + this.#data.length <= this.#maxEventBytes) return;
    const limit = this.#maxEventBytes;
    throw new LimitError(`An event has more than ${limit} bytes; set maxBytes.event to read it.`);
  }

  #add(input: string): void {
    const text = this.#isBeginning && input.startsWith('\uFEFF') ? input.slice(1) : input;
    if (input) this.#isBeginning = false;
    const hasCr = text.includes('\r');
    // A line end of two characters may have been cut in two.
    this.#at = this.#endsInCr && text.startsWith('\n') ? 1 : 0;
    if (text) this.#endsInCr = hasCr && text.endsWith('\r');
    this.#text = hasCr ? text.replace(/\r\n?/g, '\n') : text;
  }

  /** Takes a line; returns the data of the event that it ends. */
  #take(line: string): string {
    if (line === '') {
      const data = this.#data.trim();
      this.name = this.#nextName;
      this.#nextName = undefined;
      this.#data = '';
      return data;
    }
    if (line === 'data' || line.startsWith('data:')) this.#data += (this.#data && '\n') + fieldValue(line, 5);
    else if (line.startsWith('error:')) {
      this.#data += (this.#data && '\n') + fieldValue(line, 6);
      this.#nextName = 'error';
    } else if (line === 'event' || line.startsWith('event:')) this.#nextName = fieldValue(line, 6) || undefined;
    else if (/^\{|\0/.test(line) || (this.strayText && this.strayText.length < STRAY_TEXT_KEPT)) this.strayText += line;
    return '';
  }
}

/** Number of bytes at the end that are an incomplete character. */
function cutBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= 3; back++) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
  }
  return 0;
}

function joined(first: Uint8Array, second: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

/** The text after the colon, without the one space that may follow it. */
function fieldValue(line: string, start: number): string {
  return line.slice(line[start] === ' ' ? start + 1 : start);
}
