import { closest } from '@hubkit/task-types/closest';
import { EXIT, InterruptError } from '../command-line/errors.ts';
import { explainError } from '../command-line/explain-error.ts';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { answer } from './answer.ts';
import type { AnswerRequest, Message } from './answer-request.ts';
import type { Content, Part } from './attachments.ts';
import { CHAT_COMMANDS, type ChatState } from './chat-commands.ts';
import type { Conversation } from './conversation.ts';
import { openLineEditor } from './line-editor.ts';

const help = [
  ...Object.values(CHAT_COMMANDS).map(({ usage, about }) => `  ${usage.padEnd(18)} ${about}`),
  `  ${'/multi'.padEnd(18)} write several lines, ended by a line with /end`,
  `  ${'/exit'.padEnd(18)} leave (so does Ctrl-D)`,
  '  A \\ at the end of a line continues it on the next. Ctrl-C stops an answer; at the prompt it leaves.',
].join('\n');

/** Runs a conversation at the terminal and returns the exit code. The history includes the text of cancelled answers. */
export async function converse(conversation: Conversation, request: AnswerRequest, io: Io): Promise<number> {
  const { bold, dim } = colorsFor(io);
  const editor = await openLineEditor(io);
  const approval = { ...request.approval, ask: editor.ask };
  request.questions?.askThrough(editor.ask);
  let state: ChatState = { messages: conversation.messages, request: { ...request, approval }, attachments: [] };
  try {
    await note(io, dim('/help shows the commands, Ctrl-D ends the conversation'));
    while (true) {
      const line = await editor.read(bold('> '));
      if (line === undefined || line === '/exit') return EXIT.done;
      if (line === '/help') await note(io, help);
      else if (line === '/multi') await send(await readLines());
      else if (/^\/[a-z]+(?= |$)/i.test(line)) await command(line);
      else await send(line);
    }
  } finally {
    await editor.close();
  }

  async function readLines(): Promise<string> {
    const lines: string[] = [];
    while (true) {
      const line = await editor.read('… ');
      if (line === undefined || line === '/end') return lines.join('\n');
      lines.push(line);
    }
  }

  async function command(line: string): Promise<void> {
    const [name = '', ...rest] = line.slice(1).split(' ');
    const found = Object.hasOwn(CHAT_COMMANDS, name) ? CHAT_COMMANDS[name] : undefined;
    if (found === undefined) {
      const near = closest(name, [...Object.keys(CHAT_COMMANDS), 'help', 'multi', 'exit']);
      const hint = near === undefined ? '' : ` Did you mean /${near}?`;
      return note(io, `Unknown command /${name}.${hint} /help lists the commands.`);
    }
    try {
      state = { ...state, ...(await found.run(rest.join(' ').trim(), state, io)) };
    } catch (error) {
      if (io.signal.aborted) throw error;
      return note(io, explainError(error, { io }));
    }
    const { resend, ...others } = state;
    state = others;
    if (resend !== undefined) await turn(resend);
  }

  async function send(text: string): Promise<void> {
    if (text.trim() === '') return;
    await turn({ role: 'user', content: withAttachments(text, state.attachments) });
  }

  async function turn(message: Message): Promise<void> {
    let answers: readonly Message[] | undefined;
    let text = '';
    const onText = (piece: string) => {
      text += piece;
    };
    const stop = new AbortController();
    const signal = AbortSignal.any([io.signal, stop.signal]);
    const release = editor.onInterrupt(() => stop.abort(new InterruptError()));
    try {
      answers = await answer([...state.messages, message], { ...state.request, signal, onText }, io);
    } catch (error) {
      if (io.signal.aborted) throw error;
      await note(io, stop.signal.aborted ? dim('stopped') : explainError(error, { io }));
    } finally {
      release();
    }
    // A stopped answer is kept as far as it came.
    answers ??= text === '' ? undefined : [{ role: 'assistant', content: text }];
    if (answers === undefined || (answers.length === 1 && text === '')) return;
    const added = [message, ...answers];
    state = { ...state, messages: [...state.messages, ...added], attachments: [] };
    await conversation.keep(added, state.request.connection.target.model);
  }
}

function withAttachments(text: string, attachments: readonly Part[]): Content {
  const texts = attachments.flatMap((part) => (part.type === 'text' ? [part.text] : []));
  const others = attachments.filter(({ type }) => type !== 'text');
  const whole = [text, ...texts].join('\n\n');
  return others.length === 0 ? whole : [{ type: 'text', text: whole }, ...others];
}
