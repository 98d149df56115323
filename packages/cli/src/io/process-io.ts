import { fstatSync } from 'node:fs';
import { constants } from 'node:os';
import { EXIT, InterruptError } from '../command-line/errors.ts';
import { withStoredKeys } from '../settings/stored-keys.ts';
import { withStoredToken } from '../settings/stored-token.ts';
import type { Io, StdinForm } from './io.ts';
import { outputError } from './print.ts';

/** Creates the `Io` of this process. Ctrl-C, SIGTERM, SIGHUP and a closed pipe abort its signal. */
export function processIo(): Io {
  const controller = new AbortController();
  process.on('SIGINT', () => {
    // A second Ctrl-C exits immediately.
    if (controller.signal.aborted) process.exit(EXIT.interrupted);
    controller.abort(new InterruptError());
  });
  for (const name of ['SIGTERM', 'SIGHUP'] as const) {
    process.once(name, () => {
      controller.abort(new InterruptError());
      process.exitCode = 128 + constants.signals[name];
    });
  }
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error) => {
      // What standard error does not take cannot be reported anywhere.
      if (stream === process.stdout) controller.abort(outputError(error));
    });
  }
  return {
    // Opened on first use: opening it takes time and may change the terminal.
    get stdin() {
      return process.stdin;
    },
    get stdinForm() {
      return formOfStdin();
    },
    stdout: process.stdout,
    stderr: process.stderr,
    env: withStoredKeys(withStoredToken(process.env)),
    cwd: workingFolder(),
    fetch: environmentFetch(process.env),
    now: () => performance.now(),
    signal: controller.signal,
  };
}

/** The working folder. One that was deleted has no path: its last one finds no files, but everything else works. */
function workingFolder(): string {
  try {
    return process.cwd();
  } catch {
    return process.env.PWD || '/';
  }
}

function formOfStdin(): StdinForm {
  try {
    const stat = fstatSync(0);
    if (stat.isFile()) return 'file';
    if (stat.isFIFO()) return 'pipe';
    return stat.isSocket() ? 'socket' : 'none';
  } catch {
    return 'none';
  }
}

/** This machine is never reached through a proxy: the built-in emulator runs here. */
const HERE = ['localhost', '127.0.0.1', '[::1]'];

/** Variables that name a proxy, in small or capital letters. */
const PROXIES = ['https_proxy', 'http_proxy', 'all_proxy'];

/** The `fetch` of an environment: through its proxy if it names one, which the `fetch` of Node ignores. */
export function environmentFetch(env: Io['env']): typeof globalThis.fetch {
  const named = PROXIES.some((name) => env[name] || env[name.toUpperCase()]);
  if (!named) return globalThis.fetch;
  let proxied: Promise<typeof globalThis.fetch> | undefined;
  return async (input, init) => {
    proxied ??= import('./open-transport.ts').then(({ openTransport }) => {
      const others = (env.no_proxy ?? env.NO_PROXY ?? '').split(/[\s,]+/).filter(Boolean);
      return openTransport({ noProxy: [...others, ...HERE].join(',') });
    });
    return (await proxied)(input, init);
  };
}
