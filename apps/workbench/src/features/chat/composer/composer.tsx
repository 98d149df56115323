import '@hubkit/react/chat-panel.css';
import styles from './composer.module.css';
import '@hubkit/react/capture.css';
import { Chat, useComposer } from '@hubkit/react/chat-panel';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { hasKeyboard } from '../../../ui/has-keyboard.ts';
import { LazyPart, latePart } from '../../../ui/lazy-part.tsx';
import { useFileDrop } from '../../../ui/use-file-drop.ts';
import { useChat, useChatState } from '../chat-context.ts';
import { isAnswering, waitsForTools } from '../conversation/conversation.ts';
import type { MessageField } from './use-message-field.ts';

const BlindNote = latePart(async () => (await import('./blind-note.tsx')).BlindNote);

const PromptDialog = latePart(async () => (await import('../../../prompts/prompt-dialog.tsx')).PromptDialog);

interface ComposerProps {
  readonly field: MessageField;
  /** Content above the field, such as the active settings. */
  readonly children?: ReactNode;
}

/** The input for the next message to all columns, which is kept with the chat, and one button that sends it or stops the answers. */
export function Composer({ field, children }: ComposerProps) {
  const chat = useChat();
  const draft = useChatState((state) => state.draft);
  const attachments = useChatState((state) => state.attachments);
  const answers = useChatState(isAnswering);
  const hasCall = useChatState(waitsForTools);
  const [hasPrompts, setPrompts] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    // Notices of the page lie above all of it, and cover nothing that is being sent.
    const observer = new ResizeObserver(() => style.setProperty('--toasts', `${root.current?.offsetHeight}px`));
    if (root.current) observer.observe(root.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts');
    };
  }, []);
  const stop = () => {
    chat.stop();
    if (hasKeyboard()) field.focus();
  };
  return (
    <Chat.Root ref={root} isBusy={answers} send={chat.send} stop={stop} className={styles.composer}>
      {children}
      <LazyPart>{attachments.some(({ type }) => type === 'image') && <BlindNote focus={field.focus} />}</LazyPart>
      <Chat.Composer
        accept={ACCEPT}
        maxFileBytes={MAX_FILE_BYTES}
        value={draft}
        onChange={chat.setDraft}
        attachments={attachments}
        onAttachmentsChange={chat.attach}
        fieldProps={{
          ref: field.ref,
          placeholder: hasCall ? 'Or skip the tool and write a message' : 'Write a message',
          'aria-keyshortcuts': 'Control+Enter Meta+Enter',
          // Enter alone does nothing during an answer, so that it is not stopped by accident.
          onKeyDown({ key, ctrlKey, metaKey }) {
            if (answers && key === 'Enter' && (ctrlKey || metaKey)) chat.stop();
          },
        }}
      >
        <AttachControls />
        <Button icon="book" iconOnly label="Prompts" aria-haspopup="dialog" onClick={() => setPrompts(true)} />
      </Chat.Composer>
      {/* It has a form of its own, which another form cannot hold. */}
      <LazyPart>
        {hasPrompts && (
          <PromptDialog
            text={draft}
            isFilled
            onInsert={(text, holdsDraft) =>
              chat.setDraft(holdsDraft ? text : [draft, text].filter(Boolean).join('\n\n'))
            }
            onClose={() => {
              flushSync(() => setPrompts(false));
              field.focus();
            }}
          />
        )}
      </LazyPart>
    </Chat.Root>
  );
}

/** Types of the files that a message takes. */
const ACCEPT =
  'image/*,audio/*,application/pdf,text/*,application/json,application/xml,.md,.csv,.json,.jsonl,.yml,.yaml,.xml,.log,.txt';

/** Most bytes of an attached file: providers take 5 MB and more, and the browser keeps it with the chat. */
const MAX_FILE_BYTES = 5_000_000;

const CaptureDialog = latePart(async () => (await import('@hubkit/react/capture')).CaptureDialog);

/** Attaches files that are dropped anywhere on the page, and photos. */
function AttachControls() {
  const { attach, focus } = useComposer();
  const isOver = useFileDrop(attach);
  const [isCapturing, setCapturing] = useState(false);
  return (
    <>
      <Button icon="camera" iconOnly label="Take a photo" aria-haspopup="dialog" onClick={() => setCapturing(true)} />
      {isOver && <p className={styles.drop}>Drop files to attach them</p>}
      <LazyPart>
        {isCapturing && (
          <CaptureDialog
            capture="image"
            onFile={(file) => attach([file])}
            onClose={() => {
              flushSync(() => setCapturing(false));
              focus();
            }}
          />
        )}
      </LazyPart>
    </>
  );
}
