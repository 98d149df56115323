import type { Io } from '../io/io.ts';
import type { Ask } from './approve-calls.ts';
import { openLineEditor } from './line-editor.ts';

/** Questions to the user while tools run, one after another. */
export interface Questions {
  readonly ask: Ask;
  /** Asks through the editor of a conversation from now on. */
  askThrough(ask: Ask): void;
}

/** Makes questions at the terminal; undefined without one. */
export function openQuestions(io: Io): Questions | undefined {
  if (io.stdin.isTTY !== true || io.stderr.isTTY !== true) return undefined;
  let through: Ask = async (question, signal) => {
    const editor = await openLineEditor(io);
    try {
      return await editor.ask(question, signal);
    } finally {
      await editor.close();
    }
  };
  let last: Promise<unknown> = Promise.resolve();
  return {
    ask: (question, signal) => {
      const reply = last.then(() => through(question, signal));
      last = reply.catch(() => undefined);
      return reply;
    },
    askThrough: (ask) => {
      through = ask;
    },
  };
}
