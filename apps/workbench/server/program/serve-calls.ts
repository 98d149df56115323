import type { CallList } from '../../src/features/program/program-call.ts';
import { createLocalRoutes } from '../own-requests.ts';
import { CallFolder } from './call-folder.ts';

/** Path of the calls of programs on the host. */
const CALLS_PREFIX = '/program-calls';

/** Serves the calls that programs of this machine wrote by `devtools()`. They hold prompts and answers. */
export function serveCalls(path: string) {
  const folder = new CallFolder(path);
  const app = createLocalRoutes(CALLS_PREFIX, 'the calls of programs');
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
