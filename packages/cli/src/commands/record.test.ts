import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { eventually } from '../../test/eventually.ts';
import { fakeIo } from '../../test/fake-io.ts';
import { InterruptError } from '../command-line/errors.ts';
import { main } from '../main.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-record-'));
});
afterEach(() => rm(folder, { recursive: true }));

const token = 'hf_0123456789abcdef';
const args = {
  provider: 'groq' as const,
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
};

function addressIn(text: string): string {
  const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(text) ?? [];
  if (url === undefined) throw new Error('no address yet');
  return url;
}

it('does not record into what is no folder', async () => {
  await writeFile(join(folder, 'notes.txt'), 'mine');
  const fake = fakeIo({ cwd: folder });
  expect(await main(['record', 'notes.txt'], fake.io)).toBe(2);
  expect(fake.err()).toContain('Cannot record to notes.txt: already exists. Name a folder.');
});

/** Runs the command until the action has ended. */
async function recording(words: readonly string[], action: (url: string) => Promise<void>) {
  const fake = fakeIo({ fetch: emulatedNet().fetch, cwd: folder });
  const ended = main(['record', 'tapes', ...words], fake.io);
  const url = await eventually(() => addressIn(fake.out()));
  try {
    await action(url);
  } finally {
    fake.controller.abort(new InterruptError());
  }
  return { code: await ended, err: fake.err() };
}

describe('hubkit record', () => {
  it('passes calls on, and writes exchanges without keys that the emulator replays', async () => {
    const answers: unknown[] = [];
    const { code, err } = await recording([], async (url) => {
      const client = new InferenceClient(token, { endpoints: { hub: `${url}/hub`, router: `${url}/router` } });
      answers.push((await client.chatCompletion(args)).choices[0]?.message.content);
      answers.push(await client.chatCompletionStream(args).text?.());
    });
    expect(code).toBe(0);
    expect(err).toContain('POST /router/groq/openai/v1/chat/completions 200');
    const files = await readdir(join(folder, 'tapes'));
    const texts = await Promise.all(files.map((name) => readFile(join(folder, 'tapes', name), 'utf8')));
    expect(texts.join('')).not.toContain(token);
    expect(texts.some((text) => text.includes('router.huggingface.co'))).toBe(true);

    await using emulator = await startEmulator({ recordings: join(folder, 'tapes') });
    const client = new InferenceClient(token, { endpoints: emulator.endpoints });
    expect((await client.chatCompletion(args)).choices[0]?.message.content).toBe(answers[0]);
  });

  it('passes everything to the server of --to', async () => {
    await using emulator = await startEmulator();
    const fake = fakeIo({ fetch, cwd: folder });
    const ended = main(['record', 'tapes', '--to', emulator.endpoints.router], fake.io);
    const url = await eventually(() => addressIn(fake.out()));
    const answer = await fetch(`${url}/v1/models`, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.status).toBe(200);
    // Compressed on its way to the recorder, but not after it.
    expect(await answer.json()).toMatchObject({ data: expect.any(Array) });
    fake.controller.abort(new InterruptError());
    expect(await ended).toBe(0);
  });

  it.each([
    ['a foreign host', { host: 'evil.test' }, 403],
    ['a web page', { origin: 'https://evil.test' }, 403],
    ['an unknown path', {}, 404],
  ] as const)('refuses %s', async (_, headers, status) => {
    await recording([], async (url) => {
      const { request } = await import('node:http');
      const answered = new Promise<number | undefined>((resolve, reject) => {
        request(`${url}/nowhere`, { headers }, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end();
      });
      expect(await answered).toBe(status);
    });
  });

  it('names a server that is no address', async () => {
    const fake = fakeIo({ cwd: folder });
    expect(await main(['record', 'tapes', '--to', 'localhost'], fake.io)).toBe(2);
    expect(fake.err()).toContain('--to takes the address of a server');
  });
});
