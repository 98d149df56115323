import { pathTo, type Turn, textOfTurn, withoutTurn } from '@hubkit/messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatChunk } from '../service/chat-chunk.ts';
import type { ChatRequest } from '../service/chat-service.ts';
import { memoryStorage } from '../storage/state-storage.ts';
import type { ChatOptions } from './chat-options.ts';
import { chatTool } from './chat-tool.ts';
import { createChat } from './create-chat.ts';

/** An answer of the model: its chunks, or a function of the request. */
type Script = readonly ChatChunk[] | ((request: ChatRequest, signal: AbortSignal) => AsyncIterable<ChatChunk>);

const text = (content: string, more: object = {}): ChatChunk => ({ choices: [{ delta: { content }, ...more }] });
const END: ChatChunk = { choices: [{ delta: {}, finish_reason: 'stop' }] };
const call = (id: string, name: string, json: string): ChatChunk => ({
  choices: [{ delta: { tool_calls: [{ index: 0, id, function: { name, arguments: json } }] } }],
});

/** A chat whose client gives scripted answers, one after the other; the last one repeats. */
function chatWith(scripts: readonly Script[], options: Partial<ChatOptions> = {}) {
  const requests: ChatRequest[] = [];
  const client = {
    async *chatCompletionStream(request: ChatRequest, { signal }: { signal: AbortSignal }) {
      const script = scripts[Math.min(requests.length, scripts.length - 1)] ?? [];
      requests.push(request);
      yield* typeof script === 'function' ? script(request, signal) : script;
    },
  };
  const store = createChat({ client, ...options } as ChatOptions);
  const chat = { ...store, ...store.actions };
  return { chat, requests };
}

type Chat = ReturnType<typeof chatWith>['chat'];

const shown = (chat: Chat): readonly Turn[] => pathTo(chat.getState().tree, chat.getState().head);
const words = (chat: Chat) => shown(chat).map((turn) => `${turn.role}: ${textOfTurn(turn)}`);
const last = (chat: Chat) => shown(chat).at(-1) as Turn;

/** A stream that waits for the test: `push` gives a chunk, `end` ends it, `fail` breaks it. */
function heldStream() {
  const queue: ((() => ChatChunk) | undefined)[] = [];
  let wake = () => {};
  const add = (item: (() => ChatChunk) | undefined) => {
    queue.push(item);
    wake();
  };
  const stream: Script = async function* (_, signal) {
    for (;;) {
      while (queue.length === 0 && !signal.aborted)
        await new Promise<void>((resolve) => {
          wake = resolve;
          signal.addEventListener('abort', () => resolve());
        });
      signal.throwIfAborted();
      const item = queue.shift();
      if (!item) return;
      yield item();
    }
  };
  return {
    stream,
    push: (chunk: ChatChunk) => add(() => chunk),
    end: () => add(undefined),
    fail: (error: Error) =>
      add(() => {
        throw error;
      }),
  };
}

describe('a chat', () => {
  it('sends a message with the system prompt and the parameters, and keeps the answer with its usage', async () => {
    const chunks = [text('Hel'), text('lo.'), END, { choices: [], usage: { prompt_tokens: 3, completion_tokens: 2 } }];
    const finished: Turn[] = [];
    const { chat, requests } = chatWith([chunks], {
      model: 'm',
      system: 'Be brief.',
      parameters: { temperature: 0 },
      onFinish: (turn) => finished.push(turn),
    });
    await chat.send('Hi');
    expect(requests[0]).toEqual({
      model: 'm',
      temperature: 0,
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Hi' },
      ],
    });
    expect(words(chat)).toEqual(['user: Hi', 'assistant: Hello.']);
    expect(last(chat)).toMatchObject({ status: 'done', finish: 'stop', usage: { inputTokens: 3, outputTokens: 2 } });
    expect(finished).toEqual([last(chat)]);
    await chat.send('More');
    expect(requests[1]?.messages.map(({ content }) => content)).toEqual(['Be brief.', 'Hi', 'Hello.', 'More']);
  });

  it('sends the wish for thinking, which the client or the gateway translates', async () => {
    const { chat, requests } = chatWith([[text('a'), END]], { reasoning: 'low' });
    await chat.send('Hi');
    expect(requests[0]).toMatchObject({ reasoning: 'low' });
    expect(requests[0]).not.toHaveProperty('reasoning_effort');
  });

  it('keeps what has arrived when it is stopped, and takes nothing that comes later', async () => {
    const held = heldStream();
    const { chat } = chatWith([held.stream]);
    const sent = chat.send('Hi');
    await vi.waitFor(() => expect(last(chat)).toMatchObject({ role: 'assistant', status: 'waiting' }));
    held.push(text('Half'));
    await vi.waitFor(() => expect(words(chat).at(-1)).toBe('assistant: Half'));
    chat.stop();
    held.push(text(' and more'));
    await sent;
    expect(last(chat)).toMatchObject({ status: 'stopped', parts: [{ type: 'text', text: 'Half' }] });
    expect(last(chat).failure).toBeUndefined();
  });

  it('keeps the text of an answer that breaks off, says why, and answers again on retry', async () => {
    const held = heldStream();
    const errors: string[] = [];
    const { chat } = chatWith([held.stream, [text('Whole.'), END]], { onError: ({ message }) => errors.push(message) });
    const sent = chat.send('Hi');
    held.push(text('Half'));
    held.fail(
      Object.assign(new Error('Too many requests.'), {
        code: 'PROVIDER_API',
        response: { status: 429, requestId: 'r1' },
      }),
    );
    await sent;
    expect(last(chat)).toMatchObject({
      status: 'failed',
      parts: [{ text: 'Half' }],
      failure: { message: 'Too many requests.', code: 'PROVIDER_API', status: 429, requestId: 'r1', canRetry: true },
    });
    expect(errors).toEqual(['Too many requests.']);
    await chat.retry();
    expect(words(chat)).toEqual(['user: Hi', 'assistant: Whole.']);
    expect(chat.getState().tree).toHaveLength(3);
  });

  it('stops the first answer when a message is sent twice at once, and answers the last one', async () => {
    const { chat, requests } = chatWith([[text('A'), END]]);
    await Promise.all([chat.send('Q'), chat.send('Q')]);
    const statuses = shown(chat).map(({ role, status }) => `${role}: ${status}`);
    expect(statuses).toEqual(['user: done', 'assistant: stopped', 'user: done', 'assistant: done']);
    expect(words(chat).at(-1)).toBe('assistant: A');
    expect(requests.at(-1)?.messages.map(({ role }) => role)).toEqual(['user', 'user']);
  });

  it('ends the request of an owner that goes, and keeps the text as interrupted', async () => {
    const held = heldStream();
    let signal: AbortSignal | undefined;
    const { chat } = chatWith([
      (request, given) => {
        signal = given;
        return (held.stream as (request: ChatRequest, signal: AbortSignal) => AsyncIterable<ChatChunk>)(request, given);
      },
    ]);
    const leave = chat.connect(true);
    const sent = chat.send('Q');
    held.push(text('Half'));
    await vi.waitFor(() => expect(words(chat).at(-1)).toBe('assistant: Half'));
    leave();
    await sent;
    expect([signal?.aborted, last(chat).status, words(chat).at(-1)]).toEqual([true, 'interrupted', 'assistant: Half']);
  });

  it('hides a failed answer without text when it is retried', async () => {
    const held = heldStream();
    held.fail(new Error('No.'));
    const { chat } = chatWith([held.stream, [text('Yes.'), END]]);
    await chat.send('Hi');
    await chat.retry();
    expect(chat.getState().tree.map(({ isHidden = false }) => isHidden)).toEqual([false, true, false]);
    expect(last(chat).status).toBe('done');
  });

  it('makes versions by edit and regenerate, and goes back to where a version was left', async () => {
    const { chat } = chatWith([
      [text('A'), END],
      [text('B'), END],
      [text('C'), END],
      [text('D'), END],
    ]);
    await chat.send('One');
    await chat.send('Two');
    const [first] = shown(chat);
    await chat.regenerate();
    expect(words(chat)).toEqual(['user: One', 'assistant: A', 'user: Two', 'assistant: C']);
    await chat.edit(first as Turn, 'Uno');
    expect(words(chat)).toEqual(['user: Uno', 'assistant: D']);
    chat.showVersion(first as Turn);
    expect(words(chat)).toEqual(['user: One', 'assistant: A', 'user: Two', 'assistant: C']);
    await chat.edit(last(chat), 'Mine');
    expect(words(chat).at(-1)).toBe('assistant: Mine');
  });

  it('hides a message, shows another version in its place, and undoes that', async () => {
    const { chat } = chatWith([
      [text('A'), END],
      [text('B'), END],
    ]);
    await chat.send('One');
    await chat.regenerate();
    const before = chat.getState();
    chat.replace(withoutTurn(before, last(chat)));
    expect(words(chat)).toEqual(['user: One', 'assistant: A']);
    chat.replace(withoutTurn(chat.getState(), last(chat)));
    expect(words(chat)).toEqual(['user: One']);
    chat.replace(before);
    expect(words(chat)).toEqual(['user: One', 'assistant: B']);
    chat.replace({ tree: [], head: null });
    expect(words(chat)).toEqual([]);
  });
});

describe('a plain list of messages', () => {
  it('takes the place of all messages, whatever came before each', async () => {
    const { chat } = chatWith([
      [text('A'), END],
      [text('B'), END],
    ]);
    await chat.send('One');
    await chat.regenerate();
    chat.setMessages((messages) => [...messages].reverse());
    expect(words(chat)).toEqual(['assistant: B', 'user: One']);
    expect(chat.getState().tree).toHaveLength(2);
    chat.setMessages([]);
    expect(words(chat)).toEqual([]);
  });
});

describe('the tools of a chat', () => {
  const weather = { name: 'weather', parameters: { type: 'object' } };

  it('run in the page, and the answer goes on with their results', async () => {
    const scripts = [
      [call('1', 'weather', '{"city":'), call('1', '', '"Oslo"}'), END],
      [text('It rains.'), END],
    ];
    const run = ({ city }: { city: string }) => ({ city, sky: 'rain' });
    const { chat, requests } = chatWith(scripts, { tools: [chatTool({ ...weather, description: 'Sky.', run })] });
    await chat.send('Oslo?');
    expect(requests[0]?.tools).toEqual([
      { type: 'function', function: { name: 'weather', description: 'Sky.', parameters: { type: 'object' } } },
    ]);
    const made = { id: '1', type: 'function', function: { name: 'weather', arguments: '{"city":"Oslo"}' } };
    expect(requests[1]?.messages.slice(1)).toEqual([
      { role: 'assistant', content: null, tool_calls: [made] },
      { role: 'tool', tool_call_id: '1', content: '{"city":"Oslo","sky":"rain"}' },
    ]);
    expect(last(chat).parts).toMatchObject([
      { type: 'tool-call', name: 'weather' },
      { type: 'text', text: 'It rains.' },
    ]);
  });

  it.each([
    ['{"city": 1', 'Error: '],
    ['{}', 'Error: No city.'],
  ])('send the reason to the model when they fail, with the arguments %s', async (json, reason) => {
    const run = () => Promise.reject(new Error('No city.'));
    const { chat } = chatWith(
      [
        [call('1', 'weather', json), END],
        [text('Sorry.'), END],
      ],
      { tools: [chatTool({ ...weather, run })] },
    );
    await chat.send('Sky?');
    const [made] = last(chat).parts;
    expect(made).toMatchObject({ isError: true, result: expect.stringContaining(reason) });
    expect(last(chat).status).toBe('done');
  });

  it('wait for a result by hand where they have no run', async () => {
    const { chat, requests } = chatWith(
      [
        [call('1', 'weather', '{}'), END],
        [text('Thanks.'), END],
      ],
      { tools: [chatTool(weather)] },
    );
    await chat.send('Sky?');
    expect(requests).toHaveLength(1);
    expect(last(chat)).toMatchObject({ status: 'done', parts: [{ type: 'tool-call' }] });
    await chat.addToolResult('1', 'blue');
    expect(requests[1]?.messages.at(-1)).toEqual({ role: 'tool', tool_call_id: '1', content: 'blue' });
    expect(words(chat).at(-1)).toBe('assistant: Thanks.');
  });

  it('of the server are shown with the results that it sends', async () => {
    const result: ChatChunk = { choices: [{ delta: { role: 'tool', tool_call_id: '1', content: 'rain' } }] };
    const { chat, requests } = chatWith([[call('1', 'weather', '{}'), result, text('It rains.'), END]]);
    await chat.send('Sky?');
    expect(requests).toHaveLength(1);
    expect(last(chat).parts).toMatchObject([{ name: 'weather', result: 'rain' }, { text: 'It rains.' }]);
  });

  it('end after the most steps', async () => {
    const run = () => 'again';
    const { chat, requests } = chatWith([[call('1', 'weather', '{}'), END]], {
      tools: [chatTool({ ...weather, run })],
      maxSteps: 3,
    });
    await chat.send('Sky?');
    expect(requests).toHaveLength(3);
    expect(last(chat)).toMatchObject({ status: 'done', finish: 'max-steps' });
  });
});

describe('a stored chat', () => {
  it('comes back after a reload, with the text of the answer that was interrupted, and continues it in place', async () => {
    const storage = memoryStorage();
    const held = heldStream();
    const before = chatWith([held.stream], { storage });
    const disconnect = before.chat.connect(true);
    const sent = before.chat.send('Count.');
    held.push(text('One, '));
    await vi.waitFor(() => expect(words(before.chat).at(-1)).toBe('assistant: One, '));
    // Nothing is told of the end: the page is just gone.
    const saved = await vi.waitFor(() => {
      const state = structuredClone(storage.get('chat')) as { tree: Turn[] };
      expect(state.tree.at(-1)?.parts).toHaveLength(1);
      return state;
    });
    const after = chatWith([[text('two.'), END]], { storage: { ...storage, get: () => saved } });
    after.chat.connect();
    await vi.waitFor(() => expect(after.chat.getState().isLoaded).toBe(true));
    expect(last(after.chat)).toMatchObject({ status: 'interrupted', parts: [{ text: 'One, ' }] });
    await after.chat.resume();
    expect(after.requests[0]?.messages.at(-1)).toEqual({ role: 'assistant', content: 'One, ' });
    expect(words(after.chat)).toEqual(['user: Count.', 'assistant: One, two.']);
    disconnect();
    await sent;
  });

  it('continues by itself where that is wanted, and is sent nothing before it has been read', async () => {
    const turn: Turn = { id: 'q', parent: null, role: 'user', status: 'done', parts: [{ type: 'text', text: 'Q' }] };
    const open: Turn = {
      id: 'a',
      parent: 'q',
      role: 'assistant',
      status: 'open',
      parts: [{ type: 'text', text: 'A' }],
    };
    const storage = { ...memoryStorage(), get: () => Promise.resolve({ tree: [turn, open], head: 'a' }) };
    const resumed = chatWith([[text('B'), END]], { storage, autoResume: true });
    resumed.chat.connect();
    await vi.waitFor(() => expect(words(resumed.chat)).toEqual(['user: Q', 'assistant: AB']));
    const sending = chatWith([[text('C'), END]], { storage });
    await sending.chat.send('R');
    expect(words(sending.chat)).toEqual(['user: Q', 'assistant: A', 'user: R', 'assistant: C']);
  });

  it('works without a storage that fails, and reports each kind of failure once', async () => {
    const fail = (reason: string) => () => Promise.reject(new Error(reason));
    const errors: string[] = [];
    const storage = { get: fail('Not read.'), set: fail('Not stored.'), remove: fail('Not removed.') };
    const { chat } = chatWith([[text('A'), END]], { storage, onError: ({ message }) => errors.push(message) });
    for (const question of ['Q', 'R', 'S']) await chat.send(question);
    expect(words(chat).slice(0, 2)).toEqual(['user: Q', 'assistant: A']);
    await vi.waitFor(() => expect(errors).toContain('Not stored.'));
    expect(errors).toEqual(['Not read.', 'Not stored.']);
  });
});

describe('changes while an answer arrives', () => {
  let frames: (() => void)[] = [];

  beforeEach(() => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  });

  it('come once per frame, however many chunks there are', async () => {
    const held = heldStream();
    const { chat } = chatWith([held.stream]);
    const sent = chat.send('Hi');
    await vi.waitFor(() => expect(last(chat)).toMatchObject({ status: 'waiting' }));
    let changes = 0;
    chat.subscribe(() => changes++);
    for (let index = 0; index < 1000; index++) held.push(text('x'));
    await vi.waitFor(() => expect(frames).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(changes).toBe(0);
    frames.shift()?.();
    expect(changes).toBe(1);
    held.push(END);
    held.end();
    await sent;
    expect(textOfTurn(last(chat))).toHaveLength(1000);
  });
});
