import { createRandom, hashText } from '../../contract/random.ts';
import type { ChatMessage } from './chat-request.ts';

/** Maximum characters read of each message, so that a long one cannot keep the responders busy. */
const MAX_CHARACTERS = 8000;

/** A conversation as the responders see it. */
export interface Conversation {
  /** The last user message. */
  readonly prompt: string;
  /** All texts of system and developer messages, joined. */
  readonly system: string;
  /** Every message, in order. */
  readonly messages: readonly ChatMessage[];
  /** User messages before `prompt`. */
  readonly earlier: readonly string[];
  readonly model: string;
  /** Decides between wordings that are equally good; the same for the same request. */
  readonly random: () => number;
}

/** Reads a conversation; `variant` distinguishes the choices of one request and the seeds of a caller. */
export function readConversation(messages: readonly ChatMessage[], model: string, variant: string): Conversation {
  const users = messages.filter((message) => message.role === 'user');
  const key = JSON.stringify([model, variant, messages.map((message) => [message.role, message.text])]);
  return {
    prompt: legible(users.at(-1)),
    system: messages
      .filter((message) => message.role === 'system' || message.role === 'developer')
      .map(legible)
      .join('\n'),
    messages,
    earlier: users.slice(0, -1).map(legible),
    model,
    // Temperature 0 has the variant '': it takes the first wording everywhere.
    random: variant === '' ? () => 0 : createRandom(hashText(key)),
  };
}

/** The results of tools at the end of a conversation. */
export function readToolResults({ messages }: Pick<Conversation, 'messages'>): readonly string[] {
  const start = messages.findLastIndex(({ role }) => role !== 'tool') + 1;
  return messages.slice(start).map(({ text }) => text);
}

function legible(message: ChatMessage | undefined): string {
  return (message?.text ?? '').slice(0, MAX_CHARACTERS).trim();
}
