import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../support/free-port.ts';
import { SLOW_TIMEOUT_MS, TIMEOUT_MS } from '../timeout.ts';
import { root } from '../workspace.ts';

const execute = promisify(execFile);

/** Copies of the examples, below which is what only they need. Everything else comes from the packages of this repository. */
const home = join(root, '.cache/examples');

const { HF_TOKEN: _, ...environment } = process.env;
const env = { ...environment, CI: '1', NEXT_TELEMETRY_DISABLED: '1', WRANGLER_SEND_METRICS: 'false' };

/** Installs Next.js and wrangler, about 540 MB, unless they are there: `npm ci` of the repository leaves them out. */
export async function installTools(): Promise<void> {
  mkdirSync(home, { recursive: true });
  const [lock = '', installed] = ['tests/e2e/examples', '.cache/examples'].map((folder) => {
    const path = join(root, folder, 'package-lock.json');
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  });
  if (lock === installed && existsSync(join(home, 'node_modules/.package-lock.json'))) return;
  for (const name of ['package.json', 'package-lock.json'])
    cpSync(join(root, 'tests/e2e/examples', name), join(home, name));
  // With peers, npm would install a second React.
  const args = ['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await execute('npm', args, { cwd: home, env });
}

/** Copies an example to where it finds its packages, and returns the folder. */
export function copyExample(name: string): string {
  const folder = join(home, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(root, 'examples', name), folder, { recursive: true });
  return folder;
}

/** Runs a command in the folder of an example to its end, and returns what it prints. Rejects with its output if it fails. */
export async function runIn(folder: string, command: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await execute(command, args, { cwd: folder, env, timeout: SLOW_TIMEOUT_MS });
  return stdout;
}

/** A program that serves a page. */
export interface RunningExample {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a script of an example, as `npm run <script>` does, and waits until its page is there. */
export async function startScript(folder: string, script: string): Promise<RunningExample> {
  const port = await freePort();
  const passed = script === 'start' || folder.endsWith('express') ? [] : ['--', '--port', String(port)];
  const child = spawn('npm', ['run', script, ...passed], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    // As the leader of a process group, so that its children can be ended with it.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (printed += text));
  const url = `http://localhost:${port}`;
  try {
    await untilServed(url, child, () => printed);
  } catch (error) {
    await stopGroup(child);
    throw error;
  }
  return { url, stop: () => stopGroup(child) };
}

async function untilServed(url: string, child: ChildProcess, printed: () => string): Promise<void> {
  const end = Date.now() + 2 * TIMEOUT_MS;
  for (;;) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    if (child.exitCode !== null) throw new Error(`The program has ended with ${child.exitCode}:\n${printed()}`);
    if (Date.now() > end) throw new Error(`There is no page at ${url}:\n${printed()}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Ends a program with all that it has started, and waits until the last of them is gone. */
async function stopGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  for (let signal: NodeJS.Signals | 0 = 'SIGTERM'; ; signal = 0) {
    try {
      process.kill(-pid, signal);
    } catch {
      // The group has already ended.
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
