import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { BulkError } from '../contract/errors.ts';
import {
  type BatchApi,
  type BatchResult,
  type BatchTarget,
  commonRequests,
  jsonPost,
  type Members,
  oneModel,
  parseObject,
  readLineError,
  readList,
  readObject,
  readText,
  toRemoteBatch,
} from './batch-api.ts';

/** Last states of a job in OpenAI's words, without `JOB_STATE_`; those that are not here go on. */
const LAST_STATES: Readonly<Record<string, string>> = {
  COMPLETED: 'completed',
  FAILED: 'failed',
  EXPIRED: 'expired',
  EARLY_STOPPED: 'expired',
  CANCELLED: 'cancelled',
  DELETING: 'cancelled',
  DELETING_CLEANING_UP: 'cancelled',
  DELETED: 'cancelled',
  ARCHIVED: 'cancelled',
};

/** Times that a data set is looked at until it is ready; the delays double up to `MAX_DELAY_MS`. */
const LOOKS = 60;
const MAX_DELAY_MS = 5000;

/**
 * Creates the batch API of Fireworks: jobs with one model, with an id of ours, that read and write data sets below an account
 * (docs.fireworks.ai, November 2026; the lines of results as others have seen them in April and August 2026).
 */
export function fireworksBatchApi(target: BatchTarget): BatchApi {
  const { signal, retryMs } = target;
  const baseUrl = target.baseUrl.replace(/\/inference\/v1$/, '/v1');
  const { send, create } = commonRequests({ ...target, baseUrl }, toBatch);
  const { line, model } = oneModel('Fireworks');
  let found: Promise<string> | undefined;
  const account = () => {
    const given = readText(target.account);
    found ??= given === undefined ? onlyAccount(send) : Promise.resolve(`accounts/${given}`);
    return found;
  };
  const waitUntilReady = async (dataset: string) => {
    for (let look = 0; look < LOOKS; look++) {
      const { state, status } = readObject(await send(dataset));
      if (state === 'READY') return;
      const { code, message } = readObject(status ?? {});
      if (code !== undefined && code !== 'OK') {
        throw new BulkError('INPUT', `Fireworks rejected the rows of a batch: ${String(message)}`);
      }
      await setTimeout(Math.min(MAX_DELAY_MS, retryMs * 2 ** look));
      signal.throwIfAborted();
    }
    throw new BulkError('INPUT', `Fireworks did not make the data set ${dataset} ready.`);
  };
  return {
    line,
    async submit(lines, key) {
      const datasetId = `hubkit-${randomUUID()}`;
      const datasets = `${await account()}/datasets`;
      // Fireworks requires the count, and does not compare it with the file.
      const created = { datasetId, dataset: { userUploaded: {}, exampleCount: '1' } };
      await send(datasets, { ...jsonPost(created), expected: 409 });
      const form = new FormData();
      form.set('file', lines, 'batch.jsonl');
      await send(`${datasets}/${datasetId}:upload`, { method: 'POST', body: form });
      await waitUntilReady(`${datasets}/${datasetId}`);
      const job = { model: model(), inputDatasetId: `${datasets}/${datasetId}` };
      return toBatch(await create(job, `${await account()}/batchInferenceJobs?batchInferenceJobId=${jobId(key)}`));
    },
    async find(key) {
      const job = await send(`${await account()}/batchInferenceJobs/${jobId(key)}`, { expected: 404 });
      return job === undefined ? undefined : toBatch(readObject(job));
    },
    poll: async (id) => toBatch(readObject(await send(`${await account()}/batchInferenceJobs/${id}`))),
    async *results({ fileIds }) {
      for (const dataset of fileIds) {
        const { filenameToSignedUrls: urls } = readObject(await send(`${dataset}:getDownloadEndpoint`));
        for (const url of Object.values(readObject(urls ?? {})).map(String)) {
          yield* readLines(String(await send(url)));
        }
      }
    },
  };
}

/** The only account that an API key belongs to. */
async function onlyAccount(send: ReturnType<typeof commonRequests>['send']): Promise<string> {
  const names = readList(readObject(await send('accounts')).accounts).map(({ name }) => String(name));
  const [name] = names;
  if (name !== undefined && names.length === 1) return name;
  const ids = names.map((one) => one.replace('accounts/', '')).join(', ');
  throw new BulkError(
    'INPUT',
    `The API key belongs to ${names.length === 0 ? 'no account' : `several accounts of Fireworks: ${ids}`}. Set the account of batches (batch.account, --batch-account).`,
  );
}

/** The id of the job with a key: lower-case letters, digits and hyphens, a letter first. */
const jobId = (key: string) => `hubkit-${key}`;

function toBatch({ name, state, status, outputDatasetId }: Members) {
  const own = String(state).replace('JOB_STATE_', '');
  return toRemoteBatch(
    { id: String(name).split('/').at(-1), status: LAST_STATES[own] ?? own },
    { problem: status, files: [outputDatasetId] },
  );
}

/** Reads results: a response as it is, without a status; of the lines of failed requests no description was found. */
function* readLines(text: string): Generator<BatchResult> {
  for (const line of text.split('\n')) {
    const { custom_id: customId, response, error } = parseObject(line);
    if (typeof customId !== 'string') continue;
    if (typeof response === 'object' && response !== null)
      yield { customId, response: { status: 200, body: response } };
    else yield { customId, response: undefined, error: readLineError(error) };
  }
}
