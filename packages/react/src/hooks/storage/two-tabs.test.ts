import { type Conversation, pathTo, type Turn, textOfTurn } from '@hubkit/messages';
import { describe, expect, it } from 'vitest';
import type { ChatStore } from '../chat/chat-store.ts';
import { createChat } from '../chat/create-chat.ts';
import { memoryStorage, type StateStorage } from './state-storage.ts';
import { webStorage } from './web-storage.ts';

/** An area of a browser that two tabs share. */
function area(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
    clear: () => values.clear(),
    key: () => null,
    length: 0,
  } as Storage;
}

/** A tab with one chat, whose model repeats the question. It is loaded. */
async function openTab(storage: StateStorage): Promise<ChatStore> {
  const client = {
    async *chatCompletionStream({ messages }: { messages: readonly { content: string }[] }) {
      yield { choices: [{ delta: { content: `${messages.at(-1)?.content}!` }, finish_reason: 'stop' }] };
    },
  };
  const chat = createChat({ client, storage });
  chat.connect(true);
  await settled();
  return chat;
}

/** Storages that answer at once are read and written within one task. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function send(chat: ChatStore, text: string) {
  await chat.actions.send(text);
  await settled();
}

const texts = ({ tree }: Conversation) => tree.filter(({ isHidden }) => !isHidden).map(textOfTurn);
const shown = (chat: ChatStore) => pathTo(chat.getState().tree, chat.getState().head).map(textOfTurn);

describe.each([
  [
    'localStorage',
    () => {
      const shared = area();
      return () => webStorage(() => shared);
    },
  ],
  [
    'memory',
    () => {
      const shared = memoryStorage();
      return () => shared;
    },
  ],
])('two chats with the same id in %s', (_, share) => {
  it('keep the messages of both over a reload', async () => {
    const storage = share();
    const first = await openTab(storage());
    const second = await openTab(storage());
    await send(first, 'One');
    await send(second, 'Two');
    await send(first, 'Three');
    const reloaded = await openTab(storage());
    expect(texts(reloaded.getState()).sort()).toEqual(['One', 'One!', 'Three', 'Three!', 'Two', 'Two!']);
    expect(shown(reloaded)).toEqual(['One', 'One!', 'Three', 'Three!']);
  });

  it('go on from the same message as versions of each other', async () => {
    const storage = share();
    const first = await openTab(storage());
    await send(first, 'Zero');
    const second = await openTab(storage());
    await send(first, 'One');
    await send(second, 'Two');
    const reloaded = await openTab(storage());
    expect(shown(reloaded)).toEqual(['Zero', 'Zero!', 'Two', 'Two!']);
    const { tree } = reloaded.getState();
    reloaded.actions.showVersion(tree.find((turn) => textOfTurn(turn) === 'One') as Turn);
    expect(shown(reloaded)).toEqual(['Zero', 'Zero!', 'One', 'One!']);
  });

  it('keep an answer whole that the other one has read in its middle', async () => {
    const storage = share();
    const question: Turn = { id: 'q', parent: null, role: 'user', parts: [], status: 'done' };
    const answer = (text: string, status: Turn['status']): Turn => ({
      id: 'a',
      parent: 'q',
      role: 'assistant',
      parts: [{ type: 'text', text }],
      status,
    });
    const half: Conversation = { tree: [question, answer('Half', 'open')], head: 'a' };
    storage().set('chat', half);
    const second = await openTab(storage());
    storage().set('chat', { tree: [question, answer('Half and whole', 'done')], head: 'a' }, half);
    await send(second, 'Two');
    const reloaded = await openTab(storage());
    expect(texts(reloaded.getState())).toEqual(['', 'Half and whole', 'Two', 'Two!']);
  });

  it('forget what one of them has dropped, and what follows it', async () => {
    const storage = share();
    const first = await openTab(storage());
    await send(first, 'Zero');
    const second = await openTab(storage());
    await send(second, 'Two');
    const imported: Turn = { id: 'i', parent: null, role: 'user', parts: [], status: 'done' };
    first.actions.replace({ tree: [imported], head: 'i' });
    await settled();
    expect((await openTab(storage())).getState().tree.map(({ id }) => id)).toEqual(['i']);
    first.actions.replace({ tree: [], head: null });
    await settled();
    expect((await openTab(storage())).getState()).toMatchObject({ tree: [], head: null });
    // The other tab still shows its messages, and goes on.
    await send(second, 'Three');
    expect(shown(await openTab(storage()))).toEqual(['Zero', 'Zero!', 'Two', 'Two!', 'Three', 'Three!']);
  });
});
