import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { SLOW_TIMEOUT_MS } from './timeout.ts';
import { root } from './workspace.ts';

const children = new Set<ChildProcess>();

// What is stale would be built by the first start, which says so: a second line where one sentence is expected.
beforeAll(async () => {
  const build = spawn(process.execPath, [join(root, 'scripts', 'build.mjs')], { cwd: root, stdio: 'ignore' });
  await once(build, 'exit');
}, SLOW_TIMEOUT_MS);

afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
});

describe('npm test', () => {
  it.each([
    [['--bogus'], 'npm test does not know --bogus'],
    [['check'], 'npm test does not know check'],
    [['--only'], '--only takes quick, check, all, e2e, slow, corpora, nightly, not nothing.'],
    [['--only', 'unit'], '--only takes quick, check, all, e2e, slow, corpora, nightly, not "unit".'],
  ])('answers %j with one sentence and runs nothing', async (args, sentence) => {
    const { code, output } = await finish(launch({ script: 'test.mjs', args }));
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).toMatch(/\n0 passed, 1 failed, 0 skipped\n$/);
  });
});

describe('without a network', () => {
  it(
    'npm start says so in one sentence, also when npm was told to be silent',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'hubkit-offline-'));
      await copyManifests(folder);
      const env = {
        ...process.env,
        npm_config_registry: 'http://127.0.0.1:9',
        npm_config_cache: join(folder, 'cache'),
        npm_config_loglevel: 'silent',
        npm_config_fetch_retry_mintimeout: '1',
        npm_config_fetch_retry_maxtimeout: '1',
      };
      const { code, output } = await finish(launch({ folder, env }));
      await rm(folder, { recursive: true });
      expect(code).toBe(1);
      expect(output.trim().split('\n').slice(1)).toEqual([
        'npm could not reach its registry, and the first start needs the network to install packages: connect, then run the same command again.',
      ]);
    },
    SLOW_TIMEOUT_MS,
  );
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
    [['--port='], '--port takes a number from 0 to 65535, not "".'],
    [['--no-chat=false'], 'npm start does not know --no-chat=false'],
    [['--once=2'], 'npm start does not know --once=2'],
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
    const child = launch({ args: ['--port', '0'] });
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
    const first = launch({ args: ['--no-chat'] });
    const second = launch({ args: ['--no-chat'] });
    const [one, two] = await Promise.all([first, second].map((child) => collect(child).until(/Workbench: (\S+)/)));
    expect(one).not.toBe(two);
  });
});

/** The files that npm and the scripts need: everything but the packages' own. */
async function copyManifests(folder: string) {
  const manifest = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const workspaces = ['apps/workbench', 'bench', 'tests/e2e'];
  for (const name of await readdir(join(root, 'packages'))) workspaces.push(join('packages', name));
  expect(manifest.workspaces).toEqual(['packages/*', 'apps/workbench', 'bench', 'tests/e2e']);
  for (const path of ['package.json', 'package-lock.json', 'scripts']) await copy(path);
  for (const workspace of workspaces) await copy(join(workspace, 'package.json'));

  function copy(path: string) {
    return cp(join(root, path), join(folder, path), { recursive: true });
  }
}

function launch({ script = 'start.mjs', args = [] as string[], folder = root, env = process.env }): ChildProcess {
  const child = spawn(process.execPath, [join(folder, 'scripts', script), ...args], { cwd: folder, env });
  children.add(child);
  return child;
}

function start(...args: string[]): Promise<{ code: number; output: string }> {
  return finish(launch({ args }));
}

async function finish(child: ChildProcess): Promise<{ code: number; output: string }> {
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
