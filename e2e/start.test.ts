import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { root } from './workspace.ts';

const children = new Set<ChildProcess>();

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

describe('npm start', () => {
  it('tells its options', async () => {
    const { code, output } = await start('--help');
    expect(code).toBe(0);
    for (const option of ['--port', '--no-chat', '--once', '--help']) expect(output).toContain(option);
  });

  it.each([
    [['--prot', '1'], 'npm start does not know --prot'],
    [['--port', 'many'], '--port takes a number from 0 to 65535, not "many".'],
    [['--port', '65536'], '--port takes a number from 0 to 65535, not "65536".'],
    [['--port'], '--port takes a number from 0 to 65535, not nothing.'],
  ])('answers %j with one sentence', async (args, sentence) => {
    const { code, output } = await start(...args);
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('says that a port is in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    const { code, output } = await start('--port', String(port));
    server.close();
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  it('streams an answer, serves the page, and stops on Ctrl-C', async () => {
    const startedAt = performance.now();
    const child = launch('--port', '0');
    const output = collect(child);
    const url = await output.until(/Workbench: (http:\/\/127\.0\.0\.1:\d+)/);
    const seconds = (performance.now() - startedAt) / 1000;
    expect(output.text()).toMatch(/You: .+\n\n.{20,}/s);

    const page = await fetch(url);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');

    const isOver = once(child, 'exit');
    child.kill('SIGINT');
    expect((await isOver)[0]).toBe(0);
    await expect(fetch(url)).rejects.toThrow();
    console.log(`second start: ${seconds.toFixed(2)} s to the printed address`);
  });

  it('takes another port when the default one is taken', async () => {
    const first = launch('--no-chat');
    const second = launch('--no-chat');
    const [one, two] = await Promise.all([first, second].map((child) => collect(child).until(/Workbench: (\S+)/)));
    expect(one).not.toBe(two);
  });
});

function launch(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [join(root, 'scripts', 'start.mjs'), ...args], { cwd: root });
  children.add(child);
  return child;
}

async function start(...args: string[]): Promise<{ code: number; output: string }> {
  const child = launch(...args);
  const output = collect(child);
  const [code] = await once(child, 'close');
  return { code, output: output.text() };
}

function collect(child: ChildProcess) {
  let text = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      text += chunk;
      for (const check of waiting) check();
    });
  const until = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const check = () => {
        const match = pattern.exec(text);
        if (match) resolve(match[1] ?? match[0]);
      };
      waiting.add(check);
      child.once('exit', () => reject(new Error(`ended before it printed ${pattern}:\n${text}`)));
      check();
    });
  return { text: () => text, until };
}
