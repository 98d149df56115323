import type { Conversation, Turn } from '@hubkit/messages/turns';
import { expect, it } from 'vitest';
import { mergeConversations } from '../storage/merge-conversations.ts';
import type { StateStorage } from '../storage/state-storage.ts';
import { createChat } from './create-chat.ts';

/** A write as a storage is given it. */
interface Write {
  readonly value: Conversation;
  readonly known: Conversation | undefined;
}

/** A storage whose writes land in their order, once they are let through. */
function slowStorage() {
  let stored: unknown;
  const writes: Write[] = [];
  const waiting: (() => void)[] = [];
  const storage: StateStorage = {
    get: () => structuredClone(stored),
    set: (_, value, known) =>
      new Promise<void>((resolve) => {
        writes.push({ value, known } as Write);
        waiting.push(() => {
          stored = structuredClone(mergeConversations(stored, value, known));
          resolve();
        });
      }),
    remove: () => undefined,
  };
  const land = () => {
    for (const end of waiting.splice(0)) end();
  };
  return { storage, writes, land, stored: () => stored as Conversation };
}

const client = {
  async *chatCompletionStream() {
    yield { choices: [{ delta: { content: 'Yes' }, finish_reason: 'stop' }] };
  },
};

it('compares each write with the one before it, which may be under way', async () => {
  const { storage, writes, land } = slowStorage();
  const chat = createChat({ client, storage });
  await chat.actions.send('One');
  expect(writes.length).toBeGreaterThan(3);
  for (const [at, { known }] of writes.entries()) expect(known).toEqual(writes[at - 1]?.value);
  land();
});

it('never stores an answer as done that has not begun', async () => {
  const { storage, writes, land } = slowStorage();
  await createChat({ client, storage }).actions.send('One');
  const answers = writes.flatMap(({ value }) => value.tree.filter(({ role }) => role === 'assistant'));
  expect(answers.filter(({ status, parts }: Turn) => status === 'done' && !parts[0])).toEqual([]);
  expect(answers.at(-1)?.status).toBe('done');
  land();
});

it('drops a message for good whose first write is under way', async () => {
  const { storage, land, stored } = slowStorage();
  const chat = createChat({ client, storage });
  await chat.actions.send('One');
  const { tree } = chat.getState();
  await chat.actions.send('Two');
  chat.actions.replace({ tree, head: tree.at(-1)?.id ?? null });
  land();
  expect(stored().tree.map(({ id }) => id)).toEqual(tree.map(({ id }) => id));
});

it('compares with what was there before a write that failed', async () => {
  const { storage, writes, land } = slowStorage();
  let isBroken = false;
  const set: StateStorage['set'] = (key, value, known) => {
    const end = storage.set(key, value, known);
    return isBroken ? Promise.reject(new Error('no room')) : end;
  };
  const chat = createChat({ client, storage: { ...storage, set } });
  await chat.actions.send('One');
  const last = writes.at(-1)?.value;
  land();
  await Promise.resolve();
  isBroken = true;
  await chat.actions.send('Two');
  isBroken = false;
  chat.save();
  expect(writes.at(-1)?.known).toEqual(last);
});
