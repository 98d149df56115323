import { expect, it } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { exportHistory, importHistory, printHistory, readHistory } from './transfer.ts';

const TURN = { id: 't', chat: 'c', role: 'user', parent: null, content: 'Hello' };

async function filled() {
  const storage = createMemoryStorage();
  await storage.put('chats', { id: 'c' });
  await storage.put('turns', TURN);
  await storage.put('drafts', { id: 'c', text: 'half' });
  await storage.put('jobs', { id: 'j' });
  await storage.put('settings', { id: 's', value: 1 });
  return storage;
}

it('brings everything that is kept to another browser', async () => {
  const from = await filled();
  const to = createMemoryStorage();
  const text = printHistory(await exportHistory(from, () => new Date(0)));
  expect(await importHistory(to, readHistory(text))).toEqual({ chats: 1, jobs: 1 });
  expect(to.entries).toEqual(from.entries);
});

it('leaves the result of a job out of the file, and keeps all the rest of it', async () => {
  const storage = createMemoryStorage();
  await storage.put('jobs', { id: 'j', output: new Blob(['video']), title: 'A film' } as { id: string });
  expect(readHistory(printHistory(await exportHistory(storage))).stores.jobs).toEqual([{ id: 'j', title: 'A film' }]);
});

it('keeps what is there already', async () => {
  const storage = await filled();
  await importHistory(storage, readHistory(printHistory(await exportHistory(createMemoryStorage()))));
  expect(storage.entries.size).toBe(5);
});

it.each([
  ['{', 'This file is not JSON.'],
  ['[]', 'was not exported by the workbench'],
  ['{"format":"hubkit-workbench","version":9,"stores":{}}', 'by a newer workbench'],
  ['{"format":"hubkit-workbench","version":1,"stores":{"chats":[{}]}}', '“chats” of this file is damaged'],
  ['{"format":"hubkit-workbench","version":1,"stores":{"turns":[{"id":"t","chat":"c"}]}}', '“turns” of this file'],
])('rejects %s, and says why', (text, reason) => {
  expect(() => readHistory(text)).toThrow(reason);
});
