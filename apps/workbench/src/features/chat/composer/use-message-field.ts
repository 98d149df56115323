import { useEffect, useRef } from 'react';
import { loadMarkdownText } from '../../../chat-view/message-parts.tsx';
import { hasKeyboard } from '../../../ui/has-keyboard.ts';
import { useChat, useChatState } from '../chat-context.ts';
import { isAnswering } from '../conversation/conversation.ts';

/** The field for the next message, as the rest of the page uses it. It has the focus when the chat opens. */
export function useMessageField() {
  const chat = useChat();
  const ref = useRef<HTMLTextAreaElement>(null);
  const isBegun = useChatState((state) => state.draft !== '' || isAnswering(state));
  const focus = () => ref.current?.focus();

  useEffect(() => {
    // The answer says so where it cannot be loaded.
    if (isBegun) void loadMarkdownText().catch(() => {});
  }, [isBegun]);

  useEffect(() => {
    if (hasKeyboard() && !document.querySelector('dialog[open]')) ref.current?.focus();
  }, []);

  return {
    ref,
    focus,
    /** Sends the message, or stops the answers that are being written. */
    submit: () => (isAnswering(chat.store.get()) ? chat.stop() : ref.current?.form?.requestSubmit()),
    /** Sends a suggested question. */
    suggest(question: string) {
      chat.send(question);
      focus();
    },
  };
}

export type MessageField = ReturnType<typeof useMessageField>;
