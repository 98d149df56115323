import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { TIMEOUT_MS } from './timeout.ts';

/** Starts a command line at a terminal of 80 columns, made by `script` of util-linux, with `cwd` as its home. */
export function openTerminal(line: string, cwd: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn('script', ['-qec', `stty cols 80; ${line}`, '/dev/null'], {
    cwd,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: cwd,
      HUBKIT_DATA: join(cwd, 'data'),
      HUBKIT_CONFIG: join(cwd, 'config.json'),
      TERM: 'xterm-256color',
      ...env,
    },
  });
  let raw = '';
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    raw += piece;
  });
  const ended = once(child, 'close').then(([code]) => Number(code));
  const text = () => stripVTControlCharacters(raw).replaceAll('\r\n', '\n');
  return {
    raw: () => raw,
    text,
    ended,
    type: (keys: string) => void child.stdin.write(keys),
    kill: () => void child.kill('SIGKILL'),
    /** Waits until the screen has shown a text. Resolves with the position after it. */
    async shows(pattern: RegExp, from = 0): Promise<number> {
      const deadline = performance.now() + TIMEOUT_MS;
      while (true) {
        const found = pattern.exec(text().slice(from));
        if (found) return from + found.index + found[0].length;
        if (performance.now() > deadline) throw new Error(`the terminal never showed ${pattern}:\n${text()}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}

/** Removes the home of a terminal that was killed: its shell may still be writing its history there. */
export const removeHome = (folder: string): Promise<void> =>
  rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
