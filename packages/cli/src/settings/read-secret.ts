import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { InterruptError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';

/** Reads a line from the terminal without echoing it. The question comes once the echo is off: an answer may be pasted at once. */
export async function readSecret(question: string, io: Io): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const editor = createInterface({ input: io.stdin, output: silent, terminal: true });
  io.stderr.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      editor.once('line', resolve);
      editor.once('close', () => resolve(''));
      editor.once('SIGINT', () => reject(new InterruptError()));
      io.signal.addEventListener('abort', () => reject(io.signal.reason), { once: true });
    });
  } finally {
    editor.close();
    io.stderr.write('\n');
  }
}
