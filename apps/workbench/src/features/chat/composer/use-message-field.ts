import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { loadMarkdownText } from '../../../chat-view/message-parts.tsx';
import { useStore } from '../../../state/use-store.ts';
import { hasKeyboard } from '../../../ui/has-keyboard.ts';
import { isAnswering } from '../conversation/conversation.ts';
import type { Chat } from '../create-chat.ts';

/** The field for the next message, as the rest of the page uses it. */
export interface MessageField {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly isAnswering: boolean;
  readonly focus: () => void;
  /** Sends the message, or stops the answers that are being written. */
  readonly submit: () => void;
  /** Sends a suggested question. */
  readonly suggest: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The field has the focus when the chat opens. Enter does nothing during an answer, so that it is not stopped by accident. */
export function useMessageField(chat: Chat): MessageField {
  const ref = useRef<HTMLTextAreaElement>(null);
  const answers = useStore(chat.store, isAnswering);
  const focus = () => ref.current?.focus();

  const isBegun = useStore(chat.store, (state) => state.draft !== '' || isAnswering(state));
  useEffect(() => {
    // The answer says so where it cannot be loaded.
    if (isBegun) void loadMarkdownText().catch(() => {});
  }, [isBegun]);

  useEffect(() => {
    if (hasKeyboard() && !document.querySelector('dialog[open]')) ref.current?.focus();
  }, []);

  return {
    ref,
    isAnswering: answers,
    focus,
    submit: () => (answers ? chat.stop() : ref.current?.form?.requestSubmit()),
    suggest(question) {
      chat.send(question);
      focus();
    },
    onKeyDown(event) {
      if (answers && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) chat.stop();
    },
  };
}
