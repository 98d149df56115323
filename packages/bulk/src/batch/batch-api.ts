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
  readonly fileIds: readonly string[];
}

/** A line of the results of a batch. */
export interface BatchResult {
  readonly customId: string;
  /** The response; undefined for a request that was not processed. */
  readonly response: { readonly status: number; readonly body: unknown } | undefined;
  readonly message: string;
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
 */
async function sendRequest(target: BatchTarget, path: string, options: SendOptions = {}): Promise<unknown> {
  const { baseUrl, headers, fetch, signal, retryMs } = target;
  const { tries = TRIES, expected, ...init } = options;
  const delay = (attempt: number) => setTimeout(retryMs * 2 ** attempt);
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(`${baseUrl}/${path}`, { ...init, headers: { ...headers, ...init.headers }, signal });
      const text = await response.text();
      if (response.ok) return path.endsWith('/content') ? text : JSON.parse(text);
      if (response.status === expected) return undefined;
      if (attempt < tries && (response.status === 429 || response.status >= 500)) {
        await delay(attempt);
        continue;
      }
      throw new BulkError(
        'INPUT',
        `The batch API at ${baseUrl} responded to ${path.split('?')[0]} with ${response.status}: ${text.slice(0, 300)}`,
      );
    } catch (cause) {
      signal.throwIfAborted();
      if (BulkError.is(cause) || attempt >= tries) throw cause;
      await delay(attempt);
    }
  }
}

/** Members of a JSON object. */
export type Members = Readonly<Record<string, unknown>>;

/** Checks that a value is a JSON object. */
export function readObject(value: unknown): Members {
  if (typeof value === 'object' && value !== null) return value as Members;
  throw new BulkError('INPUT', 'The batch API responded with something else than a JSON object.');
}

/** Reads the lines of a file of results. */
function* readResults(text: string): Generator<BatchResult> {
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const { custom_id: customId, response, error } = readObject(JSON.parse(line));
    const found = response === null || response === undefined ? undefined : readObject(response);
    yield {
      customId: String(customId),
      response: found && { status: Number(found.status_code), body: found.body },
      message: String(readObject(error ?? {}).message ?? 'the request was not processed'),
    };
  }
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

/** Reads a list of JSON objects; empty for any other value. */
export function listOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.map(readObject) : [];
}

/** Reads id and state of a batch, and completes them with what its API calls otherwise. */
export function toRemoteBatch(
  { id, status }: Members,
  { problem, files }: { readonly problem: string; readonly files: readonly unknown[] },
): RemoteBatch {
  if (typeof id !== 'string' || typeof status !== 'string') {
    throw new BulkError('INPUT', 'The batch API responded with a batch without id or status.');
  }
  const state = status.toLowerCase();
  return {
    id,
    status,
    hasEnded: LAST_STATES.has(state),
    problem: state === 'failed' ? problem || 'no reason given' : undefined,
    fileIds: files.filter((file): file is string => typeof file === 'string'),
  };
}

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
