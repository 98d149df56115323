import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packPackages } from '../../scripts/publish/pack-packages.ts';
import { names } from './packed/declarations.ts';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const run = promisify(execFile);

let folder = '';
let hubkit = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hubkit-global-'));
  const places = names.map((name) => `packages/${name}`);
  packPackages(root, places, folder);
  const tarballs = readdirSync(folder).map((name) => join(folder, name));
  const prefix = ['--global', '--prefix', join(folder, 'global')];
  execFileSync('npm', ['install', ...prefix, '--no-audit', '--no-fund', '--prefer-offline', ...tarballs]);
  hubkit = join(folder, 'global/bin/hubkit');
}, SLOW_TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the command line that is installed globally, as the guide says', () => {
  const env = { PATH: process.env.PATH, HOME: tmpdir() };

  it('runs the rows of a file', async () => {
    writeFileSync(join(folder, 'rows.jsonl'), '{"text":"Hello"}\n{"text":"Good morning"}\n');
    const args = ['bulk', 'run', 'rows.jsonl', '--prompt', '{{ text }}', '-o', 'out.jsonl', '--json'];
    const { stdout } = await run(hubkit, args, { cwd: folder, env: { ...env, HOME: folder } });
    expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({ done: 2, dead: 0 });
  });

  it('passes its calls to a proxy', async () => {
    const asked: string[] = [];
    const proxy = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(502).end();
    }).on('connect', ({ url = '' }: IncomingMessage, socket) => {
      asked.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
    const address = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    try {
      const args = ['chat', '--no-log', '--retries', '0', '-m', 'm', '--endpoint', 'http://models.test/v1', 'Hi'];
      const options = { cwd: folder, env: { ...env, HOME: folder, HTTP_PROXY: address } };
      const failed: { readonly stderr: string } = await run(hubkit, args, options).catch((error) => error);
      expect(failed.stderr).not.toContain('undici');
      expect(asked).toEqual(['http://models.test/v1/chat/completions']);
    } finally {
      proxy.close();
    }
  });
});
