import { type Turn, textOfTurn, versionsOf } from '@hubkit/react/chat-panel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMemoryStorage } from '../../../database/memory-storage.ts';
import type { Storage } from '../../../database/open-storage.ts';
import { exportHistory, importHistory } from '../../../database/transfer.ts';
import { allTurns, getTree, isEmpty, pathIn } from './conversation.ts';
import { openSavedChat } from './open-saved-chat.ts';

describe('a chat in two tabs', () => {
  afterEach(() => void vi.useRealTimers());

  /** Two tabs that show a question and its answer. */
  async function openTwo() {
    vi.useFakeTimers();
    const storage = createMemoryStorage();
    const first = openSavedChat(storage);
    await first.persistence.openLast();
    await say(first, 'One');
    const other = storage.openTab();
    const second = openSavedChat(other);
    await second.persistence.openLast();
    return { storage, other, first, second };
  }
  /** After the wait that follows a change. */
  const saved = () => vi.advanceTimersByTimeAsync(2000);
  const contents = ({ chat }: ReturnType<typeof openSavedChat>) => pathIn(chat.store.get(), 'a').map(textOfTurn);
  /** Sends a question, and ends its answer. */
  const ask = async ({ chat, calls }: ReturnType<typeof openSavedChat>, text: string) => {
    chat.send(text);
    // What joins an answer is loaded with the first one.
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(50);
    calls.at(-1)?.end();
    await vi.advanceTimersByTimeAsync(50);
  };
  const say = async (tab: ReturnType<typeof openSavedChat>, text: string) => {
    await ask(tab, text);
    await saved();
  };
  const finish = async ({ calls }: ReturnType<typeof openSavedChat>) => {
    calls.at(-1)?.write(' and whole');
    calls.at(-1)?.end();
    await saved();
  };

  it('goes on in the one as it does in the other, with the answer while it is written there', async () => {
    const { first, second } = await openTwo();
    second.chat.send('Two');
    await saved();
    expect(contents(first)).toEqual(['One', 'Half', 'Two', 'Half']);
    expect(pathIn(first.chat.store.get(), 'a').at(-1)).toMatchObject({ status: 'interrupted', isElsewhere: true });
    await finish(second);
    expect(pathIn(first.chat.store.get(), 'a').at(-1)).toMatchObject({
      parts: [{ type: 'text', text: 'Half and whole' }],
      status: 'done',
    });
  });

  it('has the end of an answer that was stored before it listened to the other one', async () => {
    const { storage, first } = await openTwo();
    first.chat.send('Two');
    await saved();
    const late = openSavedChat(storage.openTab());
    await late.persistence.openLast();
    expect(pathIn(late.chat.store.get(), 'a').at(-1)).toMatchObject({
      parts: [{ type: 'text', text: 'Half' }],
      status: 'interrupted',
    });
    await finish(first);
    expect(pathIn(late.chat.store.get(), 'a').at(-1)).toMatchObject({
      parts: [{ type: 'text', text: 'Half and whole' }],
      status: 'done',
    });
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
        await finish(first);
        return turns;
      },
    };
    const late = openSavedChat(slow);
    await late.persistence.openLast();
    await saved();
    expect(pathIn(late.chat.store.get(), 'a').at(-1)).toMatchObject({
      parts: [{ type: 'text', text: 'Half and whole' }],
      status: 'done',
    });
  });

  it('keeps what both write at the same place as versions, and each tab shows its own', async () => {
    const { storage, first, second } = await openTwo();
    await Promise.all([ask(first, 'Here'), ask(second, 'There')]);
    await saved();
    expect(contents(first)).toEqual(['One', 'Half', 'Here', 'Half']);
    expect(contents(second)).toEqual(['One', 'Half', 'There', 'Half']);
    const { tree } = getTree(first.chat.store.get(), 'a');
    const { count, previous, next } = versionsOf(tree, pathIn(first.chat.store.get(), 'a')[2] as Turn);
    expect([count, textOfTurn((previous ?? next) as Turn)]).toEqual([2, 'There']);
    const third = openSavedChat(storage.openTab());
    await third.persistence.openLast();
    expect(allTurns(third.chat.store.get())).toHaveLength(6);
  });

  /** A tab that has not heard yet of the other one's changes to the entry of the chat: its models, its settings, its end. */
  const withoutNews = (tab: Storage): Storage => ({
    ...tab,
    watch: (store, listener) => (store === 'chats' ? () => undefined : tab.watch(store, listener)),
  });

  it('shows what was written below the end that another tab stores later', async () => {
    const { storage, first } = await openTwo();
    const late = openSavedChat(withoutNews(storage.openTab()));
    await late.persistence.openLast();
    await ask(late, 'Two');
    await ask(first, 'Three');
    first.persistence.save();
    await saved();
    const all = ['One', 'Half', 'Two', 'Half', 'Three', 'Half'];
    expect(contents(late)).toEqual(all);
    const reloaded = openSavedChat(storage.openTab());
    await reloaded.persistence.openLast();
    expect(contents(reloaded)).toEqual(all);
  });

  it('goes on in the other one with a question once its answer has begun', async () => {
    const { other, first } = await openTwo();
    const held: (() => Promise<void>)[] = [];
    let isHeld = false;
    const slow: Storage = {
      ...other,
      merge: (store, values, join) => {
        if (!isHeld || store !== 'turns') return other.merge(store, values, join);
        return new Promise((resolve) => {
          held.push(() => other.merge(store, values, join).then(resolve));
        });
      },
    };
    const late = openSavedChat(slow);
    await late.persistence.openLast();
    isHeld = true;
    await ask(late, 'There');
    await held.shift()?.();
    await vi.advanceTimersByTimeAsync(10);
    await ask(first, 'Here');
    isHeld = false;
    for (const store of held) await store();
    await saved();
    const { tree } = getTree(first.chat.store.get(), 'a');
    const path = pathIn(first.chat.store.get(), 'a');
    expect(path.map(textOfTurn)).toEqual(['One', 'Half', 'Here', 'Half']);
    const { previous } = versionsOf(tree, path[2] as Turn);
    expect(tree.map((turn) => [textOfTurn(turn), turn.parent === previous?.id])).toContainEqual(['Half', true]);
  });

  it('no longer shows what was deleted in the other one, and shows it again after Undo', async () => {
    const { first, second } = await openTwo();
    const answer = pathIn(second.chat.store.get(), 'a').at(-1) as Turn;
    const undo = second.chat.remove('a', answer);
    await saved();
    expect(contents(first)).toEqual(['One']);
    undo();
    await saved();
    expect(contents(first)).toEqual(['One', 'Half']);
  });

  it('writes nothing because of what the other one wrote', async () => {
    const { storage, first, second } = await openTwo();
    await Promise.all([ask(first, 'Here'), ask(second, 'There')]);
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
    const deaf = openSavedChat({ ...storage.openTab(), watch: () => () => undefined });
    await deaf.persistence.openLast();
    const answer = pathIn(deaf.chat.store.get(), 'a').at(-1) as Turn;
    await finish(first);
    deaf.chat.remove('a', answer);
    await saved();
    expect(storage.entries.get(`turns ${answer.id}`)).toMatchObject({
      parts: [{ type: 'text', text: 'Half and whole' }],
      status: 'done',
      isHidden: true,
    });
  });

  it('has the name, the settings and the models of the tab that changed them', async () => {
    const { storage, first, second } = await openTwo();
    const { id } = first.chat.store.get();
    await first.persistence.rename(id, 'Numbers');
    first.chat.change({ temperature: 0.3 });
    second.chat.change({ maxTokens: 12 });
    second.chat.addColumn('c/d');
    await say(second, 'Two');
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
    expect(await second.persistence.open(id)).toBe(true);
    second.persistence.save();
    await saved();
    expect([first, second].map(({ chat }) => chat.store.get().draft)).toEqual(['mine', '']);
    const third = openSavedChat(storage.openTab());
    await third.persistence.openLast();
    expect(third.chat.store.get().draft).toBe('mine');
  });

  it('stays deleted with everything where a change was not stored yet, and goes on after Undo', async () => {
    const { storage, first } = await openTwo();
    const { id } = first.chat.store.get();
    const before = await exportHistory(storage);
    first.chat.change({ temperature: 0.3 });
    await storage.clear();
    await saved();
    expect(isEmpty(first.chat.store.get())).toBe(true);
    const chats = () => [...storage.entries.keys()].filter((key) => !key.startsWith('settings '));
    expect(chats()).toEqual([]);
    await importHistory(storage, before);
    expect(await first.persistence.open(id)).toBe(true);
    await say(first, 'Two');
    expect(chats()).toHaveLength(5);
  });

  it('is left by both when everything is deleted, and stays where an answer is being written', async () => {
    const { storage, first, second } = await openTwo();
    second.chat.send('Two');
    await saved();
    await storage.clear();
    await saved();
    expect(isEmpty(first.chat.store.get())).toBe(true);
    second.chat.stop();
    await saved();
    expect([...storage.entries.keys()].filter((key) => key.startsWith('turns '))).toHaveLength(4);
  });
});
