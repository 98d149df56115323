import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { InterruptError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { makePrivateFolder } from '../io/make-private-folder.ts';
import { readConfig } from '../settings/config.ts';
import { dataFolder } from '../settings/places.ts';

/** Lines from the terminal, with editing and history. */
export interface LineEditor {
  /** The next line, trimmed; undefined at the end of input. Rejects on Ctrl-C. */
  read(prompt: string): Promise<string | undefined>;
  /** The reply to a question: one line, typed after it. It is not added to the history. Rejects when the signal is aborted. */
  ask(question: string, signal: AbortSignal): Promise<string | undefined>;
  /** Redirects Ctrl-C to a callback until the returned function is called. */
  onInterrupt(listener: () => void): () => void;
  /** Gives the terminal back, and writes the history. */
  close(): Promise<void>;
}

interface Waiting {
  readonly resolve: (line: string | undefined) => void;
  readonly reject: (reason: unknown) => void;
  readonly isQuestion?: boolean;
}

/** Opens an editor on standard input. It draws on standard error, because standard output is for answers. */
export async function openLineEditor(io: Io): Promise<LineEditor> {
  const isTerminal = io.stderr.isTTY === true;
  const history = isTerminal ? await openHistory(io) : undefined;
  const editor = createInterface({
    input: io.stdin,
    output: io.stderr,
    terminal: isTerminal,
    history: [...(history?.lines ?? [])],
    historySize: HISTORY_SIZE,
    removeHistoryDuplicates: true,
  });
  // Lines typed while an answer is streaming are queued here.
  const typed: string[] = [];
  let waiting: Waiting | undefined;
  let interrupted: (() => void) | undefined;
  let isClosed = false;
  let isAtPrompt = false;

  const settle = (finish: (waiting: Waiting) => void) => {
    const current = waiting;
    waiting = undefined;
    if (current) finish(current);
  };
  const abort = () => settle(({ reject }) => reject(io.signal.reason));
  editor.on('line', (line) => {
    isAtPrompt = false;
    if (!waiting?.isQuestion) history?.add(line);
    if (waiting) settle(({ resolve }) => resolve(line));
    else typed.push(line);
  });
  editor.on('close', () => {
    isClosed = true;
    settle(({ resolve }) => resolve(undefined));
  });
  // The terminal is in raw mode while the editor is open: Ctrl-C arrives here instead of as a process signal.
  editor.on('SIGINT', () => {
    if (interrupted) interrupted();
    else settle(({ reject }) => reject(new InterruptError()));
  });
  io.signal.addEventListener('abort', abort, { once: true });

  const readLine = async (prompt: string): Promise<string | undefined> => {
    io.signal.throwIfAborted();
    const early = typed.shift();
    if (early !== undefined || isClosed) return early;
    editor.setPrompt(prompt);
    editor.prompt();
    isAtPrompt = true;
    return new Promise((resolve, reject) => {
      waiting = { resolve, reject };
    });
  };

  return {
    async read(prompt) {
      let text = '';
      while (true) {
        const line = await readLine(text === '' ? prompt : '… ');
        if (line === undefined) return undefined;
        if (!line.endsWith('\\')) return (text + line).trim();
        text += `${line.slice(0, -1)}\n`;
      }
    },
    async ask(question, signal) {
      signal.throwIfAborted();
      if (isClosed) return undefined;
      // What was typed before the question is not the reply to it.
      editor.write(null, { ctrl: true, name: 'u' });
      editor.setPrompt(question);
      editor.prompt();
      isAtPrompt = true;
      const cancel = () => settle(({ reject }) => reject(signal.reason));
      signal.addEventListener('abort', cancel, { once: true });
      try {
        const reply = await new Promise<string | undefined>((resolve, reject) => {
          waiting = { resolve, reject, isQuestion: true };
        });
        return reply?.trim();
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    },
    onInterrupt(listener) {
      interrupted = listener;
      return () => {
        interrupted = undefined;
      };
    },
    async close() {
      io.signal.removeEventListener('abort', abort);
      editor.close();
      // The shell prompt must start on a line below ours.
      if (isAtPrompt) io.stderr.write('\n');
      await history?.flush();
    },
  };
}

/** Number of lines that are kept. */
const HISTORY_SIZE = 1000;

/** The lines typed in earlier conversations. */
interface LineHistory {
  /** The newest line first. */
  readonly lines: readonly string[];
  add(line: string): void;
  /** Waits until all lines are written. */
  flush(): Promise<void>;
}

/** Opens the history of typed lines, readable only by its owner; undefined where conversations are not kept. */
async function openHistory(io: Io): Promise<LineHistory | undefined> {
  const folder = dataFolder(io.env);
  if (folder === undefined || (await readConfig(io)).log === 'off') return undefined;
  const file = join(folder, 'history');
  const text = await readFile(file, 'utf8').catch(() => '');
  const lines = text.split('\n').filter(Boolean);
  if (lines.length > 2 * HISTORY_SIZE) {
    await writeFile(file, `${lines.slice(-HISTORY_SIZE).join('\n')}\n`, { mode: 0o600 }).catch(() => {});
  }
  let last = makePrivateFolder(dirname(file)).then(
    () => {},
    () => {},
  );
  return {
    lines: lines.slice(-HISTORY_SIZE).reverse(),
    add(line) {
      if (line.trim() === '') return;
      // A history that cannot be written must not end a conversation.
      last = last.then(() => appendFile(file, `${line}\n`, { mode: 0o600 })).catch(() => {});
    },
    flush: () => last,
  };
}
