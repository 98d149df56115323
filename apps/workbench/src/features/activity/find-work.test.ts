import { expect, it } from 'vitest';
import { createMemoryStorage } from '../../database/memory-storage.ts';
import { listKeptWork } from '../../work-list/kept-work.ts';
import { findWork, readTexts } from './find-work.ts';

it('finds words in messages, arguments and results, but not in the bytes of files', async () => {
  const storage = createMemoryStorage();
  await storage.put('chats', { id: 'c', title: 'Ships', updatedAt: 3 } as { id: string });
  await storage.put('turns', {
    id: 't',
    chat: 'c',
    content: `${'long '.repeat(20)} the keeper trimmed the wick`,
  } as never);
  const spec = { model: 'x/flux', args: { inputs: 'A red kite', image: 'data:image/png;base64,keeper' } };
  await storage.put('runs', { id: 'r', task: 'text-to-image', at: 1, run: { spec, output: 'done' } } as never);
  const work = listKeptWork({ chats: await storage.list('chats'), runs: await storage.list('runs') });
  const texts = await readTexts(storage);
  const { entries, excerpts } = findWork(work, texts, 'KEEPER wick');
  expect(entries.map(({ title }) => title)).toEqual(['Ships']);
  expect(excerpts.get('chats c')).toMatch(/^….*the keeper trimmed the wick$/);
  expect(findWork(work, texts, 'red flux').entries.map(({ id }) => id)).toEqual(['runs r']);
  expect(findWork(work, texts, ' ').entries).toHaveLength(2);
  expect(findWork(work, texts, 'zeppelin').entries).toEqual([]);
});
