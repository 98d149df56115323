import { expect, it } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { describeContents, exportHistory, importHistory, printHistory, readHistory } from './transfer.ts';

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
  const text = await printHistory(await exportHistory(from, () => new Date(0)));
  const history = readHistory(text);
  await importHistory(to, history);
  expect(to.entries).toEqual(from.entries);
});

it('names what a file has: a long run once, prompts among the settings', async () => {
  const storage = await filled();
  await storage.put('runs', { id: 'j', task: 'text-to-video', at: 1 }, { id: 'r', task: 'text-to-image', at: 2 });
  await storage.put('settings', { id: 'prompt Haiku', value: { name: 'Haiku', text: '…' } });
  expect(describeContents(await exportHistory(storage))).toBe('1 chat, 2 runs, and 1 prompt');
  expect(describeContents(await exportHistory(createMemoryStorage()))).toBe('settings only');
});

it('brings generated files along, byte for byte', async () => {
  const from = createMemoryStorage();
  const bytes = Uint8Array.from({ length: 60_000 }, (_, place) => place % 256);
  const image = new Blob([bytes], { type: 'image/png' });
  const parts = [{ label: 'cat', mask: new Blob([], { type: 'image/png' }) }];
  await from.put('jobs', { id: 'j', output: image, parts, title: 'A film' } as { id: string });
  const to = createMemoryStorage();
  await importHistory(to, readHistory(await printHistory(await exportHistory(from))));
  const job = (await to.get('jobs', 'j')) as unknown as { output: Blob; parts: typeof parts; title: string };
  expect(job).toMatchObject({ title: 'A film', parts: [{ label: 'cat' }], output: { type: 'image/png' } });
  expect(new Uint8Array(await job.output.arrayBuffer())).toEqual(bytes);
  expect(job.parts[0]?.mask.size).toBe(0);
});

it('reads a file of the first version, and no document that could bring scripts', () => {
  const url = `data:text/html;base64,${btoa('<script>')}`;
  const jobs = [{ id: 'j', output: { 'hubkit-file': url } }];
  const file = readHistory(JSON.stringify({ format: 'hubkit-workbench', version: 1, stores: { jobs } }));
  expect(file.stores.jobs).toMatchObject([{ output: { type: 'application/octet-stream' } }]);
});

it('keeps what is there already', async () => {
  const storage = await filled();
  await importHistory(storage, readHistory(await printHistory(await exportHistory(createMemoryStorage()))));
  expect(storage.entries.size).toBe(5);
});

it.each([
  ['{', 'This file is not JSON.'],
  ['[]', 'was not exported by the workbench'],
  ['{"format":"hubkit-workbench","version":9,"stores":{}}', 'by a newer workbench'],
  [
    '{"format":"hubkit-workbench","version":2,"stores":{"jobs":[{"id":"j","output":{"hubkit-file":"data:;base64,*"}}]}}',
    'A generated file in it is damaged',
  ],
  ['{"format":"hubkit-workbench","version":1,"stores":{"chats":[{}]}}', '“chats” of this file is damaged'],
  ['{"format":"hubkit-workbench","version":1,"stores":{"turns":[{"id":"t","chat":"c"}]}}', '“turns” of this file'],
])('rejects %s, and says why', (text, reason) => {
  expect(() => readHistory(text)).toThrow(reason);
});
