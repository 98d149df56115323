import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../database/memory-storage.ts';
import { keptCommands, latestWork } from './kept-commands.ts';
import { createCommandSearch } from './search-commands.ts';

it('lists a long run once: by its job while it is at work, then by its form', async () => {
  const storage = createMemoryStorage();
  const job = { id: 'j', task: 'text-to-image', at: 1, title: 'A red kite' };
  await storage.put('jobs', job);
  expect(await keptCommands(storage)).toMatchObject([{ label: 'A red kite', action: { to: '/activity/j' } }]);
  const run = { id: 'j', task: 'text-to-image', at: 1, run: { spec: { args: { inputs: 'A red kite' } } } };
  await storage.put('runs', run);
  const search = createCommandSearch(await keptCommands(storage));
  expect(search('kite')).toMatchObject([{ label: 'A red kite', action: { to: '/tasks/text-to-image/try?run=j' } }]);
});

it('knows the chats and runs that were changed last', async () => {
  const storage = createMemoryStorage();
  const chats = (
    [
      ['a', 1],
      ['b', 4],
      ['c', 3],
    ] as const
  ).map(([id, updatedAt]) => ({ id, title: `Chat ${id}`, updatedAt }));
  for (const chat of chats) await storage.put('chats', chat);
  const run = { id: 'r', task: 'text-to-image', at: 2, run: { spec: { args: { inputs: 'A kite' } } } };
  await storage.put('runs', run);
  const latest = latestWork(await keptCommands(storage));
  expect(latest.map(({ label }) => label)).toEqual(['Chat b', 'Chat c', 'A kite']);
});
