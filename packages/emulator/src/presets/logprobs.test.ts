import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { events, hubAuth, json, keyAuth, post, startFast } from '../../test/caller.ts';
import type { Emulator } from '../host/start-emulator.ts';

interface Token {
  readonly token: string;
  readonly logprob: number;
  readonly bytes: readonly number[];
}
type Scored = Token & { readonly top_logprobs: readonly Token[] };
interface Chat {
  readonly choices: readonly {
    readonly message: { readonly content: string };
    readonly delta: { readonly content?: string };
    readonly logprobs: { readonly content: readonly Scored[] } | null;
  }[];
}
interface Columns {
  readonly tokens: readonly string[];
  readonly token_logprobs: readonly number[];
  readonly top_logprobs: readonly Readonly<Record<string, number>>[];
  readonly text_offset: readonly number[];
}

let emulator: Emulator;
beforeAll(async () => {
  emulator = await startFast();
});
afterAll(() => emulator.close());

const messages = [{ role: 'user', content: 'Write a short poem about the sea' }];
const chat = (more: object, path = 'nebius/v1/chat/completions', model = 'meta-llama/Meta-Llama-3.1-8B-Instruct') =>
  post(`${emulator.endpoints.router}/${path}`, { model, messages, ...more });
const together = (more: object) => chat(more, 'together/v1/chat/completions', 'deepseek-ai/DeepSeek-V3');

describe('log probabilities of a chat', () => {
  it('are those of each token, with the most likely ones', async () => {
    const { choices } = await json<Chat>(chat({ logprobs: true, top_logprobs: 3 }));
    const scores = choices[0]?.logprobs?.content ?? [];
    expect(scores.map(({ token }) => token).join('')).toBe(choices[0]?.message.content);
    for (const { token, logprob, bytes, top_logprobs: top } of scores) {
      expect(Buffer.from(bytes).toString()).toBe(token);
      expect(top).toHaveLength(3);
      expect(top).toContainEqual({ token, logprob, bytes });
      expect(top.map((other) => other.logprob)).toEqual(top.map((other) => other.logprob).sort((a, b) => b - a));
      expect(top.reduce((sum, other) => sum + Math.exp(other.logprob), 0)).toBeLessThanOrEqual(1.000001);
    }
  });

  it('come with their chunks in a stream', async () => {
    const plain = await json<Chat>(chat({ logprobs: true, top_logprobs: 2 }));
    const chunks = await events<Chat>(await chat({ logprobs: true, top_logprobs: 2, stream: true }));
    const choices = chunks.flatMap((chunk) => chunk.choices);
    expect(choices.flatMap(({ logprobs }) => logprobs?.content ?? [])).toEqual(plain.choices[0]?.logprobs?.content);
    for (const { delta, logprobs } of choices)
      if (delta.content) expect(logprobs?.content.map(({ token }) => token)).toEqual([delta.content]);
  });

  it('are not there unless the request wants them', async () => {
    expect((await json<Chat>(chat({}))).choices[0]?.logprobs).toBeNull();
    const { choices } = await json<Chat>(chat({ logprobs: true }));
    expect(choices[0]?.logprobs?.content[0]?.top_logprobs).toEqual([]);
  });

  it.each([{ top_logprobs: 3 }, { logprobs: true, top_logprobs: 21 }])('are refused for %j', async (wanted) => {
    expect((await chat(wanted)).status).toBe(422);
  });

  it('are lists at together, and an error at groq', async () => {
    const { choices } = await json<{ choices: { message: { content: string }; logprobs: Columns }[] }>(
      together({ logprobs: 1 }),
    );
    expect(choices[0]?.logprobs.tokens.join('')).toBe(choices[0]?.message.content);
    const refused = await chat({ logprobs: true }, 'groq/openai/v1/chat/completions', 'llama-3.1-8b-instant');
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('is not supported')]);
  });
});

it('completions have the log probabilities as lists, with the place of each token', async () => {
  const url = `${emulator.endpoints.router}/together/v1/completions`;
  const body = { model: 'mistralai/Mixtral-8x7B-v0.1', prompt: 'Once upon a time', max_tokens: 6, logprobs: 2 };
  const { choices } = await json<{ choices: { text: string; logprobs: Columns }[] }>(post(url, body));
  const { text = '', logprobs } = choices[0] ?? {};
  expect(logprobs?.tokens.join('')).toBe(text);
  expect(logprobs?.tokens).toEqual(logprobs?.text_offset.map((at, index, all) => text.slice(at, all[index + 1])));
  expect(logprobs?.top_logprobs.map((top) => Object.keys(top).length)).toEqual(Array(6).fill(2));
  const streamed = await events<{ choices: typeof choices }>(await post(url, { ...body, stream: true }));
  const parts = streamed.flatMap((chunk) => chunk.choices.flatMap((choice) => choice.logprobs?.text_offset ?? []));
  expect(parts).toEqual(logprobs?.text_offset);
});

it('responses have them where `include` names them', async () => {
  const url = `${emulator.endpoints.providers.groq}/openai/v1/responses`;
  const body = { model: 'llama-3.1-8b-instant', input: 'Hello', top_logprobs: 2 };
  const respond = async (more: object) => {
    const { output } = await json<{ output: { content: { text: string; logprobs: Scored[] }[] }[] }>(
      post(url, { ...body, ...more }, keyAuth('groq')),
    );
    return output[0]?.content[0];
  };
  const part = await respond({ include: ['message.output_text.logprobs'] });
  expect(part?.logprobs.map(({ token }) => token).join('')).toBe(part?.text);
  expect(part?.logprobs.every(({ top_logprobs: top }) => top.length === 2)).toBe(true);
  expect((await respond({}))?.logprobs).toEqual([]);
});

it('the router passes them on', async () => {
  const url = `${emulator.endpoints.router}/v1/chat/completions`;
  const body = { model: 'Qwen/Qwen2.5-7B-Instruct:nebius', messages, logprobs: true };
  const { choices } = await json<Chat>(post(url, body, hubAuth));
  expect(choices[0]?.logprobs?.content.length).toBeGreaterThan(0);
});
