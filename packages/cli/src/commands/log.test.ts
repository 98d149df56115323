import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-log-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function hubkit(...args: readonly string[]) {
  const env = { HF_TOKEN: 'hf_0123456789', HUBKIT_DATA: folder, HUBKIT_CONFIG: join(folder, 'config.json') };
  const fake = fakeIo({ stdin: '', env, fetch: emulatedNet().fetch });
  const code = await main(args, fake.io);
  return { code, out: fake.out(), err: fake.err() };
}

describe('hubkit log', () => {
  it('lists calls with their tokens and errors, the newest first, without what was said', async () => {
    await hubkit('chat', 'A secret wish', '--usage');
    await hubkit('run', 'text-classification', 'I love it');
    await hubkit('chat', 'Hi', '-m', 'acme/unknown');
    const calls = (await hubkit('log', '--json')).out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(calls).toMatchObject([
      { command: 'chat', model: 'acme/unknown', error: expect.stringContaining('acme/unknown') },
      { command: 'run text-classification' },
      { command: 'chat', model: 'meta-llama/Llama-3.1-8B-Instruct', tokens: expect.any(Number) },
    ]);
    expect(await readFile(join(folder, 'calls.jsonl'), 'utf8')).not.toMatch(/secret|hf_0123456789/);
    expect((await stat(join(folder, 'calls.jsonl'))).mode & 0o777).toBe(0o600);
    expect((await hubkit('log', 'CLASSIFICATION')).out.trim().split('\n')).toHaveLength(1);
    expect((await hubkit('log', '-n', '2', '--json')).out.trim().split('\n')).toHaveLength(2);
    expect(await hubkit('log', '--clear')).toMatchObject({ code: 0 });
    expect(await hubkit('log')).toEqual({ code: 0, out: '', err: 'hubkit: no calls are in the log yet\n' });
  });

  it('says that no call has a word, and deletes the log as a whole or not at all', async () => {
    await hubkit('chat', 'Hi');
    expect((await hubkit('log', 'groq', 'embed')).err).toBe('hubkit: no call in the log contains "groq" and "embed"\n');
    const { code, err } = await hubkit('log', 'chat', '--clear');
    expect([code, err]).toEqual([2, expect.stringContaining('--clear deletes the whole log: leave out the words.')]);
    expect((await hubkit('log')).out).not.toBe('');
  });

  it('keeps of a server its origin and path, no user name, password or query', async () => {
    for (const url of ['http://127.0.0.1:9/team/v1?key=hush', 'http://ada:hush@127.0.0.1:9/v1']) {
      await hubkit('chat', 'Hi', '-m', 'm', '--endpoint', url);
    }
    const text = await readFile(join(folder, 'calls.jsonl'), 'utf8');
    expect(text).toContain('"service":"http://127.0.0.1:9/team/v1"');
    expect(text).not.toContain('hush');
  });

  it('is switched off by the setting', async () => {
    await hubkit('config', 'set', 'log', 'off');
    await hubkit('chat', 'Hi');
    expect((await hubkit('log', '--json')).out).toBe('');
  });
});
