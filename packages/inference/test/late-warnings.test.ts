import { describe, expect, it, vi } from 'vitest';
import { type CallOptions, type ChatCompletionArgs, chatCompletion } from '../src/index.ts';
import { watchWarnings } from './support/console-warnings.ts';
import { CHAT, fakeFetch } from './support/fake-fetch.ts';

// The code of warnings, as on a slow disk: it comes after the response.
const { answered, answer } = vi.hoisted(() => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  return { answered, answer: () => answer() };
});
vi.mock('../src/call/option-warnings.ts', async (importOriginal) => {
  await answered;
  await new Promise((resolve) => setTimeout(resolve, 300));
  return importOriginal();
});

const misspelled = {
  ...{ temprature: 1 },
  provider: 'groq',
  model: 'o/m',
  accessToken: 'k',
  messages: [],
} satisfies ChatCompletionArgs;
const mapping = {
  'o/m': [{ provider: 'groq', providerId: 'm', hfModelId: 'o/m', task: 'conversational', status: 'live' }],
} as const;

describe('a warning whose code is loaded late', () => {
  it('comes before the end of its call, so that a program that ends then has it', async () => {
    watchWarnings().mockImplementation(() => {});
    const warnings: string[] = [];
    const options: CallOptions = {
      fetch: fakeFetch(() => {
        answer();
        return Response.json(CHAT);
      }),
      mapping,
      onEvent: (event) => void (event.type === 'warning' && warnings.push(event.message)),
    };
    await chatCompletion(misspelled, options);
    expect(warnings).toEqual([expect.stringContaining("Did you mean 'temperature'?")]);
  });
});
