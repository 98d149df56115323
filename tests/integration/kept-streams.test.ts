import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGateway, memoryStreams, type UsageRecord } from '@hubkit/gateway';
import { nodeListener } from '@hubkit/gateway/node';
import { InferenceClient } from '@hubkit/inference';
import { type ChatOptions, type ChatStore, createChat, memoryStorage, type Turn } from '@hubkit/react/hooks';
import { afterEach, describe, expect, it } from 'vitest';

/** Chats of the hooks that attach again to streams of a gateway: over reloads, lost connections and other tabs. */

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

interface HeldAnswer {
  readonly request: { readonly messages: readonly { readonly role: string; readonly content: unknown }[] };
  readonly isCancelled: () => boolean;
  push(delta: object | string, more?: object): void;
  end(finish?: string): void;
}

/** A gateway whose provider waits for the test, and chats over it in a storage. */
async function site({ keepMs }: { readonly keepMs?: number } = {}) {
  const answers: HeldAnswer[] = [];
  const records: UsageRecord[] = [];
  const requests: string[] = [];
  const connections = new Set<ServerResponse>();
  const send = (async (_: unknown, { body, signal }: RequestInit = {}) => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const stream = new ReadableStream<Uint8Array>({
      start(own) {
        controller = own;
      },
    });
    const write = (value: object) =>
      controller?.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(value)}\n\n`));
    answers.push({
      request: JSON.parse(String(body)),
      isCancelled: () => signal?.aborted === true,
      push: (delta, more = {}) =>
        write({ choices: [{ index: 0, delta: typeof delta === 'string' ? { content: delta } : delta, ...more }] }),
      end(finish = 'stop') {
        write({ choices: [{ index: 0, delta: {}, finish_reason: finish }] });
        write({ choices: [], usage: { prompt_tokens: 2, completion_tokens: 3, total_tokens: 5 } });
        controller?.close();
      },
    });
    return new Response(stream, { headers: { 'content-type': 'text/event-stream' } });
  }) as typeof fetch;
  const streams = memoryStreams({ keepMs });
  const listen = nodeListener(
    createGateway({
      client: new InferenceClient('key', { fetch: send, retry: false }),
      models: { m: { targets: [{ model: 'a/b', endpointUrl: 'https://provider.example/v1' }] } },
      authorize: () => ({ id: 'ada' }),
      streams,
      onUsage: (record) => records.push(record),
    }),
  );
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url?.split('/v1/')[1]?.split('/')[0]}`);
    connections.add(response.once('close', () => connections.delete(response)));
    void listen(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const storage = memoryStorage();
  /** A page with the stored chat. `leave` closes it, as a reload does. */
  const page = (options: Partial<ChatOptions> = {}) => {
    const chat = createChat({ api, model: 'm', storage, keepsStreams: true, ...options } as ChatOptions);
    const leave = chat.connect(true);
    open.push(async () => leave());
    return { chat, leave };
  };
  return {
    page,
    answers,
    records,
    requests,
    streams,
    cutConnections: () => {
      for (const response of connections) response.destroy();
    },
  };
}

const last = (chat: ChatStore) => chat.getState().tree.at(-1) as Turn;
const text = (chat: ChatStore) => last(chat)?.parts.map((part) => ('text' in part ? part.text : part.type));
const nth = async (answers: readonly HeldAnswer[], index: number) => {
  await expect.poll(() => answers.length).toBeGreaterThan(index);
  return answers[index] as HeldAnswer;
};

/** Asks, waits for the first words, and closes the page. */
async function leaveMidway(shop: Awaited<ReturnType<typeof site>>, options: Partial<ChatOptions> = {}) {
  const { chat, leave } = shop.page(options);
  void chat.actions.send('Hi');
  const answer = await nth(shop.answers, 0);
  answer.push('O');
  answer.push('ne ');
  await expect.poll(() => text(chat)).toEqual(['One ']);
  leave();
  expect(last(chat)).toMatchObject({ status: 'interrupted', stream: { before: { parts: [] } } });
  return answer;
}

describe('a chat that keeps its streams', () => {
  it('attaches after a reload, and pays once', async () => {
    const shop = await site();
    const answer = await leaveMidway(shop);
    answer.push('two ');
    const finished: Turn[] = [];
    const { chat } = shop.page({ onFinish: (turn) => finished.push(turn) });
    await expect.poll(() => text(chat)).toEqual(['One two ']);
    expect(last(chat).status).toBe('open');
    answer.push('three.');
    answer.end();
    await expect
      .poll(() => last(chat))
      .toMatchObject({
        status: 'done',
        parts: [{ type: 'text', text: 'One two three.' }],
        usage: { inputTokens: 2, outputTokens: 3 },
      });
    expect(last(chat).stream).toBeUndefined();
    expect(finished).toHaveLength(1);
    expect(shop.requests).toEqual(['POST chat', 'GET streams']);
    expect(shop.records.map(({ outcome }) => outcome)).toEqual(['ok']);
  });

  it('never shows less than before while it attaches', async () => {
    const shop = await site();
    const answer = await leaveMidway(shop);
    const { chat } = shop.page({ fetch: eventByEvent });
    const lengths: number[] = [];
    chat.subscribe(() => lengths.push(text(chat).join('').length));
    answer.push('two.');
    answer.end();
    await expect.poll(() => last(chat).status).toBe('done');
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual('One '.length);
  });

  it('attaches before the first words, too', async () => {
    const shop = await site();
    const { chat, leave } = shop.page();
    void chat.actions.send('Hi');
    const answer = await nth(shop.answers, 0);
    answer.push({ role: 'assistant' });
    await expect.poll(() => last(chat).stream).toBeDefined();
    leave();
    const after = shop.page();
    answer.push('Now.');
    answer.end();
    await expect.poll(() => text(after.chat)).toEqual(['Now.']);
    expect(shop.answers).toHaveLength(1);
  });

  it('attaches after a lost connection, from the last event', async () => {
    const shop = await site();
    const { chat } = shop.page();
    const sent = chat.actions.send('Hi');
    const answer = await nth(shop.answers, 0);
    answer.push('One ');
    await expect.poll(() => text(chat)).toEqual(['One ']);
    shop.cutConnections();
    answer.push('two.');
    answer.end();
    await sent;
    expect(last(chat)).toMatchObject({ status: 'done', parts: [{ type: 'text', text: 'One two.' }] });
    expect(shop.requests).toEqual(['POST chat', 'GET streams']);
  });

  it('stops by a request of its own, also before the first words', async () => {
    for (const words of ['', 'One ']) {
      const shop = await site();
      const { chat } = shop.page();
      void chat.actions.send('Hi');
      const answer = await nth(shop.answers, 0);
      answer.push(words || { role: 'assistant' });
      await expect.poll(() => [last(chat).stream !== undefined, text(chat).join('')]).toEqual([true, words]);
      chat.actions.stop();
      expect(last(chat).status).toBe('stopped');
      await expect.poll(answer.isCancelled).toBe(true);
      await expect.poll(() => shop.records.map(({ outcome }) => outcome)).toEqual(['cancelled']);
      expect(last(chat).stream).toBeUndefined();
      expect(shop.requests).toEqual(['POST chat', 'DELETE streams']);
    }
  });

  it('is stopped in every tab by the stop of one', async () => {
    const shop = await site();
    const first = shop.page();
    void first.chat.actions.send('Hi');
    const answer = await nth(shop.answers, 0);
    answer.push('One ');
    await expect.poll(() => text(first.chat)).toEqual(['One ']);
    first.chat.save();
    const second = shop.page();
    await expect.poll(() => [last(second.chat)?.status, text(second.chat)]).toEqual(['open', ['One ']]);
    first.chat.actions.stop();
    await expect.poll(() => last(second.chat).status).toBe('stopped');
    expect(last(second.chat).failure).toBeUndefined();
  });

  it('reads the step of a run with tools again that the reload has cut, and runs no call that is not whole', async () => {
    const shop = await site();
    const runs: string[] = [];
    const { chatTool } = await import('@hubkit/react/hooks');
    const tool = chatTool({
      name: 'look',
      parameters: { type: 'object' },
      run: (args) => {
        runs.push(JSON.stringify(args));
        return 'seen';
      },
    });
    const tools = [tool];
    const { chat, leave } = shop.page({ tools });
    void chat.actions.send('Hi');
    const first = await nth(shop.answers, 0);
    first.push({ tool_calls: [{ index: 0, id: 'c1', function: { name: 'look', arguments: '{"at":' } }] });
    await expect.poll(() => text(chat)).toEqual(['tool-call']);
    leave();
    const after = shop.page({ tools });
    first.push({ tool_calls: [{ index: 0, function: { arguments: '1}' } }] });
    first.end('tool_calls');
    const second = await nth(shop.answers, 1);
    expect(runs).toEqual(['{"at":1}']);
    expect(second.request.messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'tool']);
    second.push('Done.');
    second.end();
    await expect.poll(() => last(after.chat).status).toBe('done');
    expect(text(after.chat)).toEqual(['tool-call', 'Done.']);
    expect(last(after.chat).usage).toEqual({ inputTokens: 4, outputTokens: 6 });
  });

  describe('whose stream is gone', () => {
    const gone = async (options: Partial<ChatOptions> = {}) => {
      const shop = await site({ keepMs: 1 });
      const answer = await leaveMidway(shop, options);
      answer.end();
      await expect.poll(() => shop.records.length).toBe(1);
      const signal = new AbortController().signal;
      // Nothing is left of it a millisecond after its end.
      await expect.poll(() => shop.streams.read('any', 0, { waitMs: 1, signal })).toBeUndefined();
      return shop;
    };

    it('stays interrupted, as nothing is paid for without a click', async () => {
      const shop = await gone();
      const { chat } = shop.page();
      await expect.poll(() => shop.requests).toEqual(['POST chat', 'GET streams']);
      await expect.poll(() => last(chat)).toMatchObject({ status: 'interrupted', stream: undefined });
      expect(text(chat)).toEqual(['One ']);
      const resumed = chat.actions.resume();
      const answer = await nth(shop.answers, 1);
      expect(answer.request.messages.at(-1)).toMatchObject({ role: 'assistant', content: 'One ' });
      answer.push('two.');
      answer.end();
      await resumed;
      expect(text(chat)).toEqual(['One two.']);
    });

    it('is continued by itself with `autoResume`', async () => {
      const shop = await gone();
      const { chat } = shop.page({ autoResume: true });
      const answer = await nth(shop.answers, 1);
      answer.push('two.');
      answer.end();
      await expect.poll(() => last(chat).status).toBe('done');
      expect(text(chat)).toEqual(['One two.']);
    });
  });

  it('stops the stream of an answer that was lost when it is asked for again', async () => {
    const shop = await site();
    const answer = await leaveMidway(shop);
    const { chat } = shop.page({ fetch: failingOnce() });
    await expect.poll(() => last(chat)).toMatchObject({ status: 'failed', stream: { events: 2 } });
    void chat.actions.regenerate();
    await expect.poll(answer.isCancelled).toBe(true);
    const other = await nth(shop.answers, 1);
    other.push('Again.');
    other.end();
    await expect.poll(() => text(chat)).toEqual(['Again.']);
  });
});

/** Gives the events of a stream one after the other, with a frame between them. */
const eventByEvent: typeof fetch = async (input, init) => {
  const response = await fetch(input, init);
  const split = new TransformStream<string, string>({
    async transform(text, controller) {
      for (const event of text.split(/(?<=\n\n)/)) {
        controller.enqueue(event);
        for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => setTimeout(resolve));
      }
    },
  });
  const body = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(split)
    .pipeThrough(new TextEncoderStream());
  return new Response(body ?? null, response);
};

/** A session that has ended for the first request. */
function failingOnce(): typeof fetch {
  let calls = 0;
  return async (input, init) => (calls++ === 0 ? Response.json({}, { status: 401 }) : fetch(input, init));
}

describe('a chat that does not keep its streams', () => {
  it('asks for none, and cancels by leaving', async () => {
    const shop = await site();
    const { chat, leave } = shop.page({ keepsStreams: false });
    void chat.actions.send('Hi');
    const answer = await nth(shop.answers, 0);
    answer.push('One ');
    await expect.poll(() => text(chat)).toEqual(['One ']);
    expect(last(chat).stream).toBeUndefined();
    leave();
    await expect.poll(answer.isCancelled).toBe(true);
  });
});
