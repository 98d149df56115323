import { Buffer } from 'node:buffer';
import type { BodyQueue } from './body-queue.ts';

const DECODER = new TextDecoder();

type RawHeaders = Readonly<Record<string, string | string[] | undefined>>;

/** Headers that are looked up without being copied. */
class LightHeaders {
  readonly #raw: RawHeaders;

  constructor(raw: RawHeaders) {
    this.#raw = raw;
  }

  get(name: string): string | null {
    const value = this.#raw[name.toLowerCase()];
    return value === undefined ? null : Array.isArray(value) ? value.join(', ') : value;
  }

  has(name: string): boolean {
    return this.#raw[name.toLowerCase()] !== undefined;
  }

  forEach(use: (value: string, name: string) => void): void {
    for (const [name, value] of this) use(value, name);
  }

  *[Symbol.iterator](): Generator<[string, string]> {
    for (const name of Object.keys(this.#raw)) yield [name, this.get(name) ?? ''];
  }

  entries(): Generator<[string, string]> {
    return this[Symbol.iterator]();
  }

  *keys(): Generator<string> {
    for (const [name] of this) yield name;
  }

  *values(): Generator<string> {
    for (const [, value] of this) yield value;
  }

  getSetCookie(): string[] {
    return [this.#raw['set-cookie'] ?? []].flat();
  }
}

/** A body that is read by `getReader`, or by the methods of `Response`. */
class LightBody {
  readonly #queue: BodyQueue;
  #isLocked: boolean;

  constructor(queue: BodyQueue, isLocked: boolean) {
    this.#queue = queue;
    this.#isLocked = isLocked;
  }

  get locked(): boolean {
    return this.#isLocked;
  }

  getReader() {
    if (this.#isLocked) throw new TypeError('The body is already being read.');
    this.#isLocked = true;
    return {
      read: () => this.#queue.read(),
      cancel: async () => this.#queue.cancel(),
      releaseLock: () => {
        this.#isLocked = false;
      },
    };
  }

  /** Marks the body as read by other means. */
  lock(): void {
    this.#isLocked = true;
  }

  async cancel(): Promise<void> {
    this.#queue.cancel();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Uint8Array> {
    const reader = this.getReader();
    try {
      for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    } finally {
      await reader.cancel();
    }
  }

  values(): AsyncGenerator<Uint8Array> {
    return this[Symbol.asyncIterator]();
  }

  pipeThrough<T>(transform: ReadableWritablePair<T, Uint8Array>): ReadableStream<T> {
    return this.#toStream().pipeThrough(transform);
  }

  pipeTo(target: WritableStream<Uint8Array>): Promise<void> {
    return this.#toStream().pipeTo(target);
  }

  tee(): [ReadableStream<Uint8Array>, ReadableStream<Uint8Array>] {
    return this.#toStream().tee();
  }

  #toStream(): ReadableStream<Uint8Array> {
    const reader = this.getReader();
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: () => reader.cancel(),
    });
  }
}

/** A response with the members of the platform's, made without its streams. */
export class BufferedResponse {
  readonly status: number;
  readonly statusText: string;
  readonly url: string;
  readonly #rawHeaders: RawHeaders;
  readonly #queue: BodyQueue;
  #headers: LightHeaders | undefined;
  #body: LightBody | undefined;
  #isUsed = false;

  constructor(status: number, statusText: string, headers: RawHeaders, body: BodyQueue, url: string) {
    this.status = status;
    this.statusText = statusText;
    this.url = url;
    this.#rawHeaders = headers;
    this.#queue = body;
  }

  get ok(): boolean {
    return this.status >= 200 && this.status < 300;
  }

  get redirected(): boolean {
    return false;
  }

  get type(): ResponseType {
    return 'default';
  }

  get headers(): LightHeaders {
    this.#headers ??= new LightHeaders(this.#rawHeaders);
    return this.#headers;
  }

  get body(): LightBody {
    this.#body ??= new LightBody(this.#queue, this.#isUsed);
    return this.#body;
  }

  get bodyUsed(): boolean {
    return this.#isUsed || this.#body?.locked === true;
  }

  async bytes(): Promise<Uint8Array<ArrayBuffer>> {
    const [first, ...others] = await this.#read();
    if (!first) return new Uint8Array(0);
    if (others.length === 0) return new Uint8Array(first);
    // A copy of its own in any case: what arrives lies in buffers that are shared.
    const all = new Uint8Array(others.reduce((size, chunk) => size + chunk.byteLength, first.byteLength));
    let at = 0;
    for (const chunk of [first, ...others]) {
      all.set(chunk, at);
      at += chunk.byteLength;
    }
    return all;
  }

  async arrayBuffer(): Promise<ArrayBuffer> {
    return (await this.bytes()).buffer;
  }

  async text(): Promise<string> {
    const chunks = await this.#read();
    return DECODER.decode(chunks.length === 1 ? chunks[0] : Buffer.concat(chunks));
  }

  async json(): Promise<unknown> {
    return JSON.parse(await this.text());
  }

  async blob(): Promise<Blob> {
    return new Blob([await this.bytes()], { type: this.headers.get('content-type') ?? '' });
  }

  async formData(): Promise<FormData> {
    return new Response(await this.bytes(), { headers: [...this.headers] }).formData();
  }

  #read(): Promise<readonly Uint8Array[]> {
    if (this.bodyUsed) return Promise.reject(new TypeError('The body was already read.'));
    this.#isUsed = true;
    this.#body?.lock();
    return this.#queue.rest();
  }
}
