import { textOfTurn } from '@hubkit/react/chat-panel';
import { expect, it } from 'vitest';
import type { Jobs } from '../../../background-jobs/create-jobs.ts';
import { createMemoryStorage } from '../../../database/memory-storage.ts';
import type { Storage } from '../../../database/open-storage.ts';
import { removeWork } from '../../../work-list/change-work.ts';
import { pathIn } from './conversation.ts';
import { openSavedChat } from './open-saved-chat.ts';

type Tab = ReturnType<typeof openSavedChat>;

const isDeleted = ({ chat }: Tab) => chat.store.get().hiddenAt !== undefined;
const texts = ({ chat }: Tab) => pathIn(chat.store.get(), 'a').map(textOfTurn);

/** Sends a question, and stores its answer. */
async function say(tab: Tab, text: string): Promise<void> {
  const count = texts(tab).length;
  tab.chat.send(text);
  await expect.poll(() => texts(tab)).toHaveLength(count + 2);
  await expect.poll(() => texts(tab).at(-1)).toBe('Half');
  tab.calls.at(-1)?.end();
  await expect.poll(() => pathIn(tab.chat.store.get(), 'a').at(-1)?.status).toBe('done');
  tab.persistence.save();
}

/** A stored chat that is open, and deleted on the page Activity of a tab. */
async function deletedIn(place: 'the same tab' | 'another tab') {
  const storage = createMemoryStorage();
  const tab = openSavedChat(storage);
  await tab.persistence.openLast();
  await say(tab, 'One');
  const { id } = tab.chat.store.get();
  const activity: Storage = place === 'the same tab' ? storage : storage.openTab();
  // A chat is no job.
  const undo = await removeWork(activity, {} as Jobs, { id: `chats ${id}` } as Parameters<typeof removeWork>[2]);
  await expect.poll(() => isDeleted(tab)).toBe(true);
  const entry = () => storage.entries.get(`chats ${id}`) as { readonly hiddenAt?: number } | undefined;
  return { storage, tab, id, undo, entry };
}

it.each(['the same tab', 'another tab'] as const)(
  'stays deleted, whatever is written to it, until it is kept: deleted in %s',
  async (place) => {
    const { tab, id, entry } = await deletedIn(place);
    await say(tab, 'Two');
    await tab.persistence.rename(id, 'Renamed');
    tab.persistence.save();
    await tab.persistence.list();
    expect(entry()?.hiddenAt).toEqual(expect.any(Number));
    expect(isDeleted(tab)).toBe(true);
    await tab.persistence.restore(id);
    await expect.poll(() => isDeleted(tab)).toBe(false);
    tab.persistence.save();
    expect(entry()?.hiddenAt).toBeUndefined();
    expect(texts(tab)).toEqual(['One', 'Half', 'Two', 'Half']);
  },
);

it('is opened by its address alone after a reload, as one that is deleted, and is back where Activity undoes it', async () => {
  const { storage, tab, id, undo } = await deletedIn('another tab');
  const reloaded = openSavedChat(storage.openTab());
  await reloaded.persistence.openLast();
  expect(texts(reloaded)).toEqual([]);
  await reloaded.persistence.open(id);
  expect(isDeleted(reloaded)).toBe(true);
  await undo();
  await expect.poll(() => [tab, reloaded].map(isDeleted)).toEqual([false, false]);
});
