import { EXIT, InterruptError } from '../command-line/errors.ts';
import { explainError } from '../command-line/explain-error.ts';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { type AnswerRequest, answer, type Message } from './answer.ts';
import { openLineEditor } from './line-editor.ts';

const help = `  /new     start a new conversation
  /exit    leave (so does Ctrl-D)
  /help    show this
  A \\ at the end of a line continues it on the next. Ctrl-C stops an answer; at the prompt it leaves.`;

/** Runs a conversation at the terminal and returns the exit code. The history includes the text of cancelled answers. */
export async function converse(opening: readonly Message[], request: AnswerRequest, io: Io): Promise<number> {
  const { bold, dim } = colorsFor(io);
  const editor = openLineEditor(io);
  let messages = opening;
  try {
    await note(io, dim('/help shows the commands, Ctrl-D ends the conversation'));
    while (true) {
      const line = await editor.read(bold('> '));
      if (line === undefined || line === '/exit') return EXIT.done;
      if (line === '/help') await note(io, help);
      else if (line === '/new') messages = opening;
      else if (/^\/[a-z]+$/i.test(line)) await note(io, `Unknown command ${line}. /help lists the commands.`);
      else if (line !== '') messages = await turn([...messages, { role: 'user', content: line }]);
    }
  } finally {
    editor.close();
  }

  async function turn(asked: readonly Message[]): Promise<readonly Message[]> {
    let text = '';
    const onText = (piece: string) => {
      text += piece;
    };
    const stop = new AbortController();
    const signal = AbortSignal.any([io.signal, stop.signal]);
    const release = editor.onInterrupt(() => stop.abort(new InterruptError()));
    try {
      await answer(asked, { ...request, signal, onText }, io);
    } catch (error) {
      if (io.signal.aborted) throw error;
      await note(io, stop.signal.aborted ? dim('stopped') : explainError(error, { io }));
    } finally {
      release();
    }
    return text === '' ? asked.slice(0, -1) : [...asked, { role: 'assistant', content: text }];
  }
}
