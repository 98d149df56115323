import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { main } from '../../packages/cli/dist/index.js';
import { InterruptError } from '../../packages/cli/src/command-line/errors.ts';
import { fakeIo } from '../../packages/cli/test/fake-io.ts';
import { TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

// As `npx hubkit` finds it: npm links it while it installs, before anything is built.
const bin = join(root, 'node_modules', '.bin', 'hubkit');
const long = 'Tell me a long story about a lighthouse, its keeper and the sea.';
const children = new Set<ChildProcessWithoutNullStreams>();
let cwd = '';

beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-cli-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});
afterAll(() => rm(cwd, { recursive: true, force: true }));

interface Options {
  readonly stdin?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the real command, with no token of this machine in sight. */
function launch(args: readonly string[], { stdin, env = {} }: Options = {}) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [bin, ...args], {
    cwd,
    env: { PATH, HOME, HF_HOME: cwd, HUBKIT_CONFIG: join(cwd, 'config.json'), HUBKIT_DATA: cwd, ...env },
  });
  children.add(child);
  if (stdin !== undefined) child.stdin.end(stdin);
  const pieces: string[] = [];
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => void pieces.push(piece));
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    err += piece;
  });
  const ended = once(child, 'exit').then(async ([code, signal]) => {
    if (!child.stdout.readableEnded) await once(child.stdout, 'end');
    return { code: code as number | null, signal: signal as string | null, out: pieces.join(''), err, pieces };
  });
  const out = () => pieces.join('');
  return { child, ended, out, err: () => err };
}

const hubkit = (args: readonly string[], options?: Options) => launch(args, { stdin: '', ...options }).ended;

/** Runs a command line of the built command in this process. */
async function inProcess(args: readonly string[], { stdin = '', env = {} }: Options = {}) {
  const { io, out, err } = fakeIo({ stdin, env, cwd, fetch: globalThis.fetch });
  const code = await main(args, io);
  return { code, out: out(), err: err() };
}

async function until(condition: () => boolean): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!condition()) {
    if (performance.now() > deadline) throw new Error(`waited ${TIMEOUT_MS} ms in vain`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Runs a line of bash in which `hubkit` is the command. */
async function bash(line: string): Promise<{ out: string; err: string }> {
  const script = `hubkit() { "${process.execPath}" "${bin}" "$@"; }; ${line}`;
  // Without --norc bash takes a socket as its input for a login and reads the settings of whoever runs the test.
  const child = spawn('bash', ['--norc', '-c', script], { cwd, env: { PATH: process.env.PATH ?? '' } });
  children.add(child);
  // Left open, it may have text for the prompt, which a command waits for.
  child.stdin.end();
  let out = '';
  let err = '';
  child.stdout.on('data', (piece) => {
    out += piece;
  });
  child.stderr.on('data', (piece) => {
    err += piece;
  });
  await once(child, 'close');
  return { out, err };
}

describe('hubkit chat', () => {
  it('streams an answer in pieces, with nothing else on standard output', async () => {
    const { code, out, err, pieces } = await hubkit(['chat', long]);
    expect(code).toBe(0);
    expect(pieces.length).toBeGreaterThan(5);
    expect(out.trim().length).toBeGreaterThan(40);
    expect(out).not.toContain('emulator responds');
    expect(err).toMatch(/^hubkit: no token is set, so the built-in emulator responds; .+\n$/);
  });

  it('reads a prompt from a pipe', async () => {
    const piped = await hubkit(['chat'], { stdin: long });
    expect(piped.code).toBe(0);
    expect(piped.out).toBe((await inProcess(['chat', long])).out);
  });

  it('prints the raw chunks with --json', async () => {
    const { out } = await inProcess(['chat', long, '--json']);
    const chunks = out
      .trim()
      .split('\n')
      .map((line): { object: string } => JSON.parse(line));
    expect(chunks.length).toBeGreaterThan(5);
    expect(chunks.every(({ object }) => object === 'chat.completion.chunk')).toBe(true);
  });

  it('stops on Ctrl-C with exit code 130 and keeps what was written', async () => {
    const whole = await inProcess(['chat', long]);
    const { child, ended, out } = launch(['chat', long], { stdin: '' });
    await until(() => out().length > 10);
    child.kill('SIGINT');
    const { code, out: partial, err } = await ended;
    expect(code).toBe(130);
    expect(partial.endsWith('\n')).toBe(true);
    expect(partial.length).toBeLessThan(whole.out.length);
    expect(whole.out.startsWith(partial.trimEnd())).toBe(true);
    expect(err).not.toMatch(/error/i);
  });

  it('ends quietly, with exit code 0, when the reader of a pipe has had enough', async () => {
    const { out, err } = await bash(`hubkit chat "${long}" | head -c 10; echo " \${PIPESTATUS[0]}"`);
    expect(out).toMatch(/^.{10} 0\n$/);
    expect(err).toMatch(/^hubkit: no token is set, .+\n$/);
  });

  it('ends after its last word, though the server keeps the connection', async () => {
    // For as long as the server says, a connection is kept for the next request: longer than a test may take.
    const server = createServer((_, response) =>
      response
        .writeHead(200, { 'Content-Type': 'application/json', 'Keep-Alive': 'timeout=600' })
        .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: 'Hello!' } }] })),
    );
    server.keepAliveTimeout = 0;
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    try {
      const { code, out } = await hubkit(['chat', 'Hi', '--no-stream', '--endpoint', `http://127.0.0.1:${port}/v1`]);
      expect([code, out]).toEqual([0, 'Hello!\n']);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });

  it.each([
    [['chat', 'Hi', '--temprature', '1'], "Unknown option '--temprature'. Did you mean --temperature?"],
    [['chat', 'Hi', '--temperature', 'hot'], '--temperature must be a number from 0 to 2, not "hot".'],
    [['chat', 'Hi', '--provider', 'grok'], 'grok'],
    [['chat'], 'No prompt given. Pass one as an argument, or pipe it in.'],
    [['chit'], "Unknown command 'chit'. Did you mean chat?"],
  ])('answers %j with one sentence and exit code 2', async (args, sentence) => {
    const { code, out, err } = await inProcess(args);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err).toContain(sentence);
    expect(err).not.toContain('    at ');
  });

  it('never prints a token, also when it fails and --verbose is asked for', async () => {
    const env = { HF_TOKEN: 'hf_secretsecret', ENDPOINT_API_KEY: 'key-secretsecret' };
    const { code, err } = await inProcess(['chat', 'Hi', '--endpoint', 'http://127.0.0.1:9/v1', '--verbose'], { env });
    expect(code).toBe(1);
    expect(err).toContain('http://127.0.0.1:9/v1');
    expect(err).not.toContain('secretsecret');
  });
});

describe('hubkit emulator', () => {
  it('answers another hubkit, sees it leave, and stops on Ctrl-C with exit code 0', async () => {
    const emulator = launch(['emulator', '--delay', '20'], { stdin: '' });
    await until(() => emulator.out().includes('Ctrl-C stops it.'));
    const [, endpoint = ''] = /--endpoint (\S+)/.exec(emulator.out()) ?? [];
    const [, key = ''] = /ENDPOINT_API_KEY=(\S+)/.exec(emulator.out()) ?? [];
    const model = 'meta-llama/Llama-3.1-8B-Instruct';
    const chat = launch(['chat', long, '--endpoint', endpoint, '--model', model], {
      stdin: '',
      env: { ENDPOINT_API_KEY: key },
    });
    await until(() => chat.out().length > 10);
    chat.child.kill('SIGINT');
    expect((await chat.ended).code).toBe(130);
    await until(() => emulator.err().includes('left POST /router/v1/chat/completions'));
    emulator.child.kill('SIGINT');
    expect((await emulator.ended).code).toBe(0);
  });
});

describe('hubkit that is not built yet', () => {
  it('says how to build it', async () => {
    const folder = join(cwd, 'bin');
    await mkdir(folder);
    await copyFile(join(root, 'packages', 'cli', 'bin', 'hubkit.js'), join(folder, 'hubkit.mjs'));
    const child = spawn(process.execPath, [join(folder, 'hubkit.mjs'), '--help']);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (piece: string) => {
      err += piece;
    });
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    expect(err).toBe('hubkit: the command has not been built yet; run `npm run build` first.\n');
  });
});

describe('hubkit run', () => {
  it('lists the tasks', async () => {
    const { out } = await inProcess(['run', '--list']);
    for (const task of ['text-to-image', 'feature-extraction', 'automatic-speech-recognition'])
      expect(out).toContain(task);
  });

  it('saves a picture under the name of its task and does not replace it', async () => {
    const first = await inProcess(['run', 'text-to-image', 'A lighthouse at dawn', '--seed', '7']);
    expect(first).toMatchObject({ code: 0, out: 'text-to-image.jpg\n' });
    const picture = await readFile(join(cwd, 'text-to-image.jpg'));
    expect([...picture.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const second = await inProcess(['run', 'text-to-image', 'Another one', '--output', 'text-to-image.jpg']);
    expect(second.code).toBe(2);
    expect(second.err).toContain('text-to-image.jpg already exists');
    expect(await readFile(join(cwd, 'text-to-image.jpg'))).toEqual(picture);
  });

  it('pipes a picture into another program', async () => {
    const { out } = await bash('hubkit run text-to-image "A lighthouse" -o - 2>/dev/null | head -c 4 | od -An -c');
    expect(out).toMatch(/377 +330 +377/);
  });

  it('classifies what is piped in', async () => {
    const { code, out } = await inProcess(['run', 'text-classification', '--json'], { stdin: 'I love this' });
    expect(code).toBe(0);
    expect(JSON.parse(out)[0]).toEqual({ label: expect.any(String), score: expect.any(Number) });
  });

  it('names the flag that is wrong, and the task that was meant', async () => {
    const flag = await inProcess(['run', 'text-to-image', 'x', '--parameters', 'width=wide']);
    expect(flag).toMatchObject({ code: 2, out: '' });
    expect(flag.err).toContain('--parameters width must be an integer, not "wide".');
    const task = await inProcess(['run', 'text-to-imgae', 'x']);
    expect(task.code).toBe(2);
    expect(task.err).toContain('Did you mean text-to-image?');
  });
});

describe('hubkit template', () => {
  it('renders what is piped in, without adding a line end', async () => {
    const { code, out } = await inProcess(['template', 'render', '-', '--set', 'name=Ada'], {
      stdin: 'Hi {{ name | upper }}',
    });
    expect({ code, out }).toEqual({ code: 0, out: 'Hi ADA' });
  });

  it('exits with 1 and names the place when a template is wrong', async () => {
    const { code, out } = await inProcess(['template', 'check', '-'], { stdin: 'a\n{{ b | uper }}' });
    expect(code).toBe(1);
    expect(out).toMatch(/^standard input:2:8: No filter named 'uper'/);
  });
});

describe('hubkit workbench', () => {
  it('serves the page and the emulator until Ctrl-C, and names a port in use', async () => {
    const { io, out, controller } = fakeIo({ cwd, fetch: globalThis.fetch });
    const ended = main(['workbench', '--port', '0', '--offline'], io);
    await until(() => out().includes('\n'));
    const url = out().trim();
    expect(await (await fetch(url)).text()).toContain('<div id="root">');
    const { services } = (await (await fetch(`${url}/config.json`)).json()) as { services: { id: string }[] };
    expect(services.map(({ id }) => id)).toEqual(['emulator']);
    const second = fakeIo({ cwd });
    expect(await main(['workbench', '--port', new URL(url).port], second.io)).toBe(2);
    expect(second.err()).toContain('is in use: choose another --port');
    controller.abort(new InterruptError());
    await ended;
    await expect(fetch(url)).rejects.toThrow();
  });
});
