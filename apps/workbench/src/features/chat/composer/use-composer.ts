import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useStore } from '../../../store/use-store.ts';
import { openAnswer } from '../conversation/conversation.ts';
import type { Chat } from '../create-chat.ts';

/** The text that is being written, and the action of the one button. */
export interface ComposerControl {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Shown as `data-state`. */
  readonly state: 'idle' | 'answering';
  /** Sends the text, or stops the answer that is being written. */
  readonly submit: () => void;
  /** Sends a suggested question. */
  readonly suggest: (text: string) => void;
  readonly focus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** Enter sends, Shift+Enter makes a new line; while an answer is written Enter waits, so that nobody stops it by accident. */
export function useComposer(chat: Chat): ComposerControl {
  const text = useStore(chat.store, ({ draft }) => draft);
  const field = useRef<HTMLTextAreaElement>(null);
  const state = useStore(chat.store, (conversation) => (openAnswer(conversation) ? 'answering' : 'idle'));
  const focus = () => field.current?.focus();

  const send = (words: string) => {
    if (words.trim() !== '') {
      chat.send(words);
      chat.setDraft('');
    }
    focus();
  };

  return {
    text,
    setText: chat.setDraft,
    state,
    submit: () => (state === 'answering' ? chat.stop() : send(text)),
    suggest: send,
    focus,
    onKeyDown(event) {
      const isPlainEnter =
        event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
      // An input method uses Enter to accept a word.
      if (!isPlainEnter || event.nativeEvent.isComposing) return;
      event.preventDefault();
      if (state === 'idle') send(text);
    },
    field,
  };
}
