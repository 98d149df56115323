import { type Conversation, pathTo, type Turn, textOfTurn } from '@hubkit/messages';
import { describe, expect, it } from 'vitest';
import { mergeConversations } from '../storage/merge-conversations.ts';
import type { StateStorage } from '../storage/state-storage.ts';
import type { ChatActions, ChatStore } from './chat-store.ts';
import { createChat } from './create-chat.ts';

const text = (content: string, finish?: string) => ({ choices: [{ delta: { content }, finish_reason: finish }] });

interface Asked {
  readonly messages: readonly object[];
  readonly turn: string;
}

/** A client that answers each request with the next list of chunks. */
function createClient(answers: readonly (readonly object[])[]) {
  const asked: Asked[] = [];
  return {
    asked,
    async *chatCompletionStream(
      { messages }: { messages: readonly object[] },
      _options: object,
      { turn }: { turn: string },
    ) {
      asked.push({ messages, turn });
      yield* answers[asked.length - 1] ?? [];
    },
  };
}

const path = (chat: ChatStore) => pathTo(chat.getState().tree, chat.getState().head);
const texts = (chat: ChatStore) => path(chat).map(textOfTurn);
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a chat that keeps versions', () => {
  it('continues a cut answer in a version of it, and tells the client which message it is for', async () => {
    const client = createClient([[text('Half of ', 'length')], [text('it all', 'stop')]]);
    const chat = createChat({ client, keepsVersions: true });
    await chat.actions.send('Hi', [], { batch: 'b' });
    const half = path(chat)[1] as Turn;
    chat.actions.setData(half, { note: 1 });
    await chat.actions.resume();
    expect(texts(chat)).toEqual(['Hi', 'Half of it all']);
    expect(chat.getState().tree.map(textOfTurn)).toEqual(['Hi', 'Half of ', 'Half of it all']);
    expect(path(chat).map(({ data }) => data)).toEqual([{ batch: 'b' }, { note: 1 }]);
    expect(client.asked.map(({ turn }) => turn)).toEqual([half.id, path(chat)[1]?.id]);
  });

  it('keeps data that is set while a version arrives, in the place of the data that it began with', async () => {
    const { asked, chatCompletionStream } = createClient([[text('Half of ', 'length')], [text('it '), text('all')]]);
    const chat: ChatStore = createChat({
      keepsVersions: true,
      client: {
        async *chatCompletionStream(...args: Parameters<typeof chatCompletionStream>) {
          for await (const chunk of chatCompletionStream(...args)) {
            chat.actions.setData({ id: args[2].turn }, { request: asked.length });
            yield chunk;
          }
          chat.actions.setData({ id: args[2].turn }, { isReported: true });
        },
      },
    });
    await chat.actions.send('Hi');
    await chat.actions.resume();
    expect(chat.getState().tree.map(({ data }) => data)).toEqual([
      undefined,
      { request: 1, isReported: true },
      { request: 2, isReported: true },
    ]);
  });

  it.each([true, false])(
    'continues an answer that another tab has left, with all that was known of it: %s',
    async (keepsVersions) => {
      const left: Turn = {
        id: 'left',
        parent: null,
        role: 'assistant',
        parts: [{ type: 'text', text: 'Half of ' }],
        status: 'interrupted',
        isElsewhere: true,
        responses: [{ mood: 'calm' }],
        usage: { inputTokens: 1, outputTokens: 2 },
      };
      const usage = { prompt_tokens: 10, completion_tokens: 20 };
      const client = createClient([[{ ...text('it all', 'stop'), mood: 'glad', usage }]]);
      const chat = createChat({ client, keepsVersions, initialTurns: [left] });
      await chat.actions.resume();
      expect(path(chat)[0]?.isElsewhere).toBeUndefined();
      expect(path(chat)[0]).toMatchObject({
        parts: [{ type: 'text', text: 'Half of it all' }],
        responses: [{ mood: 'calm' }, { mood: 'glad' }],
        usage: { inputTokens: 11, outputTokens: 22 },
      });
    },
  );

  const tools = ['f1', 'f2'].map((name) => ({ name, request: {}, run: undefined }));
  const oneByOne = async (actions: ChatActions) => {
    await actions.addToolResult('c1', 'one');
    await actions.addToolResult('c2', 'two');
  };
  it.each<[string, (actions: ChatActions) => Promise<void>, object]>([
    ['at once', (actions) => actions.addToolResults({ c1: 'one', c2: 'two' }), { tools }],
    ['one by one', oneByOne, { tools }],
    ['one by one for tools that the page does not list', oneByOne, {}],
  ])('goes on after the results of several calls, given %s, in the same answer', async (_how, giveResults, options) => {
    const calls = [1, 2].map((id, index) => ({ index, id: `c${id}`, function: { name: `f${id}`, arguments: '{}' } }));
    const client = createClient([[{ choices: [{ delta: { tool_calls: calls } }] }], [text('Both.')]]);
    const chat = createChat({ client, ...options, keepsVersions: true });
    await chat.actions.send('Hi');
    await giveResults(chat.actions);
    expect(texts(chat)).toEqual(['Hi', 'Both.']);
    expect(chat.getState().tree).toHaveLength(2);
    expect(client.asked[1]?.messages.slice(-2)).toEqual([
      { role: 'tool', tool_call_id: 'c1', content: 'one' },
      { role: 'tool', tool_call_id: 'c2', content: 'two' },
    ]);
  });

  it('keeps an answer that failed before its first word, described by the page', async () => {
    const client = {
      // biome-ignore lint/correctness/useYield: it fails before.
      async *chatCompletionStream(): AsyncGenerator<object> {
        throw new Error('down');
      },
    };
    const describeFailure = (error: unknown) => ({ message: `The page says: ${String(error)}`, canRetry: true });
    const chat = createChat({ client, keepsVersions: true, describeFailure });
    await chat.actions.send('Hi');
    await chat.actions.regenerate();
    expect(chat.getState().tree.filter(({ isHidden }) => !isHidden)).toHaveLength(3);
    expect(path(chat)[1]?.failure?.message).toBe('The page says: Error: down');
  });
});

/** A storage that tells each tab of the writes of the others. */
function sharedStorage() {
  let value: unknown;
  const tabs = new Set<() => void>();
  return (): StateStorage => {
    let own = () => {};
    return {
      get: () => structuredClone(value),
      set(_, next, known) {
        value = structuredClone(mergeConversations(value, next, known));
        for (const tell of tabs) if (tell !== own) tell();
      },
      remove: () => undefined,
      watch(_, listener) {
        own = listener;
        tabs.add(listener);
        return () => tabs.delete(listener);
      },
    };
  };
}

describe('a chat in two tabs that hear of each other', () => {
  async function openTab(storage: StateStorage, answer: readonly object[] = [text('Yes', 'stop')]) {
    const chat = createChat({ client: createClient(Array(9).fill(answer)), storage });
    chat.connect(true);
    await settled();
    return chat;
  }

  it('goes on in one as it does in the other', async () => {
    const open = sharedStorage();
    const first = await openTab(open());
    const second = await openTab(open());
    await first.actions.send('One');
    await settled();
    expect(texts(second)).toEqual(['One', 'Yes']);
    await second.actions.send('Two');
    await settled();
    expect(texts(first)).toEqual(['One', 'Yes', 'Two', 'Yes']);
  });

  it('shows an answer of the other one as written there, and keeps what both write at one place as versions', async () => {
    const open = sharedStorage();
    const first = await openTab(open());
    await first.actions.send('One');
    let end = () => {};
    const held = {
      async *chatCompletionStream() {
        yield text('Half');
        await new Promise<void>((resolve) => {
          end = resolve;
        });
        yield text(' and whole', 'stop');
      },
    };
    const second = createChat({ client: held, storage: open() });
    second.connect(true);
    await settled();
    const sent = second.actions.send('Two');
    await settled();
    second.save();
    await settled();
    expect(path(first).at(-1)).toMatchObject({ status: 'interrupted', isElsewhere: true });
    expect(path(second).at(-1)).toMatchObject({ status: 'open' });
    end();
    await sent;
    await settled();
    const whole = path(first).at(-1) as Turn;
    expect([whole.status, textOfTurn(whole), whole.isElsewhere]).toEqual(['done', 'Half and whole', undefined]);
  });

  it('stays at its own end where both go on at once', async () => {
    const open = sharedStorage();
    const first = await openTab(open());
    await first.actions.send('One');
    const second = await openTab(open());
    await Promise.all([first.actions.send('Here'), second.actions.send('There')]);
    await settled();
    expect(texts(first)).toEqual(['One', 'Yes', 'Here', 'Yes']);
    expect(texts(second)).toEqual(['One', 'Yes', 'There', 'Yes']);
    const listIds = ({ tree }: Conversation) => tree.map(({ id }) => id).sort();
    expect(listIds(first.getState())).toEqual(listIds(second.getState()));
    expect(first.getState().tree).toHaveLength(6);
  });
});
