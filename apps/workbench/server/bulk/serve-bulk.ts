import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BulkStore, exportResults, type ListedRow, retryFailed } from '@hubkit/bulk';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { streamSSE } from 'hono/streaming';
import type { NewRun, RowSearch, RunNews } from '../../src/features/batch/disk-run.ts';
import { createLocalRoutes, readText } from '../own-requests.ts';
import { type OpenedRun, type RunFolder, readState } from './run-folder.ts';
import { type RunStarter, readRows, readStart } from './start-run.ts';

/** Path of the runs on the host. */
const BULK_PREFIX = '/bulk-runs';

/** Period in ms of looking for news of a run. */
const PERIOD_MS = 1000;
/** Largest file that the page sends, in bytes; a larger one is put into the folder. */
const MAX_FILE_BYTES = 100_000_000;
/** Largest other body, in bytes. */
const MAX_BODY_BYTES = 100_000;
const ROWS = 200;
const ROW_STATES: readonly string[] = ['waiting', 'claimed', 'done', 'dead'] satisfies ListedRow['state'][];

/** Serves the runs of a folder: their progress, their rows and their controls. */
export function serveBulk(folder: RunFolder, starter: RunStarter) {
  const app = createLocalRoutes(BULK_PREFIX, 'the runs of its host');
  const named = async (c: Context, action: (path: string, run: OpenedRun) => Promise<Response> | Response) => {
    const name = c.req.param('name') ?? '';
    const path = folder.pathOf(name);
    if (path === undefined) return c.json({ message: `There is no run ${name} in the folder of this workbench.` }, 404);
    return action(path, await folder.open(path));
  };
  // A form of another site cannot send JSON without asking first, which this host refuses.
  app.use(async (c, next) => {
    if (c.req.method !== 'POST' || c.req.header('content-type')?.startsWith('application/json')) return next();
    return c.json({ message: 'Send JSON, with its content type.' }, 415);
  });
  app.onError((error, c) => c.json({ message: error.message }, error instanceof HTTPException ? error.status : 409));
  app.get(BULK_PREFIX, async (c) => c.json({ folder: folder.folder, runs: await folder.list() }));
  app.post(BULK_PREFIX, async (c) => c.json({ name: await starter.start(await readJson<NewRun>(c, MAX_FILE_BYTES)) }));
  app.get(`${BULK_PREFIX}/:name/events`, (c) => sendNews(c, folder, folder.pathOf(c.req.param('name'))));
  app.get(`${BULK_PREFIX}/:name/rows`, (c) =>
    named(c, (_, { reader }) => {
      const { state, code, q, offset = '0' } = c.req.query() as RowSearch & { readonly offset?: string };
      const query = { state: ROW_STATES.includes(state ?? '') ? state : undefined, code, text: q };
      return c.json(reader.list(query, Math.max(0, Number(offset) || 0), ROWS));
    }),
  );
  app.get(`${BULK_PREFIX}/:name/rows/:seq`, (c) =>
    named(c, (_, { store }) => {
      const row = store.row(Number(c.req.param('seq')));
      return row ? c.json(row) : c.json({ message: 'The run has no such row.' }, 404);
    }),
  );
  app.post(`${BULK_PREFIX}/:name/control`, (c) =>
    named(c, async (_, { store }) => {
      const { control } = await readJson<{ readonly control: unknown }>(c);
      if (control !== 'run' && control !== 'pause' && control !== 'stop')
        return c.json({ message: 'A run is asked to run, pause or stop.' }, 400);
      store.setControl(control);
      return c.json({});
    }),
  );
  app.post(`${BULK_PREFIX}/:name/retry`, (c) =>
    named(c, async (path) => {
      const { code } = await readJson<{ readonly code?: string }>(c);
      return c.json({ rows: await retryFailed(path, code === undefined ? undefined : [code]) });
    }),
  );
  app.post(`${BULK_PREFIX}/:name/resume`, (c) =>
    named(c, async () => {
      const { token } = await readJson<{ readonly token?: string }>(c);
      await starter.resume(c.req.param('name'), token);
      return c.json({});
    }),
  );
  app.post(`${BULK_PREFIX}/:name/all`, (c) =>
    named(c, async () => {
      const { token } = await readJson<{ readonly token?: string }>(c);
      return c.json({ name: await starter.runAll(c.req.param('name'), token) });
    }),
  );
  app.get(`${BULK_PREFIX}/:name/start`, (c) =>
    named(c, (path) => {
      const start = readStart(path);
      return start
        ? c.json({ ...start, text: readRows(folder.folder, start) })
        : c.json({ message: `${c.req.param('name')} was started by a command.` }, 404);
    }),
  );
  for (const format of ['jsonl', 'csv'] as const)
    app.get(`${BULK_PREFIX}/:name/answers.${format}`, (c) =>
      named(c, (_, { store }) => sendAnswers(store, c.req.param('name'), format)),
    );
  return app;
}

/** Reads the JSON of the page, up to a size. */
async function readJson<T>(c: Context, maxBytes = MAX_BODY_BYTES): Promise<T> {
  const text = await readText(c.req, maxBytes);
  if (text === undefined)
    throw new HTTPException(413, {
      message: `More than ${maxBytes / 1000} kB: put a large file into the folder of this workbench.`,
    });
  // Only the page itself sends it.
  return JSON.parse(text) as T;
}

/** Sends the answers that are there as a file. */
async function sendAnswers(store: BulkStore, name: string, format: string): Promise<Response> {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-answers-'));
  const fileName = name.replace(/(\.jsonl)?$/, `.${format}`);
  try {
    const file = join(folder, `answers.${format}`);
    await exportResults(store, file);
    return new Response(readFileSync(file), {
      headers: {
        'content-type': format === 'csv' ? 'text/csv; charset=utf-8' : 'application/jsonl',
        'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`,
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sends changes once a second: nothing for a run that rests, `null` for a missing run. */
function sendNews(c: Context, folder: RunFolder, path: string | undefined): Response {
  return streamSSE(c, async (stream) => {
    if (path === undefined) return stream.writeSSE({ data: 'null' });
    let last = -1;
    let sent = '';
    while (!stream.aborted) {
      const { store, reader } = await folder.open(path);
      const moments = reader.moments(last);
      const newest = moments.at(-1) ?? reader.moments(last - 1).at(-1);
      const state = readState(store, newest);
      if (moments.length > 0 || state !== sent) {
        last = newest?.n ?? last;
        sent = state;
        const start = readStart(path);
        const settings = store.run()?.settings ?? {};
        const [failures, batches] = [store.failures(), reader.batches()];
        const news: RunNews = { state, moments, failures, batches, settings, path, ...(start && { start }) };
        await stream.writeSSE({ data: JSON.stringify(news) });
      }
      await stream.sleep(PERIOD_MS);
    }
  });
}
