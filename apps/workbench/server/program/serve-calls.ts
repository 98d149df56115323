import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { CallList } from '../../src/features/program/program-call.ts';
import { onlyOwnPage, onlyThisMachine } from '../own-requests.ts';
import { CallFolder } from './call-folder.ts';

/** Path of the calls of programs on the host. */
const CALLS_PREFIX = '/program-calls';

/**
 * Serves the calls that programs of this machine wrote by `devtools()`. They hold prompts and answers: only pages of this host may read
 * them, and only from this machine.
 */
export function serveCalls(path: string) {
  const folder = new CallFolder(path);
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  for (const route of [CALLS_PREFIX, `${CALLS_PREFIX}/*`]) {
    app.use(route, onlyOwnPage('Only the workbench itself may read the calls of programs.'));
    app.use(route, onlyThisMachine('The calls of programs are for pages that are open on their machine.'));
  }
  const noStore = { 'cache-control': 'no-store' };
  app.get(CALLS_PREFIX, async (c) =>
    c.json({ folder: path, calls: await folder.list() } satisfies CallList, 200, noStore),
  );
  app.get(`${CALLS_PREFIX}/:id`, async (c) => {
    const call = await folder.read(c.req.param('id'));
    return call ? c.json(call, 200, noStore) : c.json({ message: 'There is no such call.' }, 404);
  });
  return app;
}
