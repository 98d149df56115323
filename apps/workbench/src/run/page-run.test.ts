import { expect, it } from 'vitest';
import { createMemoryStorage } from '../database/memory-storage.ts';
import { MAX_KEPT } from './kept-run.ts';
import { keepPageRun } from './page-run.ts';

it('keeps the last runs of a kind, and those of another kind', async () => {
  const storage = createMemoryStorage();
  const about = { task: 'conversational', title: 'Cities', model: 'm', to: '/batch' };
  const ended = Promise.resolve({ state: 'done', note: '' } as const);
  await keepPageRun(storage, { ...about, kind: 'fault', id: 'fault', at: 0 }, ended);
  for (let at = 1; at <= MAX_KEPT + 2; at++)
    await keepPageRun(storage, { ...about, kind: 'evaluation', id: `run ${at}`, at }, ended);
  const ids = (await storage.list('runs')).map(({ id }) => id);
  expect(ids).toHaveLength(MAX_KEPT + 1);
  expect(ids.slice(0, 2)).toEqual(['fault', 'run 3']);
});
