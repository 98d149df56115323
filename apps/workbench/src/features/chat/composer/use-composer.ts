import type { MessagePart } from '@hubkit/react/chat-panel';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { useStore } from '../../../state/use-store.ts';
import { hasKeyboard } from '../../../ui/has-keyboard.ts';
import { isComposing } from '../../../ui/is-composing.ts';
import { useToast } from '../../../ui/toast.tsx';
import { isAnswering } from '../conversation/conversation.ts';
import type { Chat } from '../create-chat.ts';
import { type ModelWithoutVision, useModelWithoutVision } from './use-model-without-vision.ts';

/** The message that is being written, and the action of the one button. */
export interface ComposerControl {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Files that go with the text. */
  readonly attachments: readonly MessagePart[];
  /** The first model that is known not to take images, where some are attached. */
  readonly blind: ModelWithoutVision | undefined;
  readonly attach: (files: readonly File[]) => void;
  readonly detach: (attachment: MessagePart) => void;
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
 * It has the focus when the chat opens. Enter sends, Shift+Enter inserts a line break. Enter does nothing during an answer, so that it is not stopped by accident.
 */
export function useComposer(chat: Chat): ComposerControl {
  const text = useStore(chat.store, ({ draft }) => draft);
  const attachments = useStore(chat.store, (state) => state.attachments);
  const field = useRef<HTMLTextAreaElement>(null);
  const toast = useToast();
  const blindModel = useModelWithoutVision(chat);
  const blind = attachments.some(({ type }) => type === 'image') ? blindModel : undefined;
  const state = useStore(chat.store, (conversation) => (isAnswering(conversation) ? 'answering' : 'idle'));
  const focus = () => field.current?.focus();

  useEffect(() => {
    if (hasKeyboard() && !document.querySelector('dialog[open]')) field.current?.focus();
  }, []);

  const send = () => {
    if (text.trim() !== '' || attachments.length > 0) {
      chat.send(text, attachments);
      chat.setDraft('');
      chat.attach([]);
    }
    focus();
  };
  const attach = async (files: readonly File[]) => {
    const { readAttachments } = await import('./read-attachments.ts');
    const read = await readAttachments(files);
    chat.attach(withoutCopies([...chat.store.get().attachments, ...read.attachments]));
    if (read.problems.length > 0) toast({ text: read.problems.join(' '), action: 'OK', onAction: focus });
    focus();
  };

  return {
    text,
    setText: chat.setDraft,
    attachments,
    blind,
    attach: (files) => void attach(files),
    detach: (attachment) => chat.attach(attachments.filter((each) => each !== attachment)),
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
      if (!isPlainEnter || isComposing(event.nativeEvent)) return;
      event.preventDefault();
      if (state === 'idle') send();
    },
    field,
  };
}

/** A file that is chosen twice is attached once. */
function withoutCopies(parts: readonly MessagePart[]): readonly MessagePart[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}
