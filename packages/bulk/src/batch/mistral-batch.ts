import {
  type BatchApi,
  type BatchTarget,
  commonRequests,
  ENDPOINT,
  type Members,
  oneModel,
  readList,
  readObject,
  toRemoteBatch,
} from './batch-api.ts';

/** Name of the key in the metadata of a job. */
const KEY = 'hubkit_key';
/** Pages of jobs that are searched for a key, of 100 jobs each. */
const PAGES = 20;

/** States of a job in OpenAI's words; those that are not here go on. */
const STATES: Readonly<Record<string, string>> = {
  SUCCESS: 'completed',
  FAILED: 'failed',
  TIMEOUT_EXCEEDED: 'expired',
  CANCELLED: 'cancelled',
};

/** Creates the batch API of Mistral: jobs with one model, which their lines do not repeat (docs.mistral.ai, November 2026). */
export function mistralBatchApi(target: BatchTarget): BatchApi {
  const { send, poll, results, create } = commonRequests(target, toBatch, 'batch/jobs');
  const { line, model } = oneModel('Mistral');
  return {
    line,
    async submit(lines, key) {
      const form = new FormData();
      form.set('purpose', 'batch');
      form.set('file', lines, 'batch.jsonl');
      const file = readObject(await send('files', { method: 'POST', body: form }));
      const metadata = { [KEY]: key };
      return toBatch(
        await create({ input_files: [file.id], endpoint: ENDPOINT, model: model(), metadata, timeout_hours: 24 }),
      );
    },
    async find(key) {
      for (let page = 0; page < PAGES; page++) {
        const { data } = readObject(await send(`batch/jobs?page=${page}&page_size=100`));
        const jobs = readList(data);
        const found = jobs.find(({ metadata }) => readObject(metadata ?? {})[KEY] === key);
        if (found) return toBatch(found);
        if (jobs.length === 0) return;
      }
      return;
    },
    poll,
    results,
  };
}

function toBatch({ status, ...job }: Members) {
  const files = [job.output_file, job.error_file];
  const state = STATES[String(status)] ?? status;
  return toRemoteBatch({ ...job, status: state }, { problem: job.errors, files });
}
