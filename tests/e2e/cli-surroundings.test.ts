import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmulator } from '@hubkit/emulator';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

const home = mkdtempSync(join(tmpdir(), 'hubkit-surroundings-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Runs a line of bash, in which `hubkit` is the built command, with nothing in the environment but what is given. */
async function bash(line: string, env: Readonly<Record<string, string>> = { HOME: home }) {
  const bin = join(root, 'packages/cli/bin/hubkit.js');
  const script = `hubkit() { '${process.execPath}' '${bin}' "$@"; }; ${line}`;
  const child = spawn('bash', ['--norc', '-c', script], {
    cwd: home,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const read = async (stream: NodeJS.ReadableStream) => {
    const pieces: Buffer[] = [];
    for await (const piece of stream) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces).toString();
  };
  const [out, err, [code]] = await Promise.all([read(child.stdout), read(child.stderr), once(child, 'close')]);
  return { code, out, err };
}

describe('hubkit in odd surroundings', () => {
  it('works in a folder that was deleted', async () => {
    const gone = join(home, 'gone');
    mkdirSync(gone);
    const { out, err } = await bash(`cd ${gone} && rmdir ${gone} && hubkit chat "What is 6 times 7?" --no-log 2>&1`);
    expect([out.replace(/^hubkit: no token.*\n/, ''), err]).toEqual(['6 * 7 = 42\n', '']);
    mkdirSync(gone);
    const missing = await bash(`cd ${gone} && rmdir ${gone} && hubkit template check chat.jinja`);
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining('Cannot read chat.jinja: no such file.')]);
  });

  it.each(['hubkit tasks', 'hubkit --version', 'hubkit chat Hi --no-log'])(
    'says in one line that the disk is full: %s',
    async (line) => {
      const { code, err } = await bash(`${line} > /dev/full`);
      expect([code, err]).toEqual([1, expect.stringContaining('Cannot write to standard output: the disk is full.')]);
      expect(err).not.toContain('    at ');
    },
  );

  it('needs neither a home nor a locale that is known, and says what a setting needs', async () => {
    const chat = await bash('hubkit chat "What is 6 times 7?"', { LC_ALL: 'xx_YY', TZ: 'Nowhere/Noplace' });
    expect([chat.code, chat.out]).toEqual([0, '6 * 7 = 42\n']);
    const set = await bash('hubkit config set model openai/gpt-oss-20b', {});
    expect([set.code, set.err]).toEqual([1, expect.stringContaining('set HUBKIT_CONFIG to a file')]);
  });

  it('calls a server at an address of IPv6', async () => {
    const emulator = await startEmulator({ host: '::1' });
    try {
      const { port } = new URL(emulator.url);
      const { code, out } = await bash(
        `hubkit chat "What is 6 times 7?" --endpoint 'http://[::1]:${port}/router/v1' -m meta-llama/Llama-3.1-8B-Instruct`,
        { HOME: home, ENDPOINT_API_KEY: 'hf_emulator0000' },
      );
      expect([code, out]).toEqual([0, '6 * 7 = 42\n']);
    } finally {
      await emulator.close();
    }
  });

  it('names the proxy that it cannot reach, also where it searches the hub', async () => {
    const env = { HOME: home, HF_TOKEN: 'hf_0123456789', HTTPS_PROXY: 'http://127.0.0.1:9' };
    for (const line of ['hubkit chat Hi --retries 0', 'hubkit models']) {
      const { code, err } = await bash(line, env);
      expect([code, err]).toEqual([1, expect.stringMatching(/the proxy http:\/\/127\.0\.0\.1:9 cannot be reached/i)]);
    }
  });
});
