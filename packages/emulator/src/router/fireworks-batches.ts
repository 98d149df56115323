import { isJsonObject } from '../contract/json.ts';
import { missingField } from '../contract/problem.ts';
import type { BatchDialect, Provider } from '../dialect/provider.ts';
import type { AppContext } from '../http/app-env.ts';
import { readBody, readJsonObject } from '../http/read-body.ts';
import type { BatchFile, BatchSnapshot, StoredBatch } from '../jobs/batch-store.ts';
import { addFile, finish, type PerformLine, readLines, type WriteLine } from './batch-lines.ts';
import { storeMedia } from './media-host.ts';
import type { EmulatorState } from './state.ts';

/** The account that the emulated keys belong to. */
const ACCOUNT = 'accounts/emulated';

/** States of a batch in the words of Fireworks. */
const STATES: Readonly<Record<BatchSnapshot['status'], string>> = {
  validating: 'JOB_STATE_VALIDATING',
  in_progress: 'JOB_STATE_RUNNING',
  finalizing: 'JOB_STATE_WRITING_RESULTS',
  completed: 'JOB_STATE_COMPLETED',
  failed: 'JOB_STATE_FAILED',
  expired: 'JOB_STATE_EXPIRED',
  cancelled: 'JOB_STATE_CANCELLED',
};

/** A request, and the service that responds to it. */
interface Place {
  readonly c: AppContext;
  readonly provider: Provider;
  readonly dialect: BatchDialect;
  readonly state: EmulatorState;
  readonly perform: PerformLine;
}

/** Responds to requests for data sets and batch inference jobs; undefined for other paths. */
export async function serveFireworksBatches(place: Place, path: string): Promise<Response | undefined> {
  const { c, dialect } = place;
  const { method } = c.req;
  if (!path.startsWith(`${dialect.base}/accounts`)) return;
  const below = path.slice(dialect.base.length + 1);
  if (below === 'accounts') {
    const account = { name: ACCOUNT, displayName: 'Emulated', state: 'READY', status: { code: 'OK', message: '' } };
    return c.json({ accounts: [account], nextPageToken: '', totalSize: 1 });
  }
  if (!below.startsWith(`${ACCOUNT}/`)) return unknown(c);
  const [, kind, id, action] =
    /^(datasets|batchInferenceJobs)(?:\/([^/:]+))?(?::([a-zA-Z]+))?$/.exec(below.slice(ACCOUNT.length + 1)) ?? [];
  if (kind === 'datasets') {
    if (id === undefined) return method === 'POST' ? createDataset(place) : unknown(c);
    if (method === 'POST' && action === 'upload') return upload(place, id);
    if (method === 'GET' && action === 'getDownloadEndpoint') return downloadEndpoint(place, id);
    const dataset = find(place, id);
    return dataset ? c.json(datasetObject(dataset)) : unknown(c);
  }
  if (kind !== 'batchInferenceJobs') return unknown(c);
  if (id === undefined) return method === 'POST' ? createJob(place) : listJobs(place);
  const job = ownJobs(place).find((own) => own.id === id);
  if (!job) return unknown(c);
  if (method === 'DELETE') {
    job.cancelledAt ??= place.state.now();
    return c.json({});
  }
  return c.json(await show(place, job, true));
}

const unknown = (c: AppContext) => c.json({ code: 5, details: [], message: 'resource not found' }, 404);
const conflict = (c: AppContext, name: string) =>
  c.json({ code: 6, details: [], message: `${name} already exists` }, 409);
const time = (ms: number) => new Date(ms).toISOString();

function find({ provider, state }: Place, id: string): BatchFile | undefined {
  const file = state.batches.files.get(id);
  return file?.provider === provider.id ? file : undefined;
}

function ownJobs({ provider, state }: Place): readonly StoredBatch[] {
  return state.batches.batches.values().filter((job) => job.provider === provider.id);
}

async function createDataset(place: Place): Promise<Response> {
  const { c, provider, state } = place;
  const { datasetId: id, dataset } = await readJsonObject(c.req);
  if (typeof id !== 'string') throw missingField('datasetId');
  if (!isJsonObject(dataset) || !isJsonObject(dataset.userUploaded)) throw missingField('dataset.userUploaded');
  if (dataset.exampleCount === undefined) {
    return c.json({ code: 3, details: [], message: 'example_count is required for uploaded datasets' }, 400);
  }
  if (find(place, id)) return conflict(c, `${ACCOUNT}/datasets/${id}`);
  return c.json(datasetObject(addFile(state, provider.id, { id, name: '', purpose: 'dataset', text: '' })));
}

async function upload(place: Place, id: string): Promise<Response> {
  const { c, provider, state } = place;
  if (!find(place, id)) return unknown(c);
  const { file } = (await readBody(c.req, 'any')).files;
  if (!file) throw missingField('file');
  const text = new TextDecoder().decode(file.bytes);
  const { createdAt } = addFile(state, provider.id, { id, name: 'input.jsonl', purpose: 'dataset', text });
  const bytes = file.bytes.length;
  const name = `${ACCOUNT}/datasets/${id}`;
  return c.json({
    bytes,
    created_at: Math.floor(createdAt / 1000),
    filename: 'input.jsonl',
    id: name,
    object: 'file',
    purpose: 'dataset',
  });
}

function datasetObject({ id, text, createdAt }: BatchFile): object {
  return {
    name: `${ACCOUNT}/datasets/${id}`,
    createTime: time(createdAt),
    exampleCount: String(text.split('\n').filter(Boolean).length),
    format: 'FORMAT_UNSPECIFIED',
    state: text === '' ? 'UPLOADING' : 'READY',
    status: { code: 'OK', message: '' },
    userUploaded: {},
  };
}

async function createJob(place: Place): Promise<Response> {
  const { c, provider, dialect, state } = place;
  const { model, inputDatasetId } = await readJsonObject(c.req);
  if (typeof model !== 'string') throw missingField('model');
  if (typeof inputDatasetId !== 'string') throw missingField('inputDatasetId');
  const id = c.req.query('batchInferenceJobId') ?? state.newId(inputDatasetId, 24);
  if (ownJobs(place).some((own) => own.id === id)) return conflict(c, `${ACCOUNT}/batchInferenceJobs/${id}`);
  const input = find(place, inputDatasetId.slice(inputDatasetId.lastIndexOf('/') + 1));
  if (!input) return unknown(c);
  const endpoint = '/v1/chat/completions';
  const { lines, problems } = readLines(input.text, endpoint, dialect, model);
  const job: StoredBatch = {
    id,
    provider: provider.id,
    endpoint,
    inputFileId: input.id,
    completionWindow: '24h',
    metadata: { model },
    createdAt: state.now(),
    lines,
    problems,
    polls: 0,
  };
  state.batches.batches.set(id, job);
  return c.json(await show(place, job, false));
}

async function listJobs(place: Place): Promise<Response> {
  const jobs = await Promise.all(ownJobs(place).map((job) => show(place, job, false)));
  return place.c.json({ batchInferenceJobs: jobs, nextPageToken: '', totalSize: jobs.length });
}

/** Writes a job; one that has ended gets the files of its output data set. */
async function show({ state, perform }: Place, job: StoredBatch, isPoll: boolean): Promise<object> {
  const snapshot = state.batches.snapshot(job, isPoll);
  const { status, processed } = snapshot;
  if (!job.output && (status === 'completed' || status === 'expired')) {
    job.output = await finish(
      job,
      { processed, isExpired: status === 'expired', write: fireworksLine },
      state,
      perform,
    );
  }
  const [problem] = job.problems;
  return {
    name: `${ACCOUNT}/batchInferenceJobs/${job.id}`,
    displayName: '',
    createTime: time(job.createdAt),
    expireTime: time(job.createdAt + state.batches.windowMs),
    model: (job.metadata as { readonly model: string }).model,
    inputDatasetId: `${ACCOUNT}/datasets/${job.inputFileId}`,
    outputDatasetId: `${ACCOUNT}/datasets/${outputDataset(job)}`,
    inferenceParameters: { extraBody: '{}' },
    state: STATES[status],
    status:
      status === 'failed' && problem
        ? { code: 'INVALID_ARGUMENT', message: `Dataset has a syntax error: ${problem.message}` }
        : { code: 'OK', message: '' },
    jobProgress: {
      percent: Math.floor((processed / Math.max(1, job.lines.length)) * 100),
      totalInputRequests: job.lines.length,
      totalProcessedRequests: processed,
      successfullyProcessedRequests: job.output?.completed ?? processed,
      failedRequests: job.output?.failed ?? 0,
    },
  };
}

const outputDataset = ({ id }: StoredBatch) => `bij-${id}`;

/**
 * A result without the envelope of OpenAI; requests that were not processed are left out. The line of an error is a guess: none was
 * ever seen.
 */
const fireworksLine: WriteLine = ({ customId, status, body }) => {
  if (status === undefined) return;
  return status === 200 ? { custom_id: customId, response: body } : { custom_id: customId, error: messageIn(body) };
};

function messageIn(body: unknown): object {
  return isJsonObject(body) && isJsonObject(body.error) ? body.error : { message: JSON.stringify(body) };
}

/** The files of an output data set, by URLs that need no key. */
function downloadEndpoint(place: Place, id: string): Response {
  const { c, provider, state } = place;
  const job = ownJobs(place).find((own) => outputDataset(own) === id);
  if (!job?.output) return unknown(c);
  const { outputFileId, errorFileId } = job.output;
  const storeFile = (fileId: string | null) => {
    const text = fileId === null ? '' : (find(place, fileId)?.text ?? '');
    const file = { bytes: new TextEncoder().encode(text), type: 'application/jsonl' };
    return storeMedia(file, { providerId: provider.id, baseUrl: c.get('url').baseUrl, extension: 'jsonl' }, state);
  };
  return c.json({
    filenameToSignedUrls: {
      [`dataset/${id}/BIJOutputSet.jsonl`]: storeFile(outputFileId),
      [`dataset/${id}/error-data`]: storeFile(errorFileId),
    },
  });
}
