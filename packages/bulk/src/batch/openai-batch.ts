import {
  type BatchApi,
  type BatchTarget,
  commonRequests,
  ENDPOINT,
  type Members,
  readList,
  readObject,
  toRemoteBatch,
} from './batch-api.ts';

/** Name of the key in the metadata of a batch. */
const KEY = 'hubkit_key';
/** Pages of batches that are searched for a key, of 100 batches each. */
const PAGES = 20;

/** Creates the API of OpenAI, which Groq and others serve in the same form. */
export function openaiBatchApi(target: BatchTarget): BatchApi {
  const { send, create, poll, results } = commonRequests(target, toBatch);
  return {
    line: (customId, body) => ({ custom_id: customId, method: 'POST', url: ENDPOINT, body }),
    async submit(lines, key) {
      const form = new FormData();
      form.set('purpose', 'batch');
      form.set('file', lines, 'batch.jsonl');
      const file = readObject(await send('files', { method: 'POST', body: form }));
      const metadata = { [KEY]: key };
      return toBatch(await create({ input_file_id: file.id, endpoint: ENDPOINT, completion_window: '24h', metadata }));
    },
    async find(key) {
      let after = '';
      for (let page = 0; page < PAGES; page++) {
        const { data, has_more: hasMore } = readObject(await send(`batches?limit=100${after}`));
        const batches = readList(data);
        const found = batches.find(({ metadata }) => readObject(metadata ?? {})[KEY] === key);
        if (found) return toBatch(found);
        if (hasMore !== true) return;
        after = `&after=${String(batches.at(-1)?.id)}`;
      }
      return;
    },
    poll,
    results,
  };
}

function toBatch(batch: Members) {
  const files = [batch.output_file_id, batch.error_file_id];
  return toRemoteBatch(batch, { problem: batch.errors, files });
}
