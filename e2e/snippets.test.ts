import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { startEmulator } from '@hubkit/emulator';
import { getInferenceSnippets } from '@hubkit/snippets';
import { afterAll, describe, expect, it } from 'vitest';
import { type RunnableSnippet, runnableSnippets } from '../packages/snippets/test/runnable.ts';
import { findPython } from '../scripts/python-env.mjs';
import { describeWith } from '../test-support/describe-with.ts';
import { root } from './workspace.ts';

const emulator = await startEmulator({ port: 0 });
const { endpoints } = emulator;
const snippets = runnableSnippets(endpoints);
const keys = { HF_TOKEN: 'hf_emulator_token', GROQ_API_KEY: 'emulator-groq' };

afterAll(() => emulator.close());

describe('snippets, run against the emulator', () => {
  it.each(snippets.filter(({ command }) => command !== 'python3'))('$name', (snippet) => expectAnswer(snippet));

  // These clients know only the real addresses, so their requests are sent elsewhere on the way out.
  const model = { id: 'meta-llama/Llama-3.1-8B-Instruct', pipeline_tag: 'text-generation', tags: ['conversational'] };
  const calls = [false, true].flatMap((streaming) =>
    getInferenceSnippets(model, 'groq', { providerId: 'llama-3.1-8b-instant' }, { streaming })
      .filter(({ language, client }) => language === 'js' && client !== 'fetch')
      .map((snippet) => ({ name: `${snippet.client}${streaming ? ' stream' : ''}`, snippet })),
  );

  it('covers both JavaScript clients, plain and streaming', () => {
    expect(calls.map(({ name }) => name).sort()).toEqual([
      'huggingface.js',
      'huggingface.js stream',
      'openai',
      'openai stream',
    ]);
  });

  it.each(calls)('js $name, at the real addresses', async ({ snippet }) => {
    const redirect = { 'https://router.huggingface.co': endpoints.router, 'https://huggingface.co': endpoints.hub };
    const preload = pathToFileURL(join(root, 'e2e/fixtures/redirect.mjs')).href;
    const args = ['--import', preload, '--input-type=module', '-'];
    const environment = { ...keys, HUBKIT_REDIRECT: JSON.stringify(redirect) };
    const printed = await execute(process.execPath, args, snippet.content, environment);
    expect(printed.trim().length).toBeGreaterThan(10);
  });
});

describeWith(findPython('requests'), 'Python snippets, run against the emulator', (python) => {
  it.each(snippets.filter(({ command }) => command === 'python3'))('$name', (snippet) => expectAnswer(snippet, python));
});

async function expectAnswer({ snippet, command, args, environment, answerIn }: RunnableSnippet, program = command) {
  const printed = await execute(program, args, snippet.content, environment);
  expect(answerIn(printed).length).toBeGreaterThan(10);
}

async function execute(command: string, args: readonly string[], input: string, environment: Record<string, string>) {
  const child = spawn(command, args, { cwd: root, env: { ...process.env, ...environment } });
  child.stdin.end(input);
  const [printed, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${complaint}\n--- the snippet\n${input}`);
  return printed;
}
