import { BulkError, type ListedRow, retryFailed } from '@hubkit/bulk';
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { NewRun, RowSearch, RunNews } from '../../src/features/bulk/bulk-run.ts';
import { type OpenedRun, type RunFolder, stateOf } from './run-folder.ts';
import { type RunStarter, startOf } from './start-run.ts';

/** Path of the runs on the host. */
const BULK_PREFIX = '/bulk-runs';

/** Period in ms of looking for news of a run. */
const PERIOD_MS = 1000;
const ROWS = 200;
const ROW_STATES: readonly string[] = ['waiting', 'claimed', 'done', 'dead'] satisfies ListedRow['state'][];

/** Serves the runs of a folder: their progress, their rows and their controls. */
export function serveBulk(folder: RunFolder, starter: RunStarter) {
  const app = new Hono();
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
  app.onError((error, c) => {
    const isExpected = BulkError.is(error) || error instanceof Error;
    return c.json({ message: isExpected ? error.message : 'The host failed.' }, 409);
  });
  app.get(BULK_PREFIX, async (c) => c.json({ folder: folder.folder, runs: await folder.list() }));
  app.post(BULK_PREFIX, async (c) => c.json({ name: await starter.start(await c.req.json<NewRun>()) }));
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
      const { control } = await c.req.json<{ readonly control: unknown }>();
      if (control !== 'run' && control !== 'pause' && control !== 'stop')
        return c.json({ message: 'A run is asked to run, pause or stop.' }, 400);
      store.setControl(control);
      return c.json({});
    }),
  );
  app.post(`${BULK_PREFIX}/:name/retry`, (c) =>
    named(c, async (path) => {
      const { code } = await c.req.json<{ readonly code?: string }>();
      return c.json({ rows: await retryFailed(path, code === undefined ? undefined : [code]) });
    }),
  );
  app.post(`${BULK_PREFIX}/:name/resume`, (c) =>
    named(c, async () => {
      const { token } = await c.req.json<{ readonly token?: string }>();
      await starter.resume(c.req.param('name'), token);
      return c.json({});
    }),
  );
  return app;
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
      const state = stateOf(store, newest);
      if (moments.length > 0 || state !== sent) {
        last = newest?.n ?? last;
        sent = state;
        const start = startOf(path);
        const settings = store.run()?.settings ?? {};
        const [failures, batches] = [store.failures(), reader.batches()];
        const news: RunNews = { state, moments, failures, batches, settings, ...(start && { start }) };
        await stream.writeSSE({ data: JSON.stringify(news) });
      }
      await stream.sleep(PERIOD_MS);
    }
  });
}
