import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../database/memory-storage.ts';
import type { Entry } from '../../database/schema.ts';
import { keptCommands } from './kept-commands.ts';
import { createCommandSearch } from './search-commands.ts';

it('lists a long run once: by its job while it is at work, then by its form', async () => {
  const storage = createMemoryStorage();
  const job = { id: 'j', task: 'text-to-image', title: 'A red kite' };
  await storage.put('jobs', job as Entry);
  expect(await keptCommands(storage)).toMatchObject([{ label: 'A red kite', action: { to: '/activity/j' } }]);
  const run = { id: 'j', task: 'text-to-image', run: { spec: { args: { inputs: 'A red kite' } } } };
  await storage.put('runs', run as Entry);
  const search = createCommandSearch(await keptCommands(storage));
  expect(search('kite')).toMatchObject([{ label: 'A red kite', action: { to: '/tasks/text-to-image/try?run=j' } }]);
});
