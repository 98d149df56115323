import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { TIMEOUT_MS } from '../timeout.ts';
import { root } from '../workspace.ts';

/** The last version for Node 20. */
const VERSION = '6.3.1';

/** A registry on this machine, stored in a folder. */
export interface Registry {
  readonly url: string;
  stop(): Promise<void>;
}

/** Installs verdaccio into `.cache`, unless it is there. Returns the path of its program. */
export function installVerdaccio(): string {
  const folder = join(root, '.cache', 'verdaccio');
  const program = join(folder, 'node_modules', 'verdaccio', 'bin', 'verdaccio');
  if (existsSync(program)) return program;
  mkdirSync(folder, { recursive: true });
  // Verdaccio wants a version by a tag ("cjs") that not every mirror of npm has.
  const manifest = { private: true, dependencies: { verdaccio: VERSION }, overrides: { 'node-fetch': '2.7.0' } };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  execFileSync('npm', ['install', '--loglevel=error', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'pipe' });
  return program;
}

/** Starts a registry without an uplink. It accepts all packages except the refused ones. */
export async function startVerdaccio(
  program: string,
  folder: string,
  refused: readonly string[] = [],
): Promise<Registry> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const access = (name: string, publish: string) => ({ [name]: { access: '$all', publish, unpublish: 'nobody' } });
  const config = {
    storage: join(folder, 'storage'),
    listen: `127.0.0.1:${port}`,
    auth: { htpasswd: { file: join(folder, 'htpasswd') } },
    packages: { ...Object.assign({}, ...refused.map((name) => access(name, 'nobody'))), ...access('**', '$all') },
    max_body_size: '100mb',
    web: { enable: false },
    log: { type: 'stdout', format: 'json', level: 'fatal' },
  };
  const file = join(folder, 'config.json');
  writeFileSync(file, JSON.stringify(config));
  const server = spawn(process.execPath, [program, '--config', file], { cwd: folder, stdio: 'ignore' });
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await isUp(url))) {
    if (server.exitCode !== null) throw new Error(`verdaccio ended with ${server.exitCode}`);
    if (Date.now() > deadline) throw new Error(`verdaccio does not answer at ${url}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { url, stop: () => stop(server) };
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/-/ping`).then(
    ({ ok }) => ok,
    () => false,
  );

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill();
  await ended;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
