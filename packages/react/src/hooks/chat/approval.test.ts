import { pathTo, type ToolCallPart, type Turn, textOfTurn } from '@hubkit/messages';
import { describe, expect, it, vi } from 'vitest';
import { calling, OK, scripted } from '../../../../../tests/support/scripted-model.ts';
import type { ChatRequest } from '../service/chat-service.ts';
import { memoryStorage } from '../storage/state-storage.ts';
import type { ChatOptions } from './chat-options.ts';
import type { ChatStore } from './chat-store.ts';
import { type ChatToolOptions, chatTool } from './chat-tool.ts';
import { createChat } from './create-chat.ts';

const last = (chat: ChatStore) => pathTo(chat.getState().tree, chat.getState().head).at(-1) as Turn;
const callsIn = (chat: ChatStore) => last(chat).parts.filter((part): part is ToolCallPart => part.type === 'tool-call');
const states = (chat: ChatStore) => callsIn(chat).map(({ approval, result }) => [approval, result]);

type Approval = ChatToolOptions<Record<string, unknown>>['needsApproval'];

describe('a tool of the page that needs approval', () => {
  /** A chat whose model calls `remove`, which needs approval, and `find`, which does not. */
  async function askedChat(needsApproval: Approval = true, more: Partial<ChatOptions> = {}) {
    const ran: string[] = [];
    const tool = (name: string, needsApproval?: Approval) =>
      chatTool({
        name,
        parameters: { type: 'object' },
        needsApproval,
        run: (args) => `${name} of ${ran.push(`${name} ${JSON.stringify(args)}`)}`,
      });
    const { fetch, requests } = scripted<ChatRequest>([calling(['a', 'remove', '{"path":"/x"}'], ['b', 'find']), OK]);
    const tools = [tool('remove', needsApproval), tool('find')];
    const options = { api: '/x', fetch, tools, ...more } as ChatOptions;
    const chat = createChat(options);
    await chat.actions.send('Hi');
    return { chat, ran, requests, options };
  }

  it('waits, with all calls of its message, and runs once it is approved', async () => {
    const { chat, ran, requests } = await askedChat();
    expect([ran, states(chat), last(chat).status, requests.length]).toEqual([
      [],
      [
        ['asked', undefined],
        [undefined, undefined],
      ],
      'done',
      1,
    ]);
    await chat.actions.approve('a');
    expect(ran).toEqual(['remove {"path":"/x"}', 'find {}']);
    expect([textOfTurn(last(chat)), requests.length]).toEqual(['ok', 2]);
    expect(requests[1]?.decisions).toBeUndefined();
    expect(requests[1]?.messages.slice(2).map(({ content }) => content)).toEqual(['remove of 1', 'find of 2']);
  });

  it('does not run when it is denied, and the model reads the reason', async () => {
    const { chat, ran, requests } = await askedChat();
    await chat.actions.deny('a', 'Not today.');
    expect(ran).toEqual(['find {}']);
    expect(requests[1]?.messages[2]?.content).toBe('The user has denied this call. Not today.');
    expect(callsIn(chat)[0]?.approval).toBe('denied');
  });

  it.each([
    ['by its arguments', ({ path }: Record<string, unknown>) => path === '/x', 1],
    ['not, by its arguments', async ({ path }: Record<string, unknown>) => path === '/', 2],
    [
      'where the check fails',
      () => {
        throw new Error('no network');
      },
      1,
    ],
  ])('is asked for %s', async (_, needsApproval, count) => {
    const { requests } = await askedChat(needsApproval);
    expect(requests).toHaveLength(count);
  });

  it('is decided once, while nothing arrives, and for the last answer only', async () => {
    const { chat, ran, requests } = await askedChat();
    await Promise.all([chat.actions.approve('a'), chat.actions.approve('a'), chat.actions.deny('a')]);
    await chat.actions.approve('b');
    await chat.actions.approve('unknown');
    expect([ran.length, requests.length]).toEqual([2, 2]);
  });

  it('is still asked for after a reload, and after the answer was continued', async () => {
    const storage = memoryStorage();
    const { chat, ran, options } = await askedChat(true, { storage });
    await chat.actions.resume();
    expect([ran, callsIn(chat)[0]?.approval]).toEqual([[], 'asked']);
    await vi.waitFor(async () =>
      expect((await storage.get('chat')) as object).toMatchObject({ tree: [{}, { status: 'done' }] }),
    );
    const again = createChat({ ...options, storage });
    again.connect();
    await vi.waitFor(() => expect(again.getState().tree).toHaveLength(2));
    await again.actions.approve('a');
    expect(ran).toHaveLength(2);
  });

  it('is left where the conversation goes on without it', async () => {
    const { chat, ran, requests } = await askedChat();
    await chat.actions.send('Never mind');
    await chat.actions.approve('a');
    expect(ran).toEqual([]);
    expect(requests[1]?.messages.slice(2, 4).map(({ content }) => content)).toEqual([
      'The tool has not been run.',
      'The tool has not been run.',
    ]);
  });
});
