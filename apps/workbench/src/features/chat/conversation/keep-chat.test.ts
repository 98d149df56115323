import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Run } from '../../../run/run.ts';
import { createMemoryStorage } from '../../../storage/memory-storage.ts';
import type { Storage } from '../../../storage/open-storage.ts';
import { exportHistory, importHistory } from '../../../storage/transfer.ts';
import { createStore, type Store } from '../../../store/store.ts';
import { createChat } from '../create-chat.ts';
import { readChatEntry } from './chat-entry.ts';
import { FIRST_SETTINGS } from './chat-settings.ts';
import { pathIn } from './columns.ts';
import { keepChat } from './keep-chat.ts';
import * as otherTabs from './other-tabs.ts';
import { versionsOf } from './tree.ts';

let ids = 0;

function open(storage: Storage, service = 'emulator', loadTabs = async () => otherTabs) {
  const runs: Store<Run>[] = [];
  const chat = createChat(FIRST_SETTINGS, {
    start: (spec) => {
      const store = createStore<Run>({
        id: 'run',
        spec,
        serviceId: service,
        status: 'streaming',
        startedAt: 0,
        activeAt: 0,
        attempts: 1,
        text: 'Half',
        reasoning: '',
        toolCalls: [],
        events: [],
      });
      queueMicrotask(() => store.set((run) => ({ ...run })));
      const stop = () => store.set((run) => ({ ...run, status: 'stopped' }));
      runs.push(store);
      return { store, ended: new Promise(() => undefined), stop };
    },
    now: () => ids,
    newId: () => `i${++ids}`,
  });
  return {
    chat,
    runs,
    keeper: keepChat(chat, storage, () => service, loadTabs),
  };
}

describe('a kept chat', () => {
  it('comes back with model, settings, turns and draft; an open answer was interrupted', async () => {
    const storage = createMemoryStorage();
    const { entries } = storage;
    const first = open(storage);
    await first.keeper.openLast();
    first.chat.setModel('a', { model: 'a/b' });
    first.chat.change({ temperature: 0.3 });
    first.chat.send('One');
    await Promise.resolve();
    first.chat.setDraft('next');
    first.keeper.save();
    expect(entries.size).toBe(5);

    const second = open(storage);
    await second.keeper.openLast();
    const { settings, columns, draft, ...rest } = second.chat.store.get();
    expect(settings).toMatchObject({ temperature: 0.3 });
    expect(columns).toMatchObject([{ model: 'a/b' }]);
    expect(draft).toBe('next');
    expect(pathIn({ ...rest, columns }, 'a').map(({ content, status }) => `${status}: ${content}`)).toEqual([
      'done: One',
      'interrupted: Half',
    ]);
  });

  it('keeps settings and draft of a chat without messages', async () => {
    const storage = createMemoryStorage();
    const first = open(storage);
    await first.keeper.openLast();
    first.chat.change({ systemPrompt: 'Be brief.' });
    first.chat.setDraft('only begun');
    first.keeper.save();
    const second = open(storage);
    await second.keeper.openLast();
    expect(second.chat.store.get()).toMatchObject({ draft: 'only begun', settings: { systemPrompt: 'Be brief.' } });
  });

  it('leaves the model of another service behind', async () => {
    const storage = createMemoryStorage();
    const first = open(storage);
    await first.keeper.openLast();
    first.chat.setModel('a', { model: 'a/b' });
    first.chat.send('One');
    first.keeper.save();
    const second = open(storage, 'hub');
    await second.keeper.openLast();
    expect(second.chat.store.get().columns).toMatchObject([{ model: '' }]);
  });

  it('does not take the place of what was written while it was read, and stores the chat that was left', async () => {
    const storage = createMemoryStorage();
    const { entries } = storage;
    const first = open(storage);
    await first.keeper.openLast();
    first.chat.send('One');
    first.chat.clear();
    expect([...entries.keys()].filter((key) => key.startsWith('chats'))).toHaveLength(1);
    const second = open(storage);
    const reading = second.keeper.openLast();
    second.chat.setDraft('quick');
    await reading;
    expect(second.chat.store.get().draft).toBe('quick');
  });

  it('opens a chat by its id, and says when it is not there', async () => {
    const storage = createMemoryStorage();
    const first = open(storage);
    await first.keeper.openLast();
    first.chat.send('One');
    const { id } = first.chat.store.get();
    first.chat.clear();
    expect(await first.keeper.open(id)).toBe(true);
    expect(pathIn(first.chat.store.get(), 'a')[0]?.content).toBe('One');
    expect(await first.keeper.open('nowhere')).toBe(false);
  });

  it('comes back with its columns, its name, and the images of the draft', async () => {
    const storage = createMemoryStorage();
    const first = open(storage);
    await first.keeper.openLast();
    first.chat.addColumn('c/d');
    first.chat.send('One', ['data:image/png;base64,AA==']);
    first.chat.rename('Two models');
    first.chat.attach(['data:image/png;base64,BB==']);
    first.keeper.save();
    const second = open(storage);
    await second.keeper.openLast();
    const state = second.chat.store.get();
    expect(state).toMatchObject({ title: 'Two models', images: ['data:image/png;base64,BB=='] });
    expect(state.columns.map(({ id, model }) => `${id} ${model}`)).toEqual(['a ', 'b c/d']);
    expect(pathIn(state, 'b')[0]?.images).toEqual(['data:image/png;base64,AA==']);
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
    const { chat, keeper } = open(storage);
    await keeper.openLast();
    chat.send('One');
    const { id } = chat.store.get();
    const titles = async () =>
      (await keeper.list()).map(({ title, hiddenAt }) => (hiddenAt === undefined ? title : `deleted: ${title}`));
    expect(await titles()).toEqual(['One']);
    await keeper.rename(id, ' Numbers ');
    expect(await titles()).toEqual(['Numbers']);
    const undo = await keeper.remove(id);
    expect(chat.store.get().turns).toEqual({});
    expect(await titles()).toEqual(['deleted: Numbers']);
    await undo();
    expect(chat.store.get().id).toBe(id);
    keeper.save();
    expect(await titles()).toEqual(['Numbers']);
  });

  it('keeps a draft for each chat', async () => {
    const storage = createMemoryStorage();
    const { chat, keeper } = open(storage);
    await keeper.openLast();
    chat.send('One');
    const first = chat.store.get().id;
    chat.setDraft('of the first');
    chat.clear();
    chat.send('Two');
    chat.setDraft('of the second');
    const second = chat.store.get().id;
    await keeper.open(first);
    expect(chat.store.get().draft).toBe('of the first');
    await keeper.open(second);
    expect(chat.store.get().draft).toBe('of the second');
  });
});

describe('a chat in two tabs', () => {
  afterEach(() => void vi.useRealTimers());

  /** Two tabs that show a question and its answer. */
  async function openTwo() {
    vi.useFakeTimers();
    const storage = createMemoryStorage();
    const first = open(storage);
    await first.keeper.openLast();
    first.chat.send('One');
    first.chat.stop();
    await saved();
    const other = storage.openTab();
    const second = open(other);
    await second.keeper.openLast();
    return { storage, other, first, second };
  }
  /** After the wait that follows a change. */
  const saved = () => vi.advanceTimersByTimeAsync(2000);
  const contents = ({ chat }: ReturnType<typeof open>) => pathIn(chat.store.get(), 'a').map(({ content }) => content);
  const say = ({ chat }: ReturnType<typeof open>, text: string) => {
    chat.send(text);
    chat.stop();
  };

  it('goes on in the one as it does in the other, with the answer while it is written there', async () => {
    const { first, second } = await openTwo();
    second.chat.send('Two');
    await saved();
    expect(contents(first)).toEqual(['One', 'Half', 'Two', 'Half']);
    expect(pathIn(first.chat.store.get(), 'a').at(-1)?.status).toBe('elsewhere');
    second.runs[0]?.set((run) => ({ ...run, text: 'Whole', status: 'done' }));
    await saved();
    expect(pathIn(first.chat.store.get(), 'a').at(-1)).toMatchObject({ content: 'Whole', status: 'done' });
  });

  it('has the end of an answer that was stored before it listened to the other one', async () => {
    const { storage, first } = await openTwo();
    first.chat.send('Two');
    await saved();
    let use = () => {};
    const used = new Promise<void>((resolve) => {
      use = resolve;
    });
    const late = open(storage.openTab(), 'emulator', () => used.then(() => otherTabs));
    await late.keeper.openLast();
    expect(pathIn(late.chat.store.get(), 'a').at(-1)).toMatchObject({ content: 'Half', status: 'interrupted' });
    first.runs[1]?.set((run) => ({ ...run, text: 'Whole', status: 'done' }));
    await saved();
    use();
    await saved();
    expect(pathIn(late.chat.store.get(), 'a').at(-1)).toMatchObject({ content: 'Whole', status: 'done' });
  });

  it('has the end of an answer that was stored while the chat was read', async () => {
    const { storage, first } = await openTwo();
    first.chat.send('Two');
    await saved();
    const tab = storage.openTab();
    const slow: Storage = {
      ...tab,
      async listTurns(chat) {
        const turns = await tab.listTurns(chat);
        first.runs[1]?.set((run) => ({ ...run, text: 'Whole', status: 'done' }));
        await saved();
        return turns;
      },
    };
    const late = open(slow);
    await late.keeper.openLast();
    await saved();
    expect(pathIn(late.chat.store.get(), 'a').at(-1)).toMatchObject({ content: 'Whole', status: 'done' });
  });

  it('keeps what both write at the same place as versions, and each tab shows its own', async () => {
    const { storage, first, second } = await openTwo();
    say(first, 'Here');
    say(second, 'There');
    await saved();
    expect(contents(first)).toEqual(['One', 'Half', 'Here', 'Half']);
    expect(contents(second)).toEqual(['One', 'Half', 'There', 'Half']);
    const question = pathIn(first.chat.store.get(), 'a')[2];
    expect(question && versionsOf(first.chat.store.get(), question).map(({ content }) => content)).toEqual([
      'Here',
      'There',
    ]);
    const third = open(storage.openTab());
    await third.keeper.openLast();
    expect(Object.keys(third.chat.store.get().turns)).toHaveLength(6);
  });

  it('no longer shows what was deleted in the other one, and shows it again after Undo', async () => {
    const { first, second } = await openTwo();
    const answer = pathIn(second.chat.store.get(), 'a').at(-1)?.id ?? '';
    const undo = second.chat.remove(answer);
    await saved();
    expect(contents(first)).toEqual(['One']);
    undo();
    await saved();
    expect(contents(first)).toEqual(['One', 'Half']);
  });

  it('writes nothing because of what the other one wrote', async () => {
    const { storage, first, second } = await openTwo();
    say(first, 'Here');
    say(second, 'There');
    await saved();
    const before = new Map(storage.entries);
    await saved();
    await saved();
    for (const [key, entry] of before) expect(storage.entries.get(key)).toBe(entry);
  });

  it('keeps the text of an answer that is deleted in a tab that has heard only half of it', async () => {
    const { storage, first } = await openTwo();
    first.chat.send('Two');
    await saved();
    const deaf = open({ ...storage.openTab(), watch: () => () => undefined });
    await deaf.keeper.openLast();
    const answer = pathIn(deaf.chat.store.get(), 'a').at(-1)?.id ?? '';
    first.runs[1]?.set((run) => ({ ...run, text: 'Whole', status: 'done' }));
    await saved();
    deaf.chat.remove(answer);
    await saved();
    expect(storage.entries.get(`turns ${answer}`)).toMatchObject({
      content: 'Whole',
      status: 'done',
      hiddenAt: expect.any(Number),
    });
  });

  it('has the name, the settings and the models of the tab that changed them', async () => {
    const { storage, first, second } = await openTwo();
    const { id } = first.chat.store.get();
    await first.keeper.rename(id, 'Numbers');
    first.chat.change({ temperature: 0.3 });
    second.chat.change({ maxTokens: 12 });
    second.chat.addColumn('c/d');
    say(second, 'Two');
    await saved();
    const changes = { title: 'Numbers', settings: { temperature: 0.3, maxTokens: 12 } };
    expect(first.chat.store.get()).toMatchObject(changes);
    expect(second.chat.store.get()).toMatchObject(changes);
    expect(first.chat.store.get().columns.map(({ model }) => model)).toEqual(['', 'c/d']);
    expect(storage.entries.get(`chats ${id}`)).toMatchObject(changes);
  });

  it('has a draft in each, and opening it again where it is shown deletes none', async () => {
    const { storage, first, second } = await openTwo();
    const { id } = first.chat.store.get();
    first.chat.setDraft('mine');
    second.chat.setDraft('yours');
    await saved();
    second.chat.setDraft('');
    await saved();
    expect(await second.keeper.open(id)).toBe(true);
    second.keeper.save();
    await saved();
    expect([first, second].map(({ chat }) => chat.store.get().draft)).toEqual(['mine', '']);
    const third = open(storage.openTab());
    await third.keeper.openLast();
    expect(third.chat.store.get().draft).toBe('mine');
  });

  it('stays deleted with everything where a change was not stored yet, and goes on after Undo', async () => {
    const { storage, first } = await openTwo();
    const { id } = first.chat.store.get();
    const before = await exportHistory(storage);
    first.chat.change({ temperature: 0.3 });
    await storage.clear();
    await saved();
    expect(first.chat.store.get().turns).toEqual({});
    const chats = () => [...storage.entries.keys()].filter((key) => !key.startsWith('settings '));
    expect(chats()).toEqual([]);
    await importHistory(storage, before);
    expect(await first.keeper.open(id)).toBe(true);
    say(first, 'Two');
    await saved();
    expect(chats()).toHaveLength(5);
  });

  it('is left where everything was deleted before the tab listened', async () => {
    const { storage } = await openTwo();
    let use = () => {};
    const used = new Promise<void>((resolve) => {
      use = resolve;
    });
    const late = open(storage.openTab(), 'emulator', () => used.then(() => otherTabs));
    await late.keeper.openLast();
    await storage.clear();
    use();
    await saved();
    expect(late.chat.store.get().turns).toEqual({});
  });

  it('is left by both when everything is deleted, and stays where an answer is being written', async () => {
    const { storage, first, second } = await openTwo();
    second.chat.send('Two');
    await saved();
    await storage.clear();
    await saved();
    expect(first.chat.store.get().turns).toEqual({});
    second.chat.stop();
    await saved();
    expect([...storage.entries.keys()].filter((key) => key.startsWith('turns '))).toHaveLength(4);
  });
});
