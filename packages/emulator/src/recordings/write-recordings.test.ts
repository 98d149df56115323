import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { encodeSpeech } from '../content/audio/encode-speech.ts';
import { EMULATOR_HUB_TOKEN } from '../contract/tokens.ts';
import { createEmulator } from '../host/create-emulator.ts';

const root = mkdtempSync(join(tmpdir(), 'hubkit-record-'));
afterAll(() => rmSync(root, { recursive: true }));

let folders = 0;
const newFolder = () => join(root, String(folders++));
const CHAT = 'http://127.0.0.1/router/groq/openai/v1/chat/completions';
const authorization = `Bearer ${EMULATOR_HUB_TOKEN}`;
const chat = (content: string, more: object = {}) =>
  new Request(CHAT, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'x-secret': 'hidden' },
    body: JSON.stringify({ model: 'llama-3.1-8b-instant', messages: [{ role: 'user', content }], ...more }),
  });

function readFiles(folder: string) {
  return readdirSync(folder)
    .sort()
    .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
}

it('writes each exchange when its response has ended, without credentials', async () => {
  const record = newFolder();
  const emulator = createEmulator({ pace: 'instant', record });
  const answer = await (await emulator.fetch(chat('What is 2 + 2?'))).text();
  await (await emulator.fetch(new Request('http://127.0.0.1/hub/api/models?limit=1'))).text();
  await (await emulator.fetch(new Request('http://127.0.0.1/exchanges'))).text();
  const files = readFiles(record);
  expect(files.map(({ name }) => name)).toEqual([
    '0001-POST-router.huggingface.co-groq-openai-v1-chat-completions.json',
    '0002-GET-huggingface.co-api-models.json',
  ]);
  const [first, second] = files.map(({ text }) => JSON.parse(text));
  expect(first).toMatchObject({
    version: 1,
    request: {
      method: 'POST',
      url: 'https://router.huggingface.co/groq/openai/v1/chat/completions',
      body: { json: {} },
    },
    response: { status: 200, chunks: [{ text: answer }] },
  });
  expect(second.request.url).toBe('https://huggingface.co/api/models?limit=1');
  expect(files.map(({ text }) => text).join()).not.toMatch(/hf_emulator|hidden|authorization/i);
  expect(statSync(join(record, files[0]?.name ?? '')).mode & 0o777).toBe(0o600);
});

it('writes what the same option of another emulator serves', async () => {
  const record = newFolder();
  const recording = createEmulator({ pace: 'instant', record });
  const streamed = await (await recording.fetch(chat('What is 3 + 3?', { stream: true }))).text();
  for (const { name, text } of readFiles(record))
    writeFileSync(join(record, name), text.replaceAll('chatcmpl-', 'replay-'));
  const replaying = createEmulator({ pace: 'instant', recordings: record });
  const replayed = await (await replaying.fetch(chat('What is 3 + 3?', { stream: true }))).text();
  expect(replayed).toBe(streamed.replaceAll('chatcmpl-', 'replay-'));
});

it('keeps forms, files and abandoned streams, and continues the numbers of a folder', async () => {
  const record = newFolder();
  const emulator = createEmulator({ pace: 'instant', record });
  const form = new FormData();
  form.append('model', 'openai/whisper-large-v3');
  form.append('file', new Blob([encodeSpeech('Hello.', 'audio/wav').bytes], { type: 'audio/wav' }));
  const headers = { authorization: 'Bearer a-provider-key' };
  const upload = await emulator.fetch(
    new Request('http://127.0.0.1/providers/deepinfra/v1/openai/audio/transcriptions', {
      method: 'POST',
      headers,
      body: form,
    }),
  );
  expect(await upload.json()).toEqual({ text: 'Hello.' });
  const next = createEmulator({ pace: 'instant', record });
  const stream = await next.fetch(chat('Tell me a story', { stream: true }));
  const reader = stream.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  const [first, second] = readFiles(record).map(({ text }) => JSON.parse(text));
  expect(first.request.body.form).toEqual([
    ['model', { text: 'openai/whisper-large-v3' }],
    ['file', { base64: expect.stringMatching(/^UklGR/) }],
  ]);
  expect(second.response).toMatchObject({ end: 'cancelled', chunks: [{ text: expect.stringContaining('data: ') }] });
});

it('rejects a folder that cannot be made', () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect(() => createEmulator({ record: join(file, 'below') })).toThrow(/cannot be written/);
});
