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

/** States in which a job has ended. */
const ENDED: ReadonlySet<string> = new Set(['COMPLETED', 'EXPIRED', 'CANCELLED', 'FAILED']);

/**
 * Creates the batch API of Together. Its jobs have no metadata: the key is the name of the uploaded file, and a job is found by
 * the file that it reads (docs.together.ai, November 2026).
 */
export function togetherBatchApi(target: BatchTarget): BatchApi {
  const send = (path: string, init?: RequestInit, tries?: number) => sendRequest(target, path, init, tries);
  return {
    line: (customId, body) => ({ custom_id: customId, body }),
    async submit(lines, key) {
      const form = new FormData();
      form.set('purpose', 'batch-api');
      form.set('file_name', fileName(key));
      form.set('file_type', 'jsonl');
      form.set('file', lines, fileName(key));
      const file = readObject(await send('files/upload', { method: 'POST', body: form }));
      const body = JSON.stringify({ input_file_id: file.id, endpoint: ENDPOINT });
      // Created once only: after a failure without a response, the job is looked for by its file.
      const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
      return toBatch(readObject(readObject(await send('batches', init, 1)).job));
    },
    async find(key) {
      const { data } = readObject(await send('files'));
      const files = listOf(data).filter(({ filename }) => filename === fileName(key));
      const ids = new Set(files.map(({ id }) => id));
      if (ids.size === 0) return;
      const found = listOf(await send('batches')).find(({ input_file_id: id }) => ids.has(id));
      return found && toBatch(found);
    },
    poll: async (id) => toBatch(readObject(await send(`batches/${id}`))),
    async *results({ fileIds }) {
      for (const id of fileIds) yield* readResults(String(await send(`files/${id}/content`)));
    },
  };
}

const fileName = (key: string) => `${key}.jsonl`;

function listOf(value: unknown): readonly Members[] {
  return Array.isArray(value) ? value.map(readObject) : [];
}

function toBatch({ id, status, output_file_id: output, error_file_id: failed, error }: Members): RemoteBatch {
  if (typeof id !== 'string' || typeof status !== 'string') {
    throw new BulkError('INPUT', 'The batch API responded with a job without id or status.');
  }
  return {
    id,
    status,
    hasEnded: ENDED.has(status),
    problem: status === 'FAILED' ? String(error ?? 'no reason given') : undefined,
    fileIds: [output, failed].filter((file): file is string => typeof file === 'string'),
  };
}
