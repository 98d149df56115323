import { describe, expect, it } from 'vitest';
import type { Run } from '../../../run/run.ts';
import type { Storage } from '../../../storage/open-storage.ts';
import type { Entry } from '../../../storage/schema.ts';
import { createStore } from '../../../store/store.ts';
import { createChat } from '../create-chat.ts';
import { keepChat } from './keep-chat.ts';
import { pathOf } from './tree.ts';

/** A storage in memory that keeps copies, as a database does. */
function createStorage() {
  const entries = new Map<string, Entry>();
  const storage: Storage = {
    status: createStore<ReturnType<Storage['status']['get']>>({ state: 'open' }),
    get: async (store, id) => structuredClone(entries.get(`${store} ${id}`)) as never,
    list: async (store) => [...entries].flatMap(([key, value]) => (key.startsWith(store) ? [value] : [])) as never,
    listTurns: async (chat) =>
      [...entries].flatMap(([key, value]) =>
        key.startsWith('turns') && Reflect.get(value, 'chat') === chat ? [structuredClone(value)] : [],
      ) as never,
    async put(store, ...values) {
      for (const value of values) entries.set(`${store} ${value.id}`, structuredClone(value));
    },
    remove: async () => undefined,
    clear: async () => undefined,
    watch: () => () => undefined,
  };
  return { storage, entries };
}

let ids = 0;

function open(storage: Storage, service = 'emulator') {
  const chat = createChat(
    { provider: 'auto', model: '', systemPrompt: '', isStreamed: true },
    {
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
        return { store, ended: new Promise(() => undefined), stop: () => undefined };
      },
      now: () => ids,
      newId: () => `i${++ids}`,
    },
  );
  return { chat, keeper: keepChat(chat, storage, () => service) };
}

describe('a kept chat', () => {
  it('comes back with model, settings, turns and draft; an open answer was interrupted', async () => {
    const { storage, entries } = createStorage();
    const first = open(storage);
    await first.keeper.openLast();
    first.chat.change({ model: 'a/b', temperature: 0.3 });
    first.chat.send('One');
    await Promise.resolve();
    first.chat.setDraft('next');
    first.keeper.save();
    expect(entries.size).toBe(5);

    const second = open(storage);
    await second.keeper.openLast();
    const { settings, draft, ...tree } = second.chat.store.get();
    expect(settings).toMatchObject({ model: 'a/b', temperature: 0.3 });
    expect(draft).toBe('next');
    expect(pathOf(tree).map(({ content, status }) => `${status}: ${content}`)).toEqual([
      'done: One',
      'interrupted: Half',
    ]);
  });

  it('keeps settings and draft of a chat without messages', async () => {
    const { storage } = createStorage();
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
    const { storage } = createStorage();
    const first = open(storage);
    await first.keeper.openLast();
    first.chat.change({ model: 'a/b' });
    first.chat.send('One');
    first.keeper.save();
    const second = open(storage, 'hub');
    await second.keeper.openLast();
    expect(second.chat.store.get().settings.model).toBe('');
  });

  it('does not take the place of what was written while it was read, and stores the chat that was left', async () => {
    const { storage, entries } = createStorage();
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
    const { storage } = createStorage();
    const first = open(storage);
    await first.keeper.openLast();
    first.chat.send('One');
    const { id } = first.chat.store.get();
    first.chat.clear();
    expect(await first.keeper.open(id)).toBe(true);
    expect(pathOf(first.chat.store.get())[0]?.content).toBe('One');
    expect(await first.keeper.open('nowhere')).toBe(false);
  });
});
