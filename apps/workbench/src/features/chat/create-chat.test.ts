import { type CallOptions, type InferenceClient, ProviderApiError } from '@hubkit/inference';
import { type Turn, textOfTurn, versionsOf } from '@hubkit/react/chat-panel';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { getData, getFailure } from '../../chat-view/turn-data.ts';
import { startRun } from '../../run/start-run.ts';
import type { Connection } from '../../services/connection.ts';
import type { ChatSettings } from './conversation/chat-settings.ts';
import { allTurns, getTree, pathIn } from './conversation/conversation.ts';
import { createChat } from './create-chat.ts';

const settings: ChatSettings = {
  systemPrompt: '',
  isStreamed: true,
};

/** A client whose answer is fed word by word by the test, and that ends a stream as the real one does when aborted. */
function createScript() {
  const asked: unknown[] = [];
  let message: object = { content: 'whole' };
  let clock = 0;
  let say: (words: string | undefined | Error) => void = () => {};
  const chunk = (content: string) => ({
    id: '1',
    created: 0,
    model: 'a/b',
    choices: [{ index: 0, delta: { content } }],
  });
  const client = {
    async chatCompletion(args: object) {
      asked.push(args);
      return {
        ...chunk(''),
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', ...message } }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      };
    },
    async *chatCompletionStream(args: object, options?: CallOptions) {
      asked.push(args);
      for (;;) {
        const words = await new Promise<string | undefined | Error>((resolve, reject) => {
          say = resolve;
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        });
        if (words instanceof Error) throw words;
        if (words === undefined) return;
        yield chunk(words);
      }
    },
  };
  return {
    client,
    asked,
    /** Sets the message of whole answers. */
    answer: (next: object) => {
      message = next;
    },
    /** Goes on by 100 ms with each word. */
    now: () => clock,
    async say(words: string | undefined | Error) {
      clock += 100;
      say(words);
      await settled();
    },
  };
}

// Runs load it late; here it must not take part of a test.
beforeAll(async () => {
  await import('../../run/execute-run.ts');
});

/** Until all that was started has run. */
const settled = async () => {
  // The first answer loads what joins it.
  await vi.dynamicImportSettled();
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setTimeout(resolve, 0));
};

function start(changes: Partial<ChatSettings> = {}) {
  const script = createScript();
  // The script has the two methods that a chat calls, the connection the three that a run needs.
  const connection = {
    client: async () => script.client as unknown as InferenceClient,
    service: () => ({ id: 'test', endpoints: {} }),
    fetchFor: () => fetch,
  } as unknown as Connection;
  let ids = 0;
  const environment = {
    newId: () => 'run',
    now: script.now,
    onNextFrame: (draw: () => void) => void setTimeout(draw, 0),
  };
  const chat = createChat(
    { ...settings, ...changes },
    { start: (spec, onChunk) => startRun(connection, spec, { environment, onChunk }), newId: () => `m${ids++}` },
  );
  chat.setModel('a', { provider: 'groq', model: 'a/b' });
  const path = (column = 'a') => pathIn(chat.store.get(), column);
  const at = (place: number, column = 'a') => path(column)[place] as Turn;
  const shown = (column?: string) => path(column).map((turn) => `${turn.role} ${turn.status}: ${textOfTurn(turn)}`);
  const columns = () => chat.store.get().columns.map(({ id }) => id);
  return { chat, script, path, at, shown, columns };
}

describe('a chat', () => {
  it('shows the answer while it grows and sums it up at its end', async () => {
    const { chat, script, at, shown } = start();
    chat.send('  Hello ');
    await settled();
    expect(shown()).toEqual(['user done: Hello', 'assistant waiting: ']);
    await script.say('Good ');
    await script.say('day');
    await settled();
    expect(shown()[1]).toBe('assistant open: Good day');
    await script.say(undefined);
    expect(shown()[1]).toBe('assistant done: Good day');
    expect(getData(at(1)).report).toMatchObject({
      provider: 'groq',
      isEstimated: true,
      firstTokenMs: 100,
    });
  });

  it('keeps the words that came before it was stopped, and marks them', async () => {
    const { chat, script, shown } = start();
    chat.send('Hello');
    await settled();
    await script.say('Half an ans');
    chat.stop();
    await settled();
    expect(shown()).toEqual(['user done: Hello', 'assistant stopped: Half an ans']);
  });

  it('goes on with an answer in a version of it, and shows nothing of the request', async () => {
    const { chat, script, path } = start();
    chat.send('Hello');
    await settled();
    await script.say('Half of ');
    chat.stop();
    await settled();
    const [question, half] = path();
    chat.continueAnswer('a', half as Turn);
    await settled();
    await script.say('it all');
    await script.say(undefined);
    expect(path().map(textOfTurn)).toEqual(['Hello', 'Half of it all']);
    expect(path()[0]?.id).toBe(question?.id);
    expect(script.asked[1]).toMatchObject({
      messages: [{ content: 'Hello' }, { role: 'assistant', content: 'Half of ' }, { role: 'user' }],
    });
  });

  it('lets go of the events and messages of older answers', async () => {
    const { chat, script, path } = start();
    for (let number = 0; number < 15; number += 1) {
      chat.send(`Question ${number}`);
      await settled();
      await script.say('yes');
      await script.say(undefined);
    }
    const answers = path().filter(({ role }) => role === 'assistant');
    const runs = chat.runs.store.get();
    expect(answers.filter(({ id }) => runs[id] !== undefined)).toHaveLength(12);
    expect(answers[0]).toMatchObject({ parts: [{ type: 'text', text: 'yes' }], data: { report: { model: 'a/b' } } });
    expect(runs[answers[0]?.id ?? '']).toBeUndefined();
  });

  it('keeps the words that came before a failure, beside what went wrong', async () => {
    const { chat, script, at, shown } = start();
    chat.send('Hello');
    await settled();
    await script.say('Half');
    await script.say(new ProviderApiError('groq failed', { provider: 'groq' }));
    expect(shown()[1]).toBe('assistant failed: Half');
    expect(getFailure(at(1))?.kind).toBe('ProviderApiError');
  });

  it('tells the model the system prompt, the parameters and only answers with words', async () => {
    const { chat, script } = start({ systemPrompt: 'Be brief.', temperature: 0.2, maxTokens: 9 });
    chat.send('One');
    await settled();
    await script.say(new Error('broken'));
    chat.send('Two');
    await settled();
    expect(script.asked[1]).toEqual({
      provider: 'groq',
      model: 'a/b',
      temperature: 0.2,
      max_tokens: 9,
      stream_options: { include_usage: true },
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'One' },
        { role: 'user', content: 'Two' },
      ],
    });
  });

  it('sends nothing while an answer is being written, or without words', async () => {
    const { chat, script } = start();
    chat.send(' ');
    chat.send('One');
    chat.send('Two');
    await settled();
    expect(script.asked).toHaveLength(1);
  });

  it('answers a rewritten question beside the first one, which is kept', async () => {
    const { chat, script, path, at, shown } = start();
    chat.send('One');
    await settled();
    await script.say('Uno');
    await script.say(undefined);
    const question = at(0);
    chat.rewrite('a', question, 'Two');
    await settled();
    await script.say('Dos');
    await script.say(undefined);
    expect(shown()).toEqual(['user done: Two', 'assistant done: Dos']);
    chat.choose('a', question);
    expect(shown()).toEqual(['user done: One', 'assistant done: Uno']);
    expect(path().map((turn) => versionsOf(getTree(chat.store.get(), 'a').tree, turn).count)).toEqual([2, 1]);
  });

  it('rewrites an answer without a call, as a further version', async () => {
    const { chat, script, at, shown } = start({ isStreamed: false });
    chat.send('One');
    await settled();
    const answer = at(1);
    chat.rewrite('a', answer, 'mine');
    expect(shown()).toEqual(['user done: One', 'assistant done: mine']);
    expect(script.asked).toHaveLength(1);
    chat.choose('a', answer);
    expect(shown()[1]).toBe('assistant done: whole');
  });

  it('stops an answer that is deleted, and shows it again on undo', async () => {
    const { chat, script, at, shown } = start();
    chat.send('One');
    await settled();
    await script.say('Uno');
    const undo = chat.remove('a', at(1));
    await settled();
    expect(shown()).toEqual(['user done: One']);
    undo();
    expect(shown()).toEqual(['user done: One', 'assistant stopped: Uno']);
  });

  it('comes back from a new chat with all it had, the draft too', async () => {
    const { chat, script, shown } = start();
    chat.send('One');
    await settled();
    await script.say('Uno');
    await settled();
    chat.setDraft('half a thought');
    const undo = chat.clear();
    expect(shown()).toEqual([]);
    expect(chat.store.get().draft).toBe('');
    undo();
    expect(shown()).toEqual(['user done: One', 'assistant stopped: Uno']);
    expect(chat.store.get().draft).toBe('half a thought');
  });

  it('sends images as parts of the message', async () => {
    const { chat, script } = start();
    chat.send('What is this?', [{ type: 'image', url: 'data:image/png;base64,AA==' }]);
    await settled();
    expect(script.asked[0]).toMatchObject({
      messages: [
        {
          role: 'user',
          content: [
            { type: 'image_url', image_url: { url: 'data:image/png;base64,AA==' } },
            { type: 'text', text: 'What is this?' },
          ],
        },
      ],
    });
  });

  it('sends the results of called tools after the calls', async () => {
    const { chat, script, path } = start({ isStreamed: false, tools: '[{"type":"function"}]' });
    script.answer({ tool_calls: [{ id: 'x', function: { name: 'get_weather', arguments: '{}' } }] });
    chat.send('Weather?');
    await settled();
    const call = { type: 'tool-call', id: 'x', name: 'get_weather', arguments: '{}' };
    expect(path().at(-1)?.parts).toEqual([call]);
    script.answer({ content: 'It is sunny.' });
    chat.sendResults('a', { x: 'sunny' });
    await settled();
    expect(script.asked[1]).toMatchObject({
      tools: [{ type: 'function' }],
      messages: [
        { role: 'user' },
        { role: 'assistant', content: null, tool_calls: [{ id: 'x', type: 'function' }] },
        { role: 'tool', tool_call_id: 'x', content: 'sunny' },
      ],
    });
    // One answer, which goes on after the results.
    expect(allTurns(chat.store.get())).toHaveLength(2);
    expect(getData(path().at(-1) as Turn).report).toMatchObject({ promptTokens: 2, completionTokens: 2, attempts: 1 });
    expect(path().at(-1)?.parts).toEqual([
      { ...call, result: 'sunny' },
      { type: 'text', text: 'It is sunny.', step: 1 },
    ]);
  });
});

describe('a chat with models side by side', () => {
  it('sends one question to every model, and keeps their answers apart', async () => {
    const { chat, script, shown } = start({ isStreamed: false });
    chat.addColumn('c/d');
    chat.send('One');
    await settled();
    expect(script.asked.map((args) => Reflect.get(args as object, 'model'))).toEqual(['a/b', 'c/d']);
    expect(shown('a')).toEqual(['user done: One', 'assistant done: whole']);
    chat.send('Two');
    await settled();
    expect(allTurns(chat.store.get())).toHaveLength(8);
    expect(Reflect.get(script.asked[3] as object, 'messages')).toHaveLength(3);
  });

  it('sends a rewritten question to all models that had it, wherever it stands', async () => {
    const { chat, script, at, shown, columns } = start({ isStreamed: false });
    chat.addColumn('c/d');
    for (const question of ['One', 'Two']) {
      chat.send(question);
      await settled();
    }
    const [a = '', b = ''] = columns();
    chat.rewrite(b, at(2, b), 'Three');
    await settled();
    expect(script.asked).toHaveLength(6);
    for (const column of [a, b]) expect(shown(column).slice(2)).toEqual(['user done: Three', 'assistant done: whole']);
  });

  it('goes on with one of them alone, and back', async () => {
    const { chat, at, shown, columns } = start({ isStreamed: false });
    chat.addColumn('c/d');
    const [, b = ''] = columns();
    chat.send('One');
    await settled();
    const other = at(1);
    const undo = chat.keepColumns(({ id }) => id === b);
    expect(chat.store.get().columns).toMatchObject([{ id: b, model: 'c/d' }]);
    // That of A was made first, or at the same time on its left.
    const { index, count, previous } = versionsOf(getTree(chat.store.get(), b).tree, at(1, b));
    expect([index, count, previous]).toMatchObject([1, 2, { data: { origin: other.id } }]);
    chat.send('Two');
    await settled();
    undo();
    expect(shown('a')).toHaveLength(2);
    expect(shown(b)).toHaveLength(4);
    expect(versionsOf(getTree(chat.store.get(), b).tree, at(1, b)).count).toBe(1);
  });

  it('lets go of a deleted question in every column, and restores it in all', async () => {
    const { chat, shown, at, columns } = start({ isStreamed: false });
    chat.addColumn('c/d');
    chat.send('One');
    await settled();
    const [, b = ''] = columns();
    const undo = chat.remove(b, at(0, b));
    expect([shown('a'), shown(b)]).toEqual([[], []]);
    undo();
    expect([shown('a').length, shown(b).length]).toEqual([2, 2]);
  });
});
