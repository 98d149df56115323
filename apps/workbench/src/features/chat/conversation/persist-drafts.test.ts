import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage, type MemoryStorage } from '../../../database/memory-storage.ts';
import type { Conversation } from './conversation.ts';
import { type DraftPersistence, persistDrafts } from './persist-drafts.ts';

type Attachments = Conversation['attachments'];

const IMAGE = { type: 'image', url: 'data:image/png;base64,AA==' } as const;

const write = (persistence: DraftPersistence, draft: string, attachments: Attachments = []) => {
  persistence.write({ id: 'c', draft, attachments }, false);
  return settled();
};
const leave = (persistence: DraftPersistence, draft: string) => {
  persistence.write({ id: 'c', draft, attachments: [] }, true);
  return settled();
};
/** A moment later, so that what is written next is newer. */
const settled = () => vi.advanceTimersByTimeAsync(1);
const draftIn = async (persistence: DraftPersistence) => (await persistence.read('c')).draft;
const texts = ({ entries }: MemoryStorage) => [...entries.values()].map((entry) => Reflect.get(entry, 'text'));

describe('drafts of one chat in two tabs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function openTwo() {
    const storage = createMemoryStorage();
    return { storage, first: persistDrafts(storage, 'a'), second: persistDrafts(storage.openTab(), 'b') };
  }

  it('are kept side by side, and each tab comes back to its own', async () => {
    const { storage, first, second } = openTwo();
    await write(first, 'mine');
    await write(second, 'yours');
    expect(texts(storage)).toEqual(['mine', 'yours']);
    expect([await draftIn(first), await draftIn(second)]).toEqual(['mine', 'yours']);
  });

  it('outlive what is sent in the other one', async () => {
    const { storage, first, second } = openTwo();
    await write(first, 'mine');
    await write(second, 'yours');
    await write(second, '');
    expect(texts(storage)).toEqual(['mine']);
    expect(await draftIn(persistDrafts(storage.openTab(), 'next'))).toBe('mine');
  });

  it('come back one after the other when both tabs are closed', async () => {
    const { storage, first, second } = openTwo();
    await write(first, 'mine');
    await write(second, 'yours');
    const next = persistDrafts(storage.openTab(), 'next');
    expect(await draftIn(next)).toBe('yours');
    await write(next, 'yours, changed');
    await write(next, '');
    expect(await draftIn(next)).toBe('mine');
  });

  it('come back after a reload in the tab that is reloaded, whichever was written last', async () => {
    const { storage, first, second } = openTwo();
    await write(first, 'mine');
    await write(second, 'yours');
    await leave(first, 'mine');
    expect(await draftIn(persistDrafts(storage.openTab(), 'reloaded'))).toBe('mine');
  });

  it('stay in the tab that began them when they were changed there after another one read them', async () => {
    const { storage, first, second } = openTwo();
    await write(first, 'begun');
    expect(await draftIn(second)).toBe('begun');
    await write(first, 'begun and gone on');
    await write(second, '');
    expect(texts(storage)).toEqual(['begun and gone on']);
  });

  it('are not stored again by a tab that only shows them', async () => {
    const { storage, first, second } = openTwo();
    await write(first, 'mine');
    await draftIn(second);
    await leave(second, 'mine');
    expect(texts(storage)).toEqual(['mine']);
  });

  it('have their files, also without a text', async () => {
    const { storage, first } = openTwo();
    await write(first, '', [IMAGE]);
    const next = persistDrafts(storage.openTab(), 'next');
    expect(await next.read('c')).toEqual({ draft: '', attachments: [IMAGE] });
  });

  it('are read where they were stored before each tab had its own', async () => {
    const { storage, first } = openTwo();
    await storage.put('drafts', { id: 'c', text: 'old', images: [IMAGE.url] }, { id: 'd', text: 'of another chat' });
    expect(await first.read('c')).toEqual({ draft: 'old', attachments: [IMAGE] });
    await write(first, 'old and new');
    expect(texts(storage)).toEqual(['of another chat', 'old and new']);
  });
});
