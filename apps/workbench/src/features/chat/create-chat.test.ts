import { ProviderApiError } from '@hubkit/inference';
import { describe, expect, it } from 'vitest';
import type { ChatClient } from './answer/ask.ts';
import type { ChatSettings } from './conversation/chat-settings.ts';
import { createChat } from './create-chat.ts';

const settings: ChatSettings = {
  provider: 'groq',
  model: 'a/b',
  systemPrompt: '',
  isStreamed: true,
};

/** A client whose answer is fed word by word by the test, and that ends a stream as the real one does when aborted. */
function createScript() {
  const asked: unknown[] = [];
  let say: (words: string | undefined | Error) => void = () => {};
  const chunk = (content: string) => ({
    id: '1',
    created: 0,
    model: 'a/b',
    choices: [{ index: 0, delta: { content } }],
  });
  const client: ChatClient = {
    async chatCompletion(args) {
      asked.push(args);
      return {
        ...chunk(''),
        choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content: 'whole' } }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      };
    },
    async *chatCompletionStream(args, options) {
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
    async say(words: string | undefined | Error) {
      say(words);
      await settled();
    },
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function start(changes: Partial<ChatSettings> = {}) {
  const script = createScript();
  let ids = 0;
  let clock = 0;
  const chat = createChat(
    { ...settings, ...changes },
    {
      client: async () => script.client,
      providerOf: () => undefined,
      now: () => (clock += 100),
      onNextFrame: (callback) => setTimeout(callback, 0),
      newId: () => `m${++ids}`,
    },
  );
  const shown = () => chat.store.get().messages.map(({ role, content, status }) => `${role} ${status}: ${content}`);
  return { chat, script, shown };
}

describe('a chat', () => {
  it('shows the answer while it grows and sums it up at its end', async () => {
    const { chat, script, shown } = start();
    chat.send('  Hello ');
    await settled();
    expect(shown()).toEqual(['user done: Hello', 'assistant waiting: ']);
    await script.say('Good ');
    await script.say('day');
    await settled();
    expect(shown()[1]).toBe('assistant streaming: Good day');
    await script.say(undefined);
    expect(shown()[1]).toBe('assistant done: Good day');
    expect(chat.store.get().messages[1]?.report).toMatchObject({
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

  it('keeps the words that came before a failure, beside what went wrong', async () => {
    const { chat, script, shown } = start();
    chat.send('Hello');
    await settled();
    await script.say('Half');
    await script.say(new ProviderApiError('groq failed', { provider: 'groq' }));
    expect(shown()[1]).toBe('assistant failed: Half');
    expect(chat.store.get().messages[1]?.failure?.kind).toBe('ProviderApiError');
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

  it('asks a rewritten question again and drops what followed', async () => {
    const { chat, script, shown } = start();
    chat.send('One');
    await settled();
    await script.say('Uno');
    await script.say(undefined);
    chat.rewrite('m1', 'Two');
    await settled();
    await script.say('Dos');
    await script.say(undefined);
    expect(shown()).toEqual(['user done: Two', 'assistant done: Dos']);
  });

  it('rewrites an answer without asking', async () => {
    const { chat, script, shown } = start({ isStreamed: false });
    chat.send('One');
    await settled();
    chat.rewrite('m2', 'mine');
    expect(shown()).toEqual(['user done: One', 'assistant done: mine']);
    expect(script.asked).toHaveLength(1);
  });

  it('stops an answer that is removed or cleared away, and it stays away', async () => {
    const { chat, script, shown } = start();
    chat.send('One');
    await settled();
    await script.say('Uno');
    chat.remove('m2');
    await settled();
    expect(shown()).toEqual(['user done: One']);
    chat.clear();
    expect(shown()).toEqual([]);
  });
});
