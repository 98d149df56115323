import { setTimeout } from 'node:timers/promises';
import { BulkError } from '../contract/errors.ts';

/** Address and headers of a batch API, as a call of the client has them. */
export interface BatchTarget {
  /** URL of the API above `files` and `batches`: that of chats without `/chat/completions`. */
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof globalThis.fetch;
  readonly signal: AbortSignal;
  /** First delay in ms before a failed request is sent again; doubles per attempt. */
  readonly retryMs: number;
  /** Id of the account at Fireworks. */
  readonly account?: string | undefined;
}

/** A batch at its provider. */
export interface RemoteBatch {
  readonly id: string;
  readonly status: string;
  readonly hasEnded: boolean;
  /** Reasons for which the provider rejected the whole batch. */
  readonly problem: string | undefined;
  /** True if it was rejected because too much waits there already; it can be submitted again later. */
  readonly isQueueFull: boolean;
  readonly fileIds: readonly string[];
}

/** A line of the results of a batch. */
export interface BatchResult {
  readonly customId: string;
  /** The response; undefined for a request that has none. */
  readonly response: { readonly status: number; readonly body: unknown } | undefined;
  /** Failure of a request without a response. */
  readonly error?: BatchLineError | undefined;
}

/** Failure of a line, in the words of the service. */
export interface BatchLineError {
  readonly message: string;
  readonly code: string | undefined;
}

/** A request that a batch API has refused, or could not serve. */
export class BatchRequestError extends BulkError {
  /** True if the same request may succeed later. */
  readonly isPassing: boolean;
  /** Status of the response; undefined without one that can be read. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super('INPUT', message, { cause });
    this.status = status;
    this.isPassing = status === undefined || status === 408 || status === 429 || status >= 500;
  }
}

/** Batch API of a provider. */
export interface BatchApi {
  /** A line of the file that is uploaded. */
  line(customId: string, body: Members): object;
  /** Uploads the lines and creates a batch that carries the key. */
  submit(lines: Blob, key: string): Promise<RemoteBatch>;
  /** Finds a batch by its key; undefined if it was not created. */
  find(key: string): Promise<RemoteBatch | undefined>;
  poll(id: string): Promise<RemoteBatch>;
  results(batch: RemoteBatch): AsyncGenerator<BatchResult>;
}

/** Path of chats, as the lines of a batch name it. */
export const ENDPOINT = '/v1/chat/completions';

/** Requests that are made of one before it fails. */
const TRIES = 5;

interface SendOptions extends RequestInit {
  /** Times that the request is sent if the service fails. @default 5 */
  readonly tries?: number;
  /** Status for which undefined is returned in the place of an error. */
  readonly expected?: 404 | 409;
}

/**
 * Sends a request, several times if the service fails, and reads its response: the text of a file, otherwise JSON; undefined for
 * an expected status.
 *
 * @throws {BatchRequestError} For a response that is an error, or no JSON.
 */
async function sendRequest(target: BatchTarget, path: string, options: SendOptions = {}): Promise<unknown> {
  const { signal, retryMs } = target;
  const { tries = TRIES, expected, ...init } = options;
  for (let attempt = 1; ; attempt++) {
    try {
      return await sendOnce(target, path, init, expected);
    } catch (cause) {
      signal.throwIfAborted();
      if (attempt >= tries || (BulkError.is(cause) && !isPassing(cause))) throw cause;
      await setTimeout(retryMs * 2 ** attempt);
    }
  }
}

async function sendOnce(
  { baseUrl, headers, fetch, signal }: BatchTarget,
  path: string,
  init: RequestInit,
  expected: number | undefined,
): Promise<unknown> {
  // The whole address of results is signed; its host gets no API key.
  const isSigned = /^https?:/.test(path);
  const own = isSigned ? {} : headers;
  const response = await fetch(isSigned ? path : `${baseUrl}/${path}`, {
    ...init,
    headers: { ...own, ...init.headers },
    signal,
  });
  const text = await response.text();
  const place = isSigned
    ? `The results of a batch at ${new URL(path).host} responded`
    : `The batch API at ${baseUrl} responded to ${path.split('?')[0]}`;
  if (response.ok) return isSigned || path.endsWith('/content') ? text : parseReply(text, place);
  if (response.status === expected) return undefined;
  throw new BatchRequestError(`${place} with ${response.status}: ${text.slice(0, 300)}`, { status: response.status });
}

function parseReply(text: string, place: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BatchRequestError(`${place} with a text that is no JSON: ${text.slice(0, 100)}`, { cause });
  }
}

/** True for a failure that may pass by itself: a broken connection, an overload, a rate limit. */
export function isPassing(error: unknown): boolean {
  if (error instanceof BatchRequestError) return error.isPassing;
  if (BulkError.is(error)) return false;
  return error instanceof TypeError || typeof (error as { readonly code?: unknown } | undefined)?.code === 'string';
}

/** Members of a JSON object. */
export type Members = Readonly<Record<string, unknown>>;

/** Checks that a value is a JSON object. */
export function readObject(value: unknown): Members {
  if (isObject(value)) return value;
  throw new BulkError('INPUT', 'The batch API responded with something other than a JSON object.');
}

/** Reads the lines of a file of results; those that cannot be read are passed over. */
function* readResults(text: string): Generator<BatchResult> {
  for (const line of text.split('\n')) {
    const { custom_id: customId, response, error } = parseObject(line);
    if (!isObject(response)) yield { customId: String(customId), response: undefined, error: readLineError(error) };
    else yield { customId: String(customId), response: { status: Number(response.status_code), body: response.body } };
  }
}

/** Reads the failure of a line: a text, or an object with a message. */
export function readLineError(error: unknown): BatchLineError | undefined {
  if (typeof error === 'string' && error !== '') return { message: error, code: undefined };
  if (!isObject(error)) return;
  const { message, code, type } = error;
  const found = [code, type].find((value) => value !== undefined && value !== null && value !== '');
  return { message: readText(message) ?? JSON.stringify(error), code: found === undefined ? undefined : String(found) };
}

/** A text with characters; services write empty ones in the place of none. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null;
}

/** Reads a line as a JSON object; one without members for any other text. */
export function parseObject(line: string): Members {
  try {
    return readObject(JSON.parse(line));
  } catch {
    return {};
  }
}

/** Lines for an API whose jobs have one model, which their lines do not repeat. */
export function oneModel(service: string): Pick<BatchApi, 'line'> & { readonly model: () => unknown } {
  let model: unknown;
  return {
    model: () => model,
    line(customId, { model: own, ...body }) {
      model ??= own;
      if (own === model) return { custom_id: customId, body };
      throw new BulkError('INPUT', `A batch at ${service} has one model: ${String(model)} or ${String(own)}.`);
    },
  };
}

/** Reads the JSON objects of a list; empty for any other value. */
export function readList(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

/** Reads id and state of a batch, and completes them with what its API calls otherwise. */
export function toRemoteBatch(
  batch: Members,
  { problem, files }: { readonly problem: unknown; readonly files: readonly unknown[] },
): RemoteBatch {
  const [id, status] = [readText(batch.id), readText(batch.status)];
  if (id === undefined || status === undefined) {
    throw new BulkError('INPUT', 'The batch API responded with a batch without id or status.');
  }
  const state = status.toLowerCase();
  const hasFailed = state === 'failed';
  const reasons = readProblems(problem).slice(0, PROBLEMS);
  return {
    id,
    status,
    hasEnded: LAST_STATES.has(state),
    problem: hasFailed ? reasons.map(({ message }) => message).join(' ') || 'no reason given' : undefined,
    isQueueFull: hasFailed && reasons.some(({ message, code = '' }) => saysQueueFull(`${code} ${message}`)),
    fileIds: files.flatMap((file) => readText(file) ?? []),
  };
}

/** Reasons of a rejected batch that are repeated. */
const PROBLEMS = 3;

/** Reads why a batch was rejected: a text, an object with a message, a list of these, or such a list as `data`. */
function readProblems(problem: unknown): readonly BatchLineError[] {
  if (Array.isArray(problem)) return problem.flatMap(readProblems);
  if (isObject(problem) && Array.isArray(problem.data)) return problem.data.flatMap(readProblems);
  if (isObject(problem) && Object.keys(problem).length === 0) return [];
  const found = readLineError(problem);
  return found ? [found] : [];
}

/** True for words about too many batches, requests or tokens that wait at a service. */
export function saysQueueFull(text: string): boolean {
  return QUEUE_FULL.test(text) && !/insufficient_quota|billing/i.test(text);
}

const QUEUE_FULL =
  /token_limit_exceeded|enqueued|resource_exhausted|rate.?limit|too many (?:requests|batches|jobs)|queue.{0,20}\bfull|concurrent (?:batches|jobs)|out of capacity|overloaded|try again later/i;

/** States of a batch that has ended. */
const LAST_STATES: ReadonlySet<string> = new Set(['completed', 'expired', 'cancelled', 'failed']);

/** A POST request with JSON. */
export const jsonPost = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

/** The requests in which the batch APIs do not differ; `read` reads a batch, `base` is the path of batches. */
export function commonRequests(target: BatchTarget, read: (batch: Members) => RemoteBatch, base = 'batches') {
  const send = (path: string, options?: SendOptions) => sendRequest(target, path, options);
  return {
    send,
    /** Creates a batch. Sent once only: after a failure without a response, the batch is looked for by its key. */
    create: async (body: object, path = base) => readObject(await send(path, { ...jsonPost(body), tries: 1 })),
    poll: async (id: string) => read(readObject(await send(`${base}/${id}`))),
    async *results({ fileIds }: RemoteBatch): AsyncGenerator<BatchResult> {
      for (const id of fileIds) yield* readResults(String(await send(`files/${id}/content`)));
    },
  };
}
