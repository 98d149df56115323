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
}

/** States in which a batch has ended. */
const ENDED: ReadonlySet<string> = new Set(['completed', 'expired', 'cancelled', 'failed']);

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

/** Batch API of OpenAI, which Groq and others serve in the same form. */
export interface BatchApi {
  /** Uploads the lines and creates a batch that carries the key. */
  submit(lines: Blob, key: string): Promise<RemoteBatch>;
  /** Finds a batch by its key; undefined if it was not created. */
  find(key: string): Promise<RemoteBatch | undefined>;
  poll(id: string): Promise<RemoteBatch>;
  results(batch: RemoteBatch): AsyncGenerator<BatchResult>;
}

/** Name of the key in the metadata of a batch. */
const KEY = 'hubkit_key';
/** Requests that are made of one before it fails. */
const TRIES = 5;
/** Pages of batches that are searched for a key, of 100 batches each. */
const PAGES = 20;

/** Creates the API of a provider. */
export function openaiBatchApi(target: BatchTarget): BatchApi {
  const send = (path: string, init?: RequestInit, tries = TRIES) => sendRequest(target, path, init, tries);
  return {
    async submit(lines, key) {
      const form = new FormData();
      form.set('purpose', 'batch');
      form.set('file', lines, 'batch.jsonl');
      const file = readObject(await send('files', { method: 'POST', body: form }));
      const body = { input_file_id: file.id, endpoint: ENDPOINT, completion_window: '24h', metadata: { [KEY]: key } };
      // Created once only: after a failure without a response, the batch is looked for by its key.
      const init = { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } };
      return toBatch(readObject(await send('batches', init, 1)));
    },
    async find(key) {
      let after = '';
      for (let page = 0; page < PAGES; page++) {
        const { data, has_more: hasMore } = readObject(await send(`batches?limit=100${after}`));
        const batches = Array.isArray(data) ? data.map(readObject) : [];
        const found = batches.find(({ metadata }) => readObject(metadata ?? {})[KEY] === key);
        if (found) return toBatch(found);
        if (hasMore !== true) return;
        after = `&after=${String(batches.at(-1)?.id)}`;
      }
      return;
    },
    poll: async (id) => toBatch(readObject(await send(`batches/${id}`))),
    async *results({ fileIds }) {
      for (const id of fileIds) yield* readResults(String(await send(`files/${id}/content`)));
    },
  };
}

/** Path of chats, as the lines of a batch name it. */
export const ENDPOINT = '/v1/chat/completions';

async function sendRequest(target: BatchTarget, path: string, init: RequestInit = {}, tries: number): Promise<unknown> {
  const { baseUrl, headers, fetch, signal, retryMs } = target;
  const delay = (attempt: number) => new Promise((resolve) => setTimeout(resolve, retryMs * 2 ** attempt));
  for (let attempt = 1; ; attempt++) {
    try {
      const response = await fetch(`${baseUrl}/${path}`, { ...init, headers: { ...headers, ...init.headers }, signal });
      const text = await response.text();
      if (response.ok) return path.endsWith('/content') ? text : JSON.parse(text);
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

type Members = Readonly<Record<string, unknown>>;

function readObject(value: unknown): Members {
  if (typeof value === 'object' && value !== null) return value as Members;
  throw new BulkError('INPUT', 'The batch API responded with something else than a JSON object.');
}

function toBatch({ id, status, output_file_id: output, error_file_id: error, errors }: Members): RemoteBatch {
  if (typeof id !== 'string' || typeof status !== 'string') {
    throw new BulkError('INPUT', 'The batch API responded with a batch without id or status.');
  }
  const { data } = readObject(errors ?? {});
  const problems = Array.isArray(data) ? data.map((problem) => String(readObject(problem).message)) : [];
  return {
    id,
    status,
    hasEnded: ENDED.has(status),
    problem: status === 'failed' ? problems.slice(0, 3).join(' ') || 'no reason given' : undefined,
    fileIds: [output, error].filter((file): file is string => typeof file === 'string'),
  };
}

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
