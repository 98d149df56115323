import { textOfTurn } from '@hubkit/react/chat-panel';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../database/memory-storage.ts';
import { readChatEntry } from './chat-entry.ts';
import { pathIn } from './columns.ts';
import { openSavedChat } from './open-saved-chat.ts';

describe('a kept chat', () => {
  it('comes back with model, settings, turns and draft; an open answer was interrupted', async () => {
    const storage = createMemoryStorage();
    const { entries } = storage;
    const first = openSavedChat(storage);
    await first.persistence.openLast();
    first.chat.setModel('a', { model: 'a/b' });
    first.chat.change({ temperature: 0.3 });
    first.chat.send('One');
    await Promise.resolve();
    first.chat.setDraft('next');
    first.persistence.save();
    expect(entries.size).toBe(5);

    const second = openSavedChat(storage);
    await second.persistence.openLast();
    const { settings, columns, draft, ...rest } = second.chat.store.get();
    expect(settings).toMatchObject({ temperature: 0.3 });
    expect(columns).toMatchObject([{ model: 'a/b' }]);
    expect(draft).toBe('next');
    expect(pathIn({ ...rest, columns }, 'a').map((turn) => `${turn.status}: ${textOfTurn(turn)}`)).toEqual([
      'done: One',
      'interrupted: Half',
    ]);
  });

  it('keeps settings and draft of a chat without messages', async () => {
    const storage = createMemoryStorage();
    const first = openSavedChat(storage);
    await first.persistence.openLast();
    first.chat.change({ systemPrompt: 'Be brief.' });
    first.chat.setDraft('only begun');
    first.persistence.save();
    const second = openSavedChat(storage);
    await second.persistence.openLast();
    expect(second.chat.store.get()).toMatchObject({ draft: 'only begun', settings: { systemPrompt: 'Be brief.' } });
  });

  it('stays the last one when another tab is opened while it is stored', async () => {
    const storage = createMemoryStorage();
    const first = openSavedChat(storage);
    await first.persistence.openLast();
    first.chat.send('One');
    // The second tab has looked for the last chat just before it is stored.
    const second = openSavedChat({ ...storage, get: async () => undefined });
    first.persistence.save();
    await second.persistence.openLast();
    const third = openSavedChat(storage);
    await third.persistence.openLast();
    expect(third.chat.store.get().id).toBe(first.chat.store.get().id);
  });

  it('stores again what is still being merged when the page is closed', async () => {
    const storage = createMemoryStorage();
    const put = vi.fn(storage.put);
    const merge = vi.fn((_store: string) => new Promise<void>(() => undefined));
    const { chat, persistence } = openSavedChat({ ...storage, put, merge });
    await persistence.openLast();
    chat.send('One');
    // A list is read after everything was stored, without hurry.
    await persistence.list();
    expect(merge.mock.calls.map(([store]) => store)).toEqual(['settings', 'turns', 'chats']);
    put.mockClear();
    persistence.save();
    expect(put.mock.calls.map(([store, ...values]) => `${store}: ${values.length}`)).toEqual(
      expect.arrayContaining(['turns: 2', 'chats: 1']),
    );
  });

  it('leaves the model of another service behind', async () => {
    const storage = createMemoryStorage();
    const first = openSavedChat(storage);
    await first.persistence.openLast();
    first.chat.setModel('a', { model: 'a/b' });
    first.chat.send('One');
    first.persistence.save();
    const second = openSavedChat(storage, 'hub');
    await second.persistence.openLast();
    expect(second.chat.store.get().columns).toMatchObject([{ model: '' }]);
  });

  it('does not take the place of what was written while it was read, and stores the chat that was left', async () => {
    const storage = createMemoryStorage();
    const { entries } = storage;
    const first = openSavedChat(storage);
    await first.persistence.openLast();
    first.chat.send('One');
    first.chat.clear();
    expect([...entries.keys()].filter((key) => key.startsWith('chats'))).toHaveLength(1);
    const second = openSavedChat(storage);
    const reading = second.persistence.openLast();
    second.chat.setDraft('quick');
    await reading;
    expect(second.chat.store.get().draft).toBe('quick');
  });

  it('opens a chat by its id, and says when it is not there', async () => {
    const storage = createMemoryStorage();
    const first = openSavedChat(storage);
    await first.persistence.openLast();
    first.chat.send('One');
    const { id } = first.chat.store.get();
    first.chat.clear();
    expect(await first.persistence.open(id)).toBe(true);
    expect(pathIn(first.chat.store.get(), 'a').map(textOfTurn)[0]).toBe('One');
    expect(await first.persistence.open('nowhere')).toBe(false);
  });

  it('comes back with its columns, its name, and the files of the draft', async () => {
    const storage = createMemoryStorage();
    const first = openSavedChat(storage);
    await first.persistence.openLast();
    first.chat.addColumn('c/d');
    first.chat.send('One', [{ type: 'image', url: 'data:image/png;base64,AA==' }]);
    first.chat.rename('Two models');
    const draft = { type: 'image', url: 'data:image/png;base64,BB==' } as const;
    first.chat.attach([draft]);
    first.persistence.save();
    const second = openSavedChat(storage);
    await second.persistence.openLast();
    const state = second.chat.store.get();
    expect(state).toMatchObject({ title: 'Two models', attachments: [draft] });
    expect(state.columns.map(({ id, model }) => `${id} ${model}`)).toEqual(['a ', 'b c/d']);
    expect(pathIn(state, 'b')[0]?.parts[0]).toEqual({ type: 'image', url: 'data:image/png;base64,AA==' });
  });

  it('reads a chat that was stored before there were columns', () => {
    const settings = { provider: 'groq', model: 'a/b', systemPrompt: 'Brief.', isStreamed: true };
    const stored = {
      id: 'c',
      schema: 1,
      title: 'T',
      service: 's',
      updatedAt: 1,
      head: 't',
      chosen: { '': 't' },
      settings,
    };
    expect(readChatEntry(stored)).toEqual({
      id: 'c',
      schema: 2,
      title: 'T',
      service: 's',
      updatedAt: 1,
      settings: { systemPrompt: 'Brief.', isStreamed: true },
      columns: [{ id: 'a', head: 't', chosen: { '': 't' }, model: 'a/b', provider: 'groq' }],
    });
  });

  it('is renamed, deleted and restored, also while it is open', async () => {
    const storage = createMemoryStorage();
    const { chat, persistence } = openSavedChat(storage);
    await persistence.openLast();
    chat.send('One');
    const { id } = chat.store.get();
    const titles = async () =>
      (await persistence.list()).map(({ title, hiddenAt }) => (hiddenAt === undefined ? title : `deleted: ${title}`));
    expect(await titles()).toEqual(['One']);
    await persistence.rename(id, ' Numbers ');
    expect(await titles()).toEqual(['Numbers']);
    const undo = await persistence.remove(id);
    expect(chat.store.get().turns).toEqual({});
    expect(await titles()).toEqual(['deleted: Numbers']);
    await undo();
    expect(chat.store.get().id).toBe(id);
    persistence.save();
    expect(await titles()).toEqual(['Numbers']);
  });

  it('keeps a draft for each chat', async () => {
    const storage = createMemoryStorage();
    const { chat, persistence } = openSavedChat(storage);
    await persistence.openLast();
    chat.send('One');
    const first = chat.store.get().id;
    chat.setDraft('of the first');
    chat.clear();
    chat.send('Two');
    chat.setDraft('of the second');
    const second = chat.store.get().id;
    await persistence.open(first);
    expect(chat.store.get().draft).toBe('of the first');
    await persistence.open(second);
    expect(chat.store.get().draft).toBe('of the second');
  });
});
