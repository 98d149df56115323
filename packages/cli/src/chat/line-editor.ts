import { createInterface } from 'node:readline/promises';
import { InterruptError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';

/** Lines from the terminal, with editing and history. */
export interface LineEditor {
  /** The next line, without blanks around it; undefined when the person has left. Fails on Ctrl-C. */
  read(prompt: string): Promise<string | undefined>;
  /** Hands Ctrl-C to somebody else until the returned function is called. */
  onInterrupt(listener: () => void): () => void;
  close(): void;
}

interface Waiting {
  readonly resolve: (line: string | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/** Opens an editor on standard input. It draws on standard error, as standard output is for answers. */
export function openLineEditor(io: Io): LineEditor {
  const editor = createInterface({ input: io.stdin, output: io.stderr, terminal: io.stderr.isTTY === true });
  // Lines that are typed while an answer comes wait here for their turn.
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
    if (waiting) settle(({ resolve }) => resolve(line));
    else typed.push(line);
  });
  editor.on('close', () => {
    isClosed = true;
    settle(({ resolve }) => resolve(undefined));
  });
  // The terminal is in raw mode while the editor is open: Ctrl-C arrives here and not as a signal of the process.
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
    onInterrupt(listener) {
      interrupted = listener;
      return () => {
        interrupted = undefined;
      };
    },
    close() {
      io.signal.removeEventListener('abort', abort);
      editor.close();
      // The shell's prompt must not stand behind ours.
      if (isAtPrompt) io.stderr.write('\n');
    },
  };
}
