import { isJsonObject } from '../contract/json.ts';
import { invalidField, missingField, ProblemError } from '../contract/problem.ts';
import type { BatchDialect, Provider } from '../dialect/provider.ts';
import type { AppContext } from '../http/app-env.ts';
import { readBody, readJsonObject } from '../http/read-body.ts';
import type { BatchFile, StoredBatch } from '../jobs/batch-store.ts';
import { addFile, finish, openaiLine, type PerformLine, readLines } from './batch-lines.ts';
import { batchObject, fileObject, mistralJob, togetherJob } from './batch-objects.ts';
import { serveFireworksBatches } from './fireworks-batches.ts';
import type { EmulatorState } from './state.ts';

/** Responds to requests for files and batches; undefined for other paths. */
export async function serveBatches(
  c: AppContext,
  { provider, path: given }: { readonly provider: Provider; readonly path: string },
  state: EmulatorState,
  perform: PerformLine,
): Promise<Response | undefined> {
  const { batches: dialect } = provider;
  if (!dialect) return;
  if (dialect.form === 'fireworks') return serveFireworksBatches({ c, provider, dialect, state, perform }, given);
  const path = dialect.form === 'mistral' ? given.replace('/batch/jobs', '/batches') : given;
  const { method } = c.req;
  const [, kind, id, action] = /^(?:.*)\/(files|batches)(?:\/([^/]+))?(?:\/([^/]+))?$/.exec(path) ?? [];
  if (kind === undefined || !path.startsWith(`${dialect.base}/${kind}`)) return;
  const { files } = state.batches;
  const isTogether = dialect.form === 'together';
  if (kind === 'files') {
    if (method === 'POST' && id === (isTogether ? 'upload' : undefined))
      return c.json(fileObject(await upload(c, provider, state, isTogether)));
    if (method === 'GET' && id === undefined)
      return c.json({ object: 'list', data: filterOwn([...files.values()], provider).map(fileObject) });
    const file = id === undefined ? undefined : files.get(id);
    if (method !== 'GET' || file?.provider !== provider.id) throw unknown('file', id);
    return action === 'content' ? c.text(file.text) : c.json(fileObject(file));
  }
  if (method === 'POST' && id === undefined)
    return c.json(await shownNew(await submit(c, provider, dialect, state), dialect, state, perform));
  if (method === 'GET' && id === undefined) return listBatches(c, provider, dialect, state, perform);
  const batch = id === undefined ? undefined : state.batches.batches.get(id);
  if (batch?.provider !== provider.id) throw unknown('batch', id);
  if (method === 'POST' && action === 'cancel') batch.cancelledAt ??= state.now();
  return c.json(await show(batch, dialect, state, perform, method === 'GET'));
}

/** Writes a batch that was just created. */
async function shownNew(
  batch: StoredBatch,
  dialect: BatchDialect,
  state: EmulatorState,
  perform: PerformLine,
): Promise<object> {
  const shown = await show(batch, dialect, state, perform, false);
  return dialect.form === 'together' ? { job: shown, warning: null } : shown;
}

function filterOwn<T extends { readonly provider: string }>(all: readonly T[], { id }: Provider): readonly T[] {
  return all.filter(({ provider }) => provider === id);
}

async function upload(
  c: AppContext,
  provider: Provider,
  state: EmulatorState,
  isTogether: boolean,
): Promise<BatchFile> {
  const { body, files } = await readBody(c.req, 'any');
  const { file } = files;
  if (!file) throw missingField('file');
  if (typeof body.purpose !== 'string') throw missingField('purpose');
  if (isTogether && typeof body.file_name !== 'string') throw missingField('file_name');
  const text = new TextDecoder().decode(file.bytes);
  const name = isTogether ? String(body.file_name) : 'batch.jsonl';
  return addFile(state, provider.id, { name, purpose: body.purpose, text });
}

async function submit(
  c: AppContext,
  provider: Provider,
  dialect: BatchDialect,
  state: EmulatorState,
): Promise<StoredBatch> {
  const body = await readJsonObject(c.req);
  const { input_file_id: inputFileId, endpoint, completion_window: window, metadata, model } = toFields(body, dialect);
  if (typeof inputFileId !== 'string') throw missingField('input_file_id');
  if (typeof endpoint !== 'string') throw missingField('endpoint');
  const given = window ?? (dialect.form === 'together' ? '24h' : undefined);
  if (typeof given !== 'string') throw missingField('completion_window');
  if (!dialect.windows.includes(given)) throw invalidField('completion_window', `Invalid completion window: ${given}.`);
  const file = state.batches.files.get(inputFileId);
  if (file?.provider !== provider.id) throw unknown('file', inputFileId);
  const { lines, problems } = readLines(file.text, endpoint, dialect, model);
  const batch: StoredBatch = {
    id: `batch_${state.newId(inputFileId, 24)}`,
    provider: provider.id,
    endpoint,
    inputFileId,
    completionWindow: given,
    metadata: isJsonObject(metadata) ? metadata : null,
    createdAt: state.now(),
    lines,
    problems,
    polls: 0,
  };
  state.batches.batches.set(batch.id, batch);
  return batch;
}

/** The members of a request for a batch, by OpenAI's names. */
function toFields(body: Readonly<Record<string, unknown>>, { form }: BatchDialect): Readonly<Record<string, unknown>> {
  if (form !== 'mistral') return { ...body, model: undefined };
  const { input_files: files, timeout_hours: hours = 24 } = body;
  if (typeof body.model !== 'string') throw missingField('model');
  return { ...body, input_file_id: Array.isArray(files) ? files[0] : undefined, completion_window: `${hours}h` };
}

async function listBatches(
  c: AppContext,
  provider: Provider,
  dialect: BatchDialect,
  state: EmulatorState,
  perform: PerformLine,
): Promise<Response> {
  const limit = Number(c.req.query('limit') ?? 20);
  const all = state.batches.batches
    .values()
    .filter((batch) => batch.provider === provider.id)
    .reverse();
  if (dialect.form === 'mistral') {
    const [number, size] = [Number(c.req.query('page') ?? 0), Number(c.req.query('page_size') ?? 100)];
    const shown = all.slice(number * size, (number + 1) * size);
    const data = await Promise.all(shown.map((batch) => show(batch, dialect, state, perform, false)));
    return c.json({ object: 'list', data, total: all.length });
  }
  const start = all.findIndex(({ id }) => id === c.req.query('after')) + 1;
  const page = all.slice(start, start + limit);
  const data = await Promise.all(page.map((batch) => show(batch, dialect, state, perform, false)));
  if (dialect.form === 'together') return c.json(data);
  const [first, last] = [page[0]?.id ?? null, page.at(-1)?.id ?? null];
  return c.json({ object: 'list', data, first_id: first, last_id: last, has_more: start + limit < all.length });
}

/** Writes a batch; one that has ended gets the files with its results. */
async function show(
  batch: StoredBatch,
  { form }: BatchDialect,
  state: EmulatorState,
  perform: PerformLine,
  isPoll: boolean,
): Promise<object> {
  const snapshot = state.batches.snapshot(batch, isPoll);
  const { status, processed } = snapshot;
  const hasEnded = status === 'completed' || status === 'expired' || status === 'cancelled';
  if (hasEnded && !batch.output) {
    batch.output = await finish(
      batch,
      { processed, isExpired: status === 'expired', write: openaiLine },
      state,
      perform,
    );
  }
  if (form === 'mistral') return mistralJob(batch, snapshot);
  return (form === 'together' ? togetherJob : batchObject)(batch, snapshot, state.batches.windowMs);
}

function unknown(what: string, id = ''): ProblemError {
  return new ProblemError({ status: 404, reason: 'unknown-url', message: `No such ${what}: ${id}` });
}
