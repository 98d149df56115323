import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { useStore } from '../../../state/use-store.ts';
import { useToast } from '../../../ui/toast.tsx';
import { isAnswering } from '../conversation/conversation.ts';
import type { Chat } from '../create-chat.ts';
import { useBlindModel } from './use-blind-model.ts';

/** The message that is being written, and the action of the one button. */
export interface ComposerControl {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Images that go with the text, as data URLs. */
  readonly images: readonly string[];
  /** Name of the first model that is known not to take images, or undefined. */
  readonly blind: string | undefined;
  readonly attach: (files: readonly File[]) => void;
  readonly detach: (image: string) => void;
  /** Shown as `data-state`. */
  readonly state: 'idle' | 'answering';
  /** Sends the message, or stops the answers that are being written. */
  readonly submit: () => void;
  /** Sends a suggested question. */
  readonly suggest: (text: string) => void;
  readonly focus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/**
 * Enter sends, Shift+Enter inserts a line break. Enter does nothing during an answer, so that it is not stopped by accident.
 */
export function useComposer(chat: Chat): ComposerControl {
  const text = useStore(chat.store, ({ draft }) => draft);
  const images = useStore(chat.store, (state) => state.images);
  const field = useRef<HTMLTextAreaElement>(null);
  const toast = useToast();
  const blind = useBlindModel(chat);
  const state = useStore(chat.store, (conversation) => (isAnswering(conversation) ? 'answering' : 'idle'));
  const focus = () => field.current?.focus();

  const send = () => {
    if (text.trim() !== '' || images.length > 0) {
      chat.send(text, images);
      chat.setDraft('');
      chat.attach([]);
    }
    focus();
  };
  const attach = async (files: readonly File[]) => {
    const { readImages } = await import('./read-images.ts');
    const read = await readImages(files);
    chat.attach([...new Set([...chat.store.get().images, ...read.images])]);
    if (read.problems.length > 0) toast({ text: read.problems.join(' '), action: 'OK', onAction: focus });
    focus();
  };

  return {
    text,
    setText: chat.setDraft,
    images,
    blind,
    attach: (files) => void attach(files),
    detach: (image) => chat.attach(images.filter((each) => each !== image)),
    state,
    submit: () => (state === 'answering' ? chat.stop() : send()),
    suggest(question) {
      chat.send(question);
      focus();
    },
    focus,
    onKeyDown(event) {
      const isPlainEnter =
        event.key === 'Enter' && !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
      // An input method uses Enter to accept a word.
      if (!isPlainEnter || event.nativeEvent.isComposing) return;
      event.preventDefault();
      if (state === 'idle') send();
    },
    field,
  };
}
