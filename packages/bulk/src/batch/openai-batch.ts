import { BulkError } from '../contract/errors.ts';
import {
  type BatchApi,
  type BatchTarget,
  ENDPOINT,
  type Members,
  type RemoteBatch,
  readObject,
  readResults,
  sendRequest,
} from './batch-api.ts';

/** States in which a batch has ended. */
const ENDED: ReadonlySet<string> = new Set(['completed', 'expired', 'cancelled', 'failed']);

/** Name of the key in the metadata of a batch. */
const KEY = 'hubkit_key';
/** Pages of batches that are searched for a key, of 100 batches each. */
const PAGES = 20;

/** Creates the API of OpenAI, which Groq and others serve in the same form. */
export function openaiBatchApi(target: BatchTarget): BatchApi {
  const send = (path: string, init?: RequestInit, tries?: number) => sendRequest(target, path, init, tries);
  return {
    line: (customId, body) => ({ custom_id: customId, method: 'POST', url: ENDPOINT, body }),
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
