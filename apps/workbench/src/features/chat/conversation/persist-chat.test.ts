import { type Turn, textOfTurn } from '@hubkit/react/chat-panel';
import { describe, expect, it, vi } from 'vitest';
import { getOrigin } from '../../../chat-view/turn-data.ts';
import { createMemoryStorage } from '../../../database/memory-storage.ts';
import { readChatEntry } from './chat-entry.ts';
import { type Conversation, getTree, isEmpty, pathIn } from './conversation.ts';
import { openSavedChat } from './open-saved-chat.ts';
import { readTurns } from './read-turns.ts';

describe('a kept chat', () => {
  it('comes back with model, settings, turns and draft; an open answer was interrupted', async () => {
    const storage = createMemoryStorage();
    const { entries } = storage;
    const first = openSavedChat(storage);
    await first.persistence.openLast();
    first.chat.setModel('a', { model: 'a/b' });
    first.chat.change({ temperature: 0.3 });
    first.chat.send('One');
    await expect.poll(() => pathIn(first.chat.store.get(), 'a').map(textOfTurn)).toEqual(['One', 'Half']);
    first.chat.setDraft('next');
    first.persistence.save();
    expect(entries.size).toBe(5);

    const second = openSavedChat(storage);
    await second.persistence.openLast();
    const { settings, columns, draft, ...rest } = second.chat.store.get();
    expect(settings).toMatchObject({ temperature: 0.3 });
    expect(columns).toMatchObject([{ model: 'a/b' }]);
    expect(draft).toBe('next');
    expect(pathIn(rest, 'a').map((turn) => `${turn.status}: ${textOfTurn(turn)}`)).toEqual([
      'done: One',
      'interrupted: Half',
    ]);
  });

  it('is listed from its first question on, while its answer is written', async () => {
    const storage = createMemoryStorage();
    const { chat, persistence } = openSavedChat(storage);
    await persistence.openLast();
    chat.send('One');
    await expect.poll(() => pathIn(chat.store.get(), 'a').map(textOfTurn)).toEqual(['One', 'Half']);
    expect((await storage.list('chats')).map((entry) => readChatEntry(entry)?.title)).toEqual(['One']);
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
    await expect.poll(() => merge.mock.calls.map(([store]) => store)).toContain('turns');
    // A list is read after everything was stored, without hurry.
    await persistence.list();
    expect(merge.mock.calls.map(([store]) => store)).toEqual(expect.arrayContaining(['settings', 'turns', 'chats']));
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

  it.each([
    ['', 'quick', 'quick'],
    ['Before.', 'quick', 'Before.\nquick'],
    ['Before.', '', 'Before.'],
  ])('with the draft %j has what was typed while it was read, %j, in it', async (draft, typed, both) => {
    const storage = createMemoryStorage();
    const first = openSavedChat(storage);
    await first.persistence.openLast();
    first.chat.send('One');
    first.chat.setDraft(draft);
    const { id } = first.chat.store.get();
    first.persistence.save();
    // The draft of another chat, which was used last, is not among it.
    first.chat.clear();
    first.chat.setDraft('Another');
    first.persistence.save();
    const { chat, persistence } = openSavedChat(storage.openTab());
    const reading = Promise.all([persistence.openLast(), persistence.open(id)]);
    if (typed) chat.setDraft(typed);
    await reading;
    expect(chat.store.get()).toMatchObject({ id, draft: both });
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
    expect(state.columns.map(({ model }) => model)).toEqual(['', 'c/d']);
    expect(pathIn(state, state.columns[1]?.id ?? '')[0]?.parts[0]).toEqual({
      type: 'image',
      url: 'data:image/png;base64,AA==',
    });
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
      columns: [{ id: 'a', head: 't', model: 'a/b', provider: 'groq' }],
    });
  });

  it('that was stored with one tree for all columns has all of it in trees of their own, and stores them', async () => {
    const storage = createMemoryStorage();
    const turn = (id: string, parent: string | null, role: string, more: object = {}) => ({
      ...{ id, parent, role, chat: 'c', status: 'done', at: Number(id.slice(1)), parts: [{ type: 'text', text: id }] },
      ...more,
    });
    const report = { provider: 'groq', model: 'a/b', attempts: 1, totalMs: 1, isEstimated: false };
    await storage.put(
      'turns',
      turn('t1', null, 'user'),
      turn('t2', 't1', 'assistant', { report, maxTokens: 9 }),
      turn('t3', 't1', 'assistant'),
      turn('t4', 't3', 'user', { batch: 't5' }),
      turn('t5', 't2', 'user'),
      turn('t6', 't1', 'assistant', { hiddenAt: 4 }),
      turn('t7', 't5', 'assistant', { status: 'open' }),
    );
    const column = (id: string, head: string) => ({ id, head, chosen: {}, model: `m/${id}`, provider: 'auto' });
    const stored = {
      ...{ id: 'c', schema: 2, title: 'T', isNamed: true, service: 'emulator', updatedAt: 1 },
      settings: { systemPrompt: '', isStreamed: true },
      columns: [column('a', 't7'), column('b', 't4')],
    };
    await storage.put('chats', stored);
    const texts = async () => {
      const { chat, persistence } = openSavedChat(storage.openTab());
      expect(await persistence.open('c')).toBe(true);
      const state = chat.store.get();
      expect(state).toMatchObject({ title: 'T', columns: [{ model: 'm/a' }, { model: 'm/b' }] });
      expect(pathIn(state, 'a')[1]).toMatchObject({ data: { report, maxTokens: 9 } });
      expect(pathIn(state, 'a').at(-1)?.status).toBe('interrupted');
      return ['a', 'b'].map((id) => pathIn(state, id).map(textOfTurn));
    };
    const both = [
      ['t1', 't2', 't5', 't7'],
      ['t1', 't3', 't4'],
    ];
    expect(await texts()).toEqual(both);
    expect(storage.entries.get('chats c')).toMatchObject({ schema: 3 });
    const ids = readTurns(await storage.listTurns('c')).map(({ id }) => id);
    expect(ids.sort()).toEqual(['t1', 't1~b', 't2', 't3', 't4', 't5', 't6', 't7']);
    expect(await texts()).toEqual(both);
  });

  it('has the versions of a closed column at the places of their times, after a reload, too', async () => {
    const storage = createMemoryStorage();
    const { chat, persistence, calls } = openSavedChat(storage);
    await persistence.openLast();
    for (const model of ['b/b', 'c/c']) chat.addColumn(model);
    const [a = '', b = '', c = ''] = chat.store.get().columns.map(({ id }) => id);
    chat.send('One');
    await expect.poll(() => calls.length).toBe(3);
    chat.stop();
    chat.rewrite(b, pathIn(chat.store.get(), b)[1] as Turn, 'By hand');
    const origins = (state: Conversation) => getTree(state, b).tree.map(getOrigin);
    const made = [a, b, c].flatMap((id) =>
      getTree(chat.store.get(), id)
        .tree.slice(1, 2)
        .map(({ id }) => id),
    );
    const hand = pathIn(chat.store.get(), b)[1]?.id;
    chat.keepColumns(({ id }) => id === b);
    chat.send('Two');
    await expect.poll(() => calls.length).toBe(4);
    chat.stop();
    const shown = origins(chat.store.get());
    const [first, second, third] = made;
    expect(shown.slice(1, 3)).toEqual([first, second]);
    expect(new Set(shown.slice(3, 5))).toEqual(new Set([third, hand]));
    persistence.save();
    const again = openSavedChat(storage.openTab());
    await again.persistence.openLast();
    expect(origins(again.chat.store.get())).toEqual(shown);
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
    expect(isEmpty(chat.store.get())).toBe(true);
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
