import { EMULATOR_HUB_TOKEN, serversAt, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { expect, it } from 'vitest';
import type { Run } from './run.ts';
import { testOfRun } from './test-of-run.ts';

const SPEC: Run['spec'] = {
  task: 'conversational',
  method: 'chatCompletion',
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  args: { messages: [{ role: 'user', content: 'What is 2 + 2?' }] },
  isStreamed: true,
};

const EMULATED = { serviceId: 'emulator', events: [] } as const;

/** Runs a printed test with the real packages. Its imports are those of this file. */
async function runPrinted(source: string): Promise<readonly string[]> {
  const names: string[] = [];
  const tests: (() => Promise<void>)[] = [];
  const ends: (() => unknown)[] = [];
  const body = source.replaceAll(/^import .*\n/gm, '');
  const AsyncFunction = (async () => {}).constructor as FunctionConstructor;
  await new AsyncFunction(
    'startEmulator',
    'serversAt',
    'EMULATOR_HUB_TOKEN',
    'InferenceClient',
    'expect',
    'afterAll',
    'it',
    body,
  )(
    startEmulator,
    serversAt,
    EMULATOR_HUB_TOKEN,
    InferenceClient,
    expect,
    (end: () => unknown) => ends.push(end),
    (name: string, test: () => Promise<void>) => {
      names.push(name);
      tests.push(test);
    },
  );
  try {
    for (const test of tests) await test();
  } finally {
    for (const end of ends) await end();
  }
  return names;
}

it('prints an answer as a test that holds', async () => {
  const emulator = await startEmulator({ pace: 'instant' });
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
  const { choices } = await client.chatCompletion({ provider: 'groq', model: SPEC.model, ...SPEC.args } as never);
  await emulator.close();
  const text = choices[0]?.message.content ?? '';
  expect(text).toContain('4');
  expect(await runPrinted(testOfRun({ spec: SPEC, status: 'done', text, ...EMULATED }))).toEqual([
    'answers: conversational',
  ]);
  await expect(
    runPrinted(testOfRun({ spec: SPEC, status: 'done', text: 'another answer', ...EMULATED })),
  ).rejects.toThrow('another answer');
});

it.each([
  ['a real service', 'hub', SPEC],
  ['an own server', 'server http://127.0.0.1:11434', { ...SPEC, provider: 'auto', model: 'llama3.1:8b' }],
  ['a server that a program calls', '', { ...SPEC, provider: 'auto', model: 'llama3.1:8b' }],
])('gives the answer of %s to the emulator, which has others', async (_, serviceId, spec) => {
  const printed = testOfRun({ spec, serviceId, status: 'done', text: 'Four.', events: [] });
  expect(printed).toContain('answers: [{ text: "Four." }]');
  expect(await runPrinted(printed)).toEqual(['answers: conversational']);
});

it('expects the error of a call that failed at a real service or in a program', async () => {
  const events = [{ atMs: 5, type: 'response', text: '400' }] as const;
  const printed = testOfRun({ spec: SPEC, serviceId: '', status: 'failed', text: '', events });
  expect(await runPrinted(printed)).toEqual(['fails with status 400: conversational']);
  expect(printed).toContain('answers: [{ error: { status: 400 } }]');
  const answered = printed.replace('error: { status: 400 }', 'text: "Four."');
  await expect(runPrinted(answered)).rejects.toThrow('resolved');
});

it('prints a failure with the fault that struck it, and one that retries got over', async () => {
  const failure = {
    kind: 'ProviderApiError',
    title: 'Too many requests',
    message: '',
    advice: '',
    status: 429,
    canRetry: true,
  };
  const failed = testOfRun(
    { spec: SPEC, status: 'failed', text: '', failure, ...EMULATED },
    { name: 'rate-limit', times: 3 },
  );
  expect(failed).toContain('emulator.inject({ fault: "rate-limit;retry-after=0" });');
  expect(await runPrinted(failed)).toEqual(['fails with too many requests: conversational']);
  const spec = { ...SPEC, task: 'image-classification', args: { inputs: new File([], 'cat.png') } } as const;
  const file = testOfRun({ spec, status: 'done', text: '', ...EMULATED }, { name: 'bad-gateway', times: 1 });
  expect(file).toContain('readFile(new URL("cat.png", import.meta.url))');
  expect(file).toContain('inputs: file1');
  expect(file).toContain('times: 1');
});
