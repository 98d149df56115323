import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { readStdin } from '../io/read-input.ts';
import { main } from '../main.ts';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-answer-'));
});
afterEach(() => rm(cwd, { recursive: true }));

async function chat(args: readonly string[], options: FakeIoOptions = {}) {
  const fake = fakeIo({ cwd, ...options });
  const code = await main(['chat', '--no-log', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err() };
}

describe('an answer without a text', () => {
  const choice = (message: object, finish_reason: string) => ({ index: 0, message, delta: message, finish_reason });
  /** A server that gives one choice, streamed or whole. */
  const server =
    (given: object | undefined): typeof globalThis.fetch =>
    async (_, init) => {
      if (!JSON.parse(String(init?.body)).stream)
        return Response.json({ choices: [given ?? choice({ content: '' }, 'stop')] });
      const events = given ? `data: ${JSON.stringify({ choices: [given] })}\n\n` : '';
      return new Response(`${events}data: [DONE]\n\n`, { headers: { 'content-type': 'text/event-stream' } });
    };
  const call = { index: 0, id: 'a', type: 'function', function: { name: 'look_up', arguments: '{}' } };
  it.each([
    ['used up by reasoning', choice({ reasoning_content: 'hm' }, 'length'), 'Raise --max-tokens'],
    ['filtered', choice({}, 'content_filter'), "The service's content filter ended the answer."],
    ['refused', choice({ refusal: 'I cannot.' }, 'stop'), 'The model declined to answer: I cannot.'],
    [
      'a call of no tool',
      choice({ tool_calls: [call] }, 'tool_calls'),
      'The model called look_up instead of answering',
    ],
    ['nothing at all', undefined, 'The answer is empty.'],
  ])('fails with a sentence: %s', async (_kind, given, message) => {
    for (const form of [[], ['--no-stream'], ['--json']]) {
      const args = [...form, '-m', 'm', '--endpoint', 'http://127.0.0.1:1/v1', 'Hi'];
      const { code, err } = await chat(args, { fetch: server(given) });
      expect({ form, code, err }).toEqual({ form, code: 1, err: expect.stringContaining(message) });
    }
  });
});

describe('standard input that stays silent', () => {
  it.each(['pipe', 'socket'] as const)('is mentioned, and late text of a %s is read', async (stdinForm) => {
    const { io, keyboard, err } = fakeIo({ stdin: '', stdinForm });
    // Nothing is written yet: a stream of its own.
    const { PassThrough } = await import('node:stream');
    const late = new PassThrough();
    Object.assign(io, { stdin: late });
    const read = readStdin(io, 1);
    await expect.poll(err).toContain('waiting for standard input, which is open but silent');
    late.end('late');
    expect(Buffer.from(await read).toString()).toBe('late');
    keyboard.end();
  });
});

describe('a word with @ that names no file', () => {
  it.each([
    ['a folder', ['compare', '@.', 'and', '@..']],
    ['a pipe', ['ask', '@pipe', 'now']],
  ])('is sent as it is: %s', async (_kind, words) => {
    const made = spawn('mkfifo', ['pipe'], { cwd });
    await new Promise((done) => made.on('close', done));
    const net = emulatedNet();
    const { code } = await chat(words, { fetch: net.fetch, env: { HF_TOKEN: 'hf_0123456789' } });
    const { messages } = net.bodies.at(-1) as { readonly messages: unknown };
    expect({ code, messages }).toEqual({ code: 0, messages: [{ role: 'user', content: words.join(' ') }] });
  });
});

describe('a hub that is out of reach', () => {
  const offline = async () => {
    throw new TypeError('fetch failed');
  };
  it('is named where it has to choose the model', async () => {
    const fake = fakeIo({ cwd, fetch: offline, env: { HF_TOKEN: 'hf_0123456789' }, stdin: 'x' });
    expect(await main(['run', 'summarization', 'A long text.'], fake.io)).toBe(1);
    expect(fake.err()).toContain(
      'The hub cannot be reached at https://huggingface.co, so no model for summarization could be chosen.',
    );
  });

  it('is not blamed for an empty option', async () => {
    const { code, err } = await chat(['-m', '', 'Hi'], { fetch: offline, env: { HF_TOKEN: 'hf_0123456789' } });
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining('--model is empty: give it a value, or leave it out.'),
    });
  });
});

it('says in one sentence that the disk is full', async () => {
  const fake = fakeIo({ cwd, fetch: emulatedNet().fetch });
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  Object.assign(fake.io.stdout, { write: (_chunk: unknown, done: (error: Error) => void) => done(full) });
  expect(await main(['chat', '--no-log', '--emulator', 'Hi'], fake.io)).toBe(1);
  expect(fake.err()).toContain('hubkit: Cannot write to standard output: the disk is full.');
});
