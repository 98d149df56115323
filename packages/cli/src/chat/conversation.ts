import type { Io } from '../io/io.ts';
import { readConfig } from '../settings/config.ts';
import type { Message } from './answer-request.ts';
import { findChat, keepMessages, newChatId } from './chat-store.ts';

/** The flags that choose a kept conversation. */
export interface ConversationFlags {
  readonly continue: boolean;
  readonly chat?: string | undefined;
  readonly log: boolean;
}

/** Choice of a provider at the end of a model, which holds for one call. */
const POLICY = /:(?:cheapest|fastest)$/;

/** A conversation that may be kept on disk. */
export interface Conversation {
  readonly id: string;
  /** The messages so far, the instructions included. */
  readonly messages: readonly Message[];
  /** Model that wrote the last answer. */
  readonly model?: string | undefined;
  /** Keeps further messages. They are not added to `messages`. */
  keep(messages: readonly Message[], model: string | undefined): Promise<void>;
}

/** Continues a kept conversation, or starts one. New instructions replace those of the conversation. */
export async function openConversation(
  { continue: isContinued, chat, log }: ConversationFlags,
  system: string | undefined,
  io: Io,
): Promise<Conversation> {
  const name = chat ?? (isContinued ? 'last' : undefined);
  const kept = name === undefined ? undefined : await findChat(name, io);
  const isKept = log && (await readConfig(io)).log !== 'off';
  const opening: readonly Message[] = system === undefined ? [] : [{ role: 'system', content: system }];
  const earlier = (kept?.messages ?? []).map(({ at: _, model: __, ...message }) => message);
  const others = system === undefined ? earlier : earlier.filter(({ role }) => role !== 'system');
  let isOpened = kept !== undefined && system === undefined;
  const id = kept?.id ?? newChatId();
  return {
    id,
    messages: [...opening, ...others],
    model: kept?.messages.findLast(({ model }) => model !== undefined)?.model,
    async keep(messages, model) {
      if (!isKept) return;
      const at = new Date().toISOString();
      const all = isOpened ? messages : [...opening, ...messages];
      isOpened = true;
      const lines = all.map((message) =>
        message.role === 'assistant' ? { ...message, at, model: model?.replace(POLICY, '') } : { ...message, at },
      );
      await keepMessages(id, lines, io);
    },
  };
}
