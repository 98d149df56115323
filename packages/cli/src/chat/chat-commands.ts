import { UsageError } from '../command-line/errors.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';
import { saveText } from '../run/save-output.ts';
import type { AnswerRequest, Message } from './answer-request.ts';
import { type Part, readAttachment } from './attachments.ts';
import { chatParameters } from './chat-parameters.ts';
import { textOfMessage } from './chat-store.ts';

/** The state of a conversation at the terminal. Commands return the members that they change. */
export interface ChatState {
  /** The messages so far, the instructions included. */
  readonly messages: readonly Message[];
  readonly request: AnswerRequest;
  /** Attachments of the next message. */
  readonly attachments: readonly Part[];
  /** A message to send at once. */
  readonly resend?: Message | undefined;
}

interface ChatCommand {
  readonly usage: string;
  readonly about: string;
  run(argument: string, state: ChatState, io: Io): Promise<Partial<ChatState>>;
}

/** The commands that change a conversation. `/help`, `/exit` and `/multi` belong to the loop that reads the lines. */
export const CHAT_COMMANDS: Readonly<Record<string, ChatCommand>> = {
  new: {
    usage: '/new',
    about: 'start a new conversation',
    async run(_argument, { messages }, io) {
      await note(io, 'A new conversation starts here.');
      return { messages: messages.filter(isSystem), attachments: [] };
    },
  },
  model: {
    usage: '/model [id]',
    about: 'show or change the model',
    async run(model, { request }, io) {
      const { target } = request.connection;
      await note(io, model || target.model || 'The service chooses the model.');
      return model === ''
        ? {}
        : { request: { ...request, connection: { ...request.connection, target: { ...target, model } } } };
    },
  },
  system: {
    usage: '/system [text]',
    about: 'show or change the instructions',
    async run(text, { messages }, io) {
      const others = messages.filter((message) => !isSystem(message));
      await note(io, text || messages.filter(isSystem).map(textOfMessage).join('\n') || 'There are no instructions.');
      return text === '' ? {} : { messages: [{ role: 'system', content: text }, ...others] };
    },
  },
  set: {
    usage: '/set <key=value>',
    about: 'change a parameter, such as temperature=0',
    async run(given, { request }, io) {
      // Both `/set seed=7` and `/set seed 7`.
      const pair = /^[\w.-]+\s+[^\s=]/.test(given) ? given.replace(/\s+/, '=') : given;
      if (pair !== '' && !pair.includes('=')) throw new UsageError(`/set needs a key and a value: /set ${pair}=…`);
      const parameters = {
        ...request.parameters,
        ...(pair !== '' && (await chatParameters({ parameters: [pair] }, io))),
      };
      const set = Object.entries(parameters).map(([key, value]) => `${key}=${JSON.stringify(value)}`);
      await note(io, set.join(' ') || 'No parameter is set.');
      return { request: { ...request, parameters } };
    },
  },
  attach: {
    usage: '/attach <file>',
    about: 'attach a file or URL to the next message',
    async run(name, { attachments }, io) {
      if (name === '') throw new UsageError('/attach needs a file.');
      const attachment = await readAttachment(name, io);
      await note(io, `${name} will be sent with the next message.`);
      return { attachments: [...attachments, attachment] };
    },
  },
  undo: {
    usage: '/undo',
    about: 'take back the last message and its answer',
    async run(_argument, { messages }, io) {
      const asked = lastQuestion(messages);
      const question = messages[asked];
      if (question === undefined) {
        await note(io, 'There is nothing to take back.');
        return {};
      }
      await note(io, `took back: ${firstLine(textOfMessage(question))}`);
      return { messages: messages.slice(0, asked) };
    },
  },
  retry: {
    usage: '/retry',
    about: 'ask for another answer to the last message',
    async run(_argument, { messages }, io) {
      const asked = lastQuestion(messages);
      if (asked < 0) await note(io, 'There is no message to answer again.');
      return asked < 0 ? {} : { messages: messages.slice(0, asked), resend: messages[asked] };
    },
  },
  save: {
    usage: '/save <file>',
    about: 'write the conversation into a Markdown file',
    async run(file, { messages }, io) {
      if (file === '') throw new UsageError('/save needs a file name.');
      const turns = messages.map((message) => `## ${message.role}\n\n${textOfMessage(message).trim()}\n`);
      await saveText(turns.join('\n'), file, false, io);
      await note(io, `saved ${file}`);
      return {};
    },
  },
  code: {
    usage: '/code [language]',
    about: 'print a program that sends the last message: python, js or sh',
    async run(language, { messages, request }, io) {
      const asked = lastQuestion(messages);
      const { printProgram } = await import('./print-program.ts');
      if (asked < 0) await note(io, 'There is no message to send.');
      else await printProgram(language || 'python', messages.slice(0, asked + 1), request, io);
      return {};
    },
  },
  copy: {
    usage: '/copy',
    about: 'copy the last answer to the clipboard of the terminal',
    async run(_argument, { messages }, io) {
      const last = messages.findLast(({ role }) => role === 'assistant');
      // OSC 52: the terminal puts the text into its clipboard, also over SSH.
      if (last !== undefined)
        io.stderr.write(`\u001b]52;c;${Buffer.from(textOfMessage(last)).toString('base64')}\u0007`);
      await note(io, last === undefined ? 'There is no answer to copy.' : 'sent to the clipboard of the terminal');
      return {};
    },
  },
};

function isSystem({ role }: Message): boolean {
  return role === 'system';
}

function lastQuestion(messages: readonly Message[]): number {
  return messages.findLastIndex(({ role }) => role === 'user');
}

function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n');
  return line.length > 60 || line !== text.trim() ? `${line.slice(0, 60)}…` : line;
}
