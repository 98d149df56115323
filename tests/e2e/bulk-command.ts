import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Emulator, startEmulator } from '@hubkit/emulator';
import { root } from './workspace.ts';

const BIN = join(root, 'node_modules', '.bin', 'hubkit');

/** A folder with an input, and an emulator that counts the requests of models. */
export interface BulkPlace {
  readonly emulator: Emulator;
  /** Chats that the emulator has received; those of a killed process count once it has noticed. */
  readonly requests: () => number;
  /** Resolves when the emulator has received so many chats more, or the child has ended. */
  readonly afterRequests: (count: number, child: ChildProcess) => Promise<void>;
  /** Starts `hubkit bulk` with these arguments and a server of the emulator as endpoint. */
  readonly start: (args: readonly string[]) => ChildProcess;
  /** Starts `hubkit bulk worker` for runs at a Redis server. Its rows are given away `leaseS` (3) seconds after it was killed. */
  readonly startWorker: (redis: string, concurrency: number, leaseS?: number) => ChildProcess;
  /** As `start`, in a process whose files may have so many kB; resolves to its exit code and standard error. */
  readonly runLimited: (
    fileKb: number,
    args: readonly string[],
  ) => Promise<{ readonly code: number | null; readonly err: string }>;
  readonly read: (name: string) => string;
  readonly path: (name: string) => string;
  readonly close: () => Promise<void>;
}

/** Prepares runs over `rows` rows in `in.jsonl`. */
export async function bulkPlace(rows: number, pace: { readonly firstTokenMs: number }): Promise<BulkPlace> {
  const folder = mkdtempSync(join(tmpdir(), 'hubkit-bulk-'));
  const lines = Array.from(
    { length: rows },
    (_, index) => `${JSON.stringify({ id: index, text: `What is ${index} + 1?` })}\n`,
  );
  writeFileSync(join(folder, 'in.jsonl'), lines.join(''));
  let listeners: (() => void)[] = [];
  let requests = 0;
  const emulator = await startEmulator({
    pace: { ...pace, tokenMs: 0 },
    keepExchanges: 1,
    onExchange({ method }) {
      if (method !== 'POST') return;
      requests++;
      for (const listener of listeners) listener();
    },
  });
  const endpoint = `${emulator.servers.vllm}/v1`;
  const wordsOf = (args: readonly string[]) => {
    const target = ['--endpoint', endpoint, '-m', 'Qwen/Qwen2.5-7B-Instruct'];
    return [BIN, 'bulk', 'run', 'in.jsonl', '--prompt', '{{ text }}', ...target, ...args];
  };
  const launch = (words: readonly string[], err: 'inherit' | 'ignore') => {
    const { PATH = '', HOME = '' } = process.env;
    const stdio = ['ignore', 'ignore', err] as const;
    return spawn(process.execPath, words, {
      cwd: folder,
      env: { PATH, HOME, HUBKIT_BULK_SECRET: 'a secret of the test' },
      stdio: [...stdio],
    });
  };
  return {
    emulator,
    requests: () => requests,
    afterRequests: (wanted, child) => {
      const target = requests + wanted;
      return new Promise((resolve) => {
        child.once('exit', () => resolve());
        listeners.push(() => void (requests >= target && resolve()));
      });
    },
    start: (args) => launch(wordsOf(args), 'inherit'),
    startWorker: (redis, concurrency, leaseS = 3) =>
      launch(
        [BIN, 'bulk', 'worker', '--redis', redis, '--lease', `${leaseS}`, '--concurrency', `${concurrency}`],
        'ignore',
      ),
    runLimited(fileKb, args) {
      const command = `ulimit -f ${fileKb}; exec "$0" "$@"`;
      const words = ['-c', command, process.execPath, ...wordsOf(args)];
      return new Promise((resolve) => {
        const child = execFile('bash', words, { cwd: folder }, (_, __, err) => resolve({ code: child.exitCode, err }));
      });
    },
    read: (name) => readFileSync(join(folder, name), 'utf8'),
    path: (name) => join(folder, name),
    async close() {
      listeners = [];
      await emulator.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits for the end of a process, and returns its exit code or the signal that ended it. */
export async function ended(child: ChildProcess): Promise<number | string> {
  if (child.exitCode !== null) return child.exitCode;
  const [code, signal] = await once(child, 'exit');
  return code ?? signal;
}
