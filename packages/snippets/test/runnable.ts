import type { BaseUrls } from '@hubkit/inference';
import { getInferenceSnippets, type InferenceSnippet } from '../src/index.ts';

/** A snippet that needs nothing but what every machine with our tests has, and how to run it. */
export interface RunnableSnippet {
  /** A title for a test. */
  readonly name: string;
  readonly snippet: InferenceSnippet;
  /** The program that reads the snippet on standard input. */
  readonly command: string;
  readonly args: readonly string[];
  /** Environment variables that hold keys which the emulator accepts. */
  readonly environment: Readonly<Record<string, string>>;
  /** The text of the answer in what the snippet printed; empty when there is none. */
  readonly answerIn: (printed: string) => string;
}

const interpreters = {
  python: { command: 'python3', args: ['-'] },
  js: { command: process.execPath, args: ['--input-type=module', '-'] },
  sh: { command: 'sh', args: ['-s'] },
} as const;

/** Clients that come with the languages themselves, or nearly always do. */
const atHand = new Set(['requests', 'fetch', 'curl']);

const keys = { HF_TOKEN: 'hf_emulator_token', GROQ_API_KEY: 'emulator-groq', TOGETHER_API_KEY: 'emulator-together' };

const model = { id: 'meta-llama/Llama-3.1-8B-Instruct', pipeline_tag: 'text-generation', tags: ['conversational'] };

const calls = [
  { provider: 'groq', providerId: 'llama-3.1-8b-instant', directRequest: false, streaming: false },
  { provider: 'groq', providerId: 'llama-3.1-8b-instant', directRequest: false, streaming: true },
  { provider: 'groq', providerId: 'llama-3.1-8b-instant', directRequest: true, streaming: false },
  { provider: 'groq', providerId: 'llama-3.1-8b-instant', directRequest: true, streaming: true },
] as const;

/** Snippets to run against an emulator with these endpoints. */
export function runnableSnippets(endpoints: BaseUrls): readonly RunnableSnippet[] {
  return calls.flatMap(({ provider, providerId, ...options }) =>
    getInferenceSnippets(model, provider, { providerId }, { ...options, endpoints })
      .filter(({ client }) => atHand.has(client))
      .map((snippet) => ({
        name: [
          snippet.language,
          snippet.client,
          provider,
          options.directRequest && 'direct',
          options.streaming && 'stream',
        ]
          .filter(Boolean)
          .join(' '),
        snippet,
        ...interpreters[snippet.language],
        environment: keys,
        answerIn: snippet.client === 'curl' ? answerOfCurl : (printed) => printed.trim(),
      })),
  );
}

/** curl prints the answer as it comes: JSON, or events with a piece each. */
function answerOfCurl(printed: string): string {
  if (!printed.startsWith('data:')) return JSON.parse(printed).choices[0].message.content;
  return printed
    .split('\n')
    .filter((line) => line.startsWith('data:') && !line.includes('[DONE]'))
    .map((line) => JSON.parse(line.slice('data:'.length)).choices[0]?.delta.content ?? '')
    .join('');
}
