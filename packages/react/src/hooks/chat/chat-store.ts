import type { Conversation, MessagePart, Turn } from '@hubkit/messages/turns';
import type { ListedTurn } from '../../conversation/listed-turn.ts';
import type { Store } from '../store/create-store.ts';
import type { ChatOptions } from './chat-options.ts';

/** The state of a chat. */
export interface ChatState extends Conversation {
  /** False until the stored chat has been read. */
  readonly isLoaded: boolean;
}

/** Actions of a chat. They stay the same functions over renders. */
export interface ChatActions {
  /** Sends a message, with attachments of `readAttachment`, and receives the answer. An answer that arrives is stopped.
   * `data` is kept with the message. */
  readonly send: (text: string, attachments?: readonly MessagePart[], data?: Turn['data']) => Promise<void>;
  /** Stops the answer and keeps the text received so far. */
  readonly stop: () => void;
  /** Adds another version of a message: a question is answered again, an answer stays as it is written. */
  readonly edit: (turn: Turn, text: string, data?: Turn['data']) => Promise<void>;
  /** Adds another version of an answer, by default the last one. An answer without any text is dropped. */
  readonly regenerate: (turn?: Turn) => Promise<void>;
  /** Another name of `regenerate`, for failed answers. */
  readonly retry: (turn?: Turn) => Promise<void>;
  /** Continues an answer that was stopped, interrupted or cut off, by default the last one: in place, or with `keepsVersions` in a version. */
  readonly resume: (turn?: Turn) => Promise<void>;
  /** Sets the result of a tool call of the last answer, which goes on once all of its calls have results. */
  readonly addToolResult: (callId: string, result: string) => Promise<void>;
  /** Sets the results of several calls of the last answer, by the ids of the calls. */
  readonly addToolResults: (results: Readonly<Record<string, string>>) => Promise<void>;
  /** Adds data of the page to a message; other data of it stays. */
  readonly setData: (turn: Pick<Turn, 'id'>, data: NonNullable<Turn['data']>) => void;
  /** Approves a tool call of the last answer that waits for it (`approval: 'asked'`). The answer goes on once none waits. */
  readonly approve: (callId: string) => Promise<void>;
  /** Denies such a call: its tool does not run, and the model reads the reason. */
  readonly deny: (callId: string, reason?: string) => Promise<void>;
  /** Shows a version of a message, with the messages below it that were shown last. */
  readonly showVersion: (turn: Turn) => void;
  /**
   * Shows other messages: none, imported ones, or those without a message (see `withoutTurn`); the state before undoes it. An answer
   * that arrives is stopped unless it is still among them.
   */
  readonly replace: (conversation: Conversation) => void;
  /** Shows a plain list of messages, or what a function makes of the shown ones. Other versions of them are dropped; `replace` keeps them. */
  readonly setMessages: (
    messages: readonly ListedTurn[] | ((messages: readonly Turn[]) => readonly ListedTurn[]),
  ) => void;
}

/** A chat outside of components; see `createChat`. */
export interface ChatStore extends Store<ChatState> {
  readonly actions: ChatActions;
  /** Replaces the options for the next requests. */
  readonly setOptions: (options: ChatOptions) => void;
  /** Reads the stored chat, once. Returns a function to disconnect, which interrupts a running answer for an owner. */
  readonly connect: (isOwner?: boolean) => () => void;
  /** Stores all changes at once, such as before the page is closed. */
  readonly save: () => void;
}
