import { createInterface } from 'node:readline/promises';
import { InterruptError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { HISTORY_SIZE, openHistory } from './line-history.ts';

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
