import { expect, it } from 'vitest';
import type { Jobs } from '../background-jobs/create-jobs.ts';
import { createMemoryStorage } from '../database/memory-storage.ts';
import { canRename, isOwn, removeWork, renameWork } from './change-work.ts';
import { type KeptWork, listKeptWork } from './kept-work.ts';

const NO_JOBS = {} as Jobs;

it('renames, deletes and brings back chats and runs', async () => {
  const storage = createMemoryStorage();
  await storage.put('chats', { id: 'c', title: 'Ships', updatedAt: 3 } as { id: string });
  const spec = { model: 'x/flux', args: { inputs: 'A red kite' } };
  await storage.put('runs', { id: 'r', task: 'text-to-image', at: 1, run: { spec } } as never);
  const list = async () => listKeptWork({ chats: await storage.list('chats'), runs: await storage.list('runs') });
  const [chat, run] = (await list()) as [KeptWork, KeptWork];
  await renameWork(storage, NO_JOBS, chat, 'Boats');
  await renameWork(storage, NO_JOBS, run, 'The kite');
  expect((await list()).map(({ title }) => title)).toEqual(['Boats', 'The kite']);
  expect(await storage.get('chats', 'c')).toMatchObject({ isNamed: true });
  const undoChat = await removeWork(storage, NO_JOBS, chat);
  const undoRun = await removeWork(storage, NO_JOBS, run);
  expect(await list()).toEqual([]);
  await undoChat();
  await undoRun();
  expect((await list()).map(({ title }) => title)).toEqual(['Boats', 'The kite']);
});

it('leaves bulk runs to the host, and templates their names', () => {
  expect(isOwn({ id: 'bulk rows.jsonl' })).toBe(false);
  expect(canRename({ id: 'bulk rows.jsonl' })).toBe(false);
  expect(canRename({ id: 'templates t' })).toBe(false);
  expect(canRename({ id: 'chats c' })).toBe(true);
});
