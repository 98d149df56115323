import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, EMULATOR_HUB_TOKEN, EmulatorError } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { recordTo } from '@hubkit/inference/node';
import { afterAll, describe, expect, it } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'hubkit-recordings-'));
afterAll(() => rm(folder, { recursive: true }));

const args = (content: string) => ({
  provider: 'groq' as const,
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content }],
});

/** A client of an emulator, by way of another fetch where one is given. */
function clientOf(recordings?: string, wrap = (fetch: typeof globalThis.fetch) => fetch) {
  const emulator = createEmulator({ pace: 'instant', recordings });
  const fetch = wrap((input, init) => emulator.fetch(new Request(input, init)));
  return new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpointsAt('http://127.0.0.1:1'), fetch });
}

async function streamed(client: InferenceClient, content: string): Promise<string> {
  let text = '';
  for await (const { choices } of client.chatCompletionStream(args(content))) text += choices[0]?.delta.content ?? '';
  return text;
}

describe('an emulator with recordings', () => {
  it('answers recorded requests from them, and emulates the others', async () => {
    let written = async () => {};
    const recording = clientOf(undefined, (fetch) => {
      const record = recordTo(folder, { fetch });
      written = record.written;
      return record as typeof fetch;
    });
    const live = (await recording.chatCompletion(args('What is 2 + 2?'))).choices[0]?.message.content ?? '';
    await streamed(recording, 'What is 3 + 3?');
    await written();
    for (const name of await readdir(folder)) {
      const text = await readFile(join(folder, name), 'utf8');
      await writeFile(join(folder, name), text.replaceAll(/\b[46]\b(?=[^0-9:,]*\\")/g, 'forty-two'));
    }
    const client = clientOf(folder);
    const replayed = (await client.chatCompletion(args('What is 2 + 2?'))).choices[0]?.message.content;
    expect(replayed).toContain('forty-two');
    expect(replayed).not.toBe(live);
    expect(await streamed(client, 'What is 3 + 3?')).toContain('forty-two');
    expect(await streamed(client, 'What is 4 + 4?')).toContain('8');
  });

  it('says which file or folder it cannot read', async () => {
    expect(() => createEmulator({ recordings: join(folder, 'nowhere') })).toThrow(EmulatorError);
    await writeFile(join(folder, '9999.json'), '[]');
    expect(() => createEmulator({ recordings: folder })).toThrow(/9999\.json is not an exchange/);
  });
});
