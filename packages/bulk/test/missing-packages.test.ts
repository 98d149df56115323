import { expect, it, vi } from 'vitest';
import { openSqliteStore, redisQueue } from '../src/index.ts';
import { useFolder } from './support.ts';

const missing = () => {
  throw Object.assign(new Error('Cannot find package'), { code: 'ERR_MODULE_NOT_FOUND' });
};
vi.mock('@photostructure/sqlite', () => missing());
vi.mock('bullmq', () => missing());
const folder = useFolder();

it('names the command that installs SQLite for a Node without it', async () => {
  vi.spyOn(process, 'getBuiltinModule').mockReturnValue(undefined as never);
  await expect(openSqliteStore(folder.path('state.db'))).rejects.toMatchObject({
    code: 'STORE',
    message: expect.stringMatching(/npm install @photostructure\/sqlite.*Node 22\.13/),
  });
});

it('names the command that installs what workers need', async () => {
  const order = { run: 'r', task: 'conversational', concurrency: 1 } as const;
  await expect(
    redisQueue({ url: 'redis://127.0.0.1', secret: 'a secret of the test' }).own(order),
  ).rejects.toMatchObject({
    code: 'INPUT',
    message: expect.stringContaining('npm install bullmq ioredis'),
  });
});

it('leaves out the warning that SQLite is experimental, and no other', async () => {
  const warnings: unknown[] = [];
  vi.spyOn(process, 'emitWarning').mockImplementation((warning) => void warnings.push(warning));
  const { emitWarning } = process;
  vi.spyOn(process, 'getBuiltinModule').mockImplementation((() => {
    process.emitWarning('SQLite is an experimental feature and might change at any time', 'ExperimentalWarning');
    process.emitWarning('Something else');
  }) as never);
  await expect(openSqliteStore(folder.path('state.db'))).rejects.toMatchObject({ code: 'STORE' });
  expect([warnings, process.emitWarning]).toEqual([['Something else'], emitWarning]);
  vi.restoreAllMocks();
});
