import { defineTool, InferenceClient, toolApprovals, toolRunResponse } from '@hubkit/inference';
import { pathTo, type ToolCallPart, type Turn, textOfTurn } from '@hubkit/messages';
import { type ChatStore, createChat } from '@hubkit/react/hooks';
import { describe, expect, it } from 'vitest';
import { bytesOf, calling, OK, scripted } from '../support/scripted-model.ts';

/** The body of a request to the model. */
interface ChatRequest {
  readonly messages: readonly { readonly role: string; readonly content?: unknown }[];
}

const last = (chat: ChatStore) => pathTo(chat.getState().tree, chat.getState().head).at(-1) as Turn;
const callsIn = (chat: ChatStore) => last(chat).parts.filter((part): part is ToolCallPart => part.type === 'tool-call');
describe('a tool of the server that needs approval', () => {
  /** A chat whose server runs tools by `toolRunResponse`, with a model that gives scripted answers. */
  async function serverChat(bodies: readonly string[], change: (body: string) => string = (body) => body) {
    const model = scripted<ChatRequest>(bodies);
    const ran: unknown[] = [];
    const failures: unknown[] = [];
    const pages: { readonly decisions?: readonly { readonly seal?: string }[] }[] = [];
    const client = new InferenceClient(undefined, {
      endpointUrl: 'http://h.example/v1',
      fetch: model.fetch as typeof fetch,
      retry: false,
    });
    const approvals = toolApprovals({ secret: 'a secret of the server' });
    const tools = ['remove', 'find'].map((name) =>
      defineTool({
        name,
        parameters: { type: 'object' },
        needsApproval: name === 'remove',
        run: (args: unknown) => `${name} of ${ran.push(args)}`,
      }),
    );
    const route = async (_: unknown, init?: RequestInit) => {
      const body = JSON.parse(change(String(init?.body)));
      pages.push(body);
      const { messages, decisions } = body;
      const args = { model: 'm', messages, tools, approvals, ...(decisions && { decisions }) };
      return toolRunResponse(client, args, { onError: (error) => failures.push(error) });
    };
    const chat = createChat({ api: '/x', fetch: route as typeof fetch });
    await chat.actions.send('Hi');
    return { chat, ran, requests: model.requests, pages, failures };
  }

  it('is asked for in the page, and runs on the server with its seal', async () => {
    const { chat, ran, requests, pages } = await serverChat([calling(['a', 'remove', '{"n":1}'], ['b', 'find']), OK]);
    expect(last(chat).failure).toBeUndefined();
    expect([ran, callsIn(chat).map(({ approval }) => approval)]).toEqual([[], ['asked', undefined]]);
    expect(callsIn(chat)[0]?.seal).toMatch(/^\d+\./);
    await chat.actions.approve('a');
    expect(last(chat).failure).toBeUndefined();
    expect(pages[1]?.decisions).toEqual([{ id: 'a', isApproved: true, seal: callsIn(chat)[0]?.seal }]);
    expect(ran).toEqual([{ n: 1 }, {}]);
    expect(callsIn(chat).map(({ result }) => result)).toEqual(['remove of 1', 'find of 2']);
    expect(textOfTurn(last(chat))).toBe('ok');
    // The model sees the conversation, and nothing of the approval.
    expect(requests[1]?.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool', 'tool']);
    expect(JSON.stringify(requests)).not.toMatch(/seal|asked|decisions/);
  });

  it('does not run when it is denied', async () => {
    const { chat, ran, requests } = await serverChat([calling(['a', 'remove']), OK]);
    await chat.actions.deny('a', 'Not today.');
    expect(ran).toEqual([]);
    expect(requests[1]?.messages[2]?.content).toBe('The user has denied this call. Not today.');
    expect([callsIn(chat)[0]?.result, textOfTurn(last(chat))]).toEqual([
      'The user has denied this call. Not today.',
      'ok',
    ]);
  });

  it('is asked for in each step, and the usage of all steps is counted', async () => {
    const usage = bytesOf([{ choices: [], usage: { prompt_tokens: 2, completion_tokens: 3 } }]);
    const { chat, ran } = await serverChat([
      calling(['a', 'find']) + usage,
      calling(['call_0', 'remove']) + usage,
      calling(['call_0', 'remove']) + usage,
      OK + usage,
    ]);
    expect(ran).toHaveLength(1);
    await chat.actions.approve('call_0');
    expect(ran).toHaveLength(2);
    await chat.actions.approve('call_0');
    expect([ran.length, textOfTurn(last(chat))]).toEqual([3, 'ok']);
    expect(last(chat).usage).toEqual({ inputTokens: 8, outputTokens: 12 });
  });

  it('does not run with other arguments than those that were shown', async () => {
    const change = (body: string) => body.replace('{\\"n\\":1}', '{\\"n\\":2}');
    const { chat, ran, failures } = await serverChat([calling(['a', 'remove', '{"n":1}']), OK], change);
    await chat.actions.approve('a');
    expect([ran, last(chat).failure?.message]).toEqual([[], expect.stringContaining('the call was changed')]);
    expect(failures).toHaveLength(1);
  });
});

it('keeps the words of strange errors on the server', async () => {
  const failures: unknown[] = [];
  const secret = new Error('password=1');
  const client = { runTools: () => Promise.reject(secret) };
  const response = toolRunResponse(
    client,
    { model: 'm', messages: [], tools: [] },
    { onError: (error) => failures.push(error) },
  );
  expect(await response.text()).toBe(
    'data: {"error":{"message":"The server failed while it ran the tools of this answer."}}\n\n',
  );
  expect(failures).toEqual([secret]);
});

it('ends the run when the page goes away', async () => {
  let given: AbortSignal | undefined;
  const client = {
    runTools: (_: unknown, options?: { readonly signal?: AbortSignal }) => {
      given = options?.signal;
      return new Promise<never>((_resolve, reject) => given?.addEventListener('abort', () => reject(given?.reason)));
    },
  };
  const response = toolRunResponse(client, { model: 'm', messages: [], tools: [] });
  await response.body?.cancel();
  expect(given?.aborted).toBe(true);
});
