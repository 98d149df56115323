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

/**
 * Creates the batch API of Together. Its jobs have no metadata: the key is the name of the uploaded file, and a job is found by
 * the file that it reads (docs.together.ai, November 2026).
 */
export function togetherBatchApi(target: BatchTarget): BatchApi {
  const { send, create, poll, results } = commonRequests(target, toBatch);
  return {
    line: (customId, body) => ({ custom_id: customId, body }),
    async submit(lines, key) {
      const form = new FormData();
      form.set('purpose', 'batch-api');
      form.set('file_name', fileName(key));
      form.set('file_type', 'jsonl');
      form.set('file', lines, fileName(key));
      const file = readObject(await send('files/upload', { method: 'POST', body: form }));
      return toBatch(readObject((await create({ input_file_id: file.id, endpoint: ENDPOINT })).job));
    },
    async find(key) {
      const { data } = readObject(await send('files'));
      const files = readList(data).filter(({ filename }) => filename === fileName(key));
      const ids = new Set(files.map(({ id }) => id));
      if (ids.size === 0) return;
      const found = readList(await send('batches')).find(({ input_file_id: id }) => ids.has(id));
      return found && toBatch(found);
    },
    poll,
    results,
  };
}

const fileName = (key: string) => `${key}.jsonl`;

function toBatch(job: Members) {
  return toRemoteBatch(job, { problem: job.error, files: [job.output_file_id, job.error_file_id] });
}
