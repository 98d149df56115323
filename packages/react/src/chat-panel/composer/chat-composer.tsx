'use client';

import type { MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { LookContext, useChatView } from '../chat-context.ts';
import { isSendKey } from './is-send-key.ts';
import { useAttachments } from './use-attachments.ts';

/** Props of the composer of a chat. */
export interface ChatComposerProps extends Omit<ElementProps<'form'>, 'onChange'> {
  /** Types of files that can be attached, such as `image/*`: by a button, by pasting and by dropping. @default none */
  readonly accept?: string | undefined;
  /** Size of an attached file in bytes. @default 10000000 (10 MB) */
  readonly maxFileBytes?: number | undefined;
  /** The text, when the page keeps it. */
  readonly value?: string | undefined;
  /** Called with the text after each change. */
  readonly onChange?: ((text: string) => void) | undefined;
  /** Further controls beside the button. */
  readonly children?: React.ReactNode;
}

/** The field for the next message of a chat. Enter sends; while an answer arrives, it waits, and Send is Stop. */
export const ChatComposer = /* @__PURE__ */ React.forwardRef<HTMLFormElement, ChatComposerProps>(function ChatComposer(
  { accept, maxFileBytes = 10_000_000, value, onChange, children, ...props },
  ref,
) {
  const { send, stop, isBusy } = useChatView('Composer');
  const { labels } = React.useContext(LookContext);
  const [own, setOwn] = React.useState('');
  const { attached, problem, attach, detach } = useAttachments(accept, maxFileBytes, labels);
  const hint = React.useId();
  const draft = value ?? own;
  const isEmpty = draft.trim() === '' && attached.length === 0;
  const change = (text: string) => {
    setOwn(text);
    onChange?.(text);
  };
  const submit = () => {
    if (isBusy || isEmpty) return;
    change('');
    detach();
    send?.(draft, attached);
  };
  const take = (event: React.SyntheticEvent, { files }: DataTransfer) => {
    if (accept === undefined || files.length === 0) return;
    event.preventDefault();
    void attach(files);
  };
  const form = {
    className: 'hubkit-chat-composer',
    'data-slot': 'chat-composer',
    ref,
    onSubmit: (event: React.FormEvent) => {
      event.preventDefault();
      submit();
    },
    onDragOver: (event: React.DragEvent) => accept !== undefined && event.preventDefault(),
    onDrop: (event: React.DragEvent) => take(event, event.dataTransfer),
    children: (
      <>
        {attached.length > 0 && (
          <ul className="hubkit-chat-attached">
            {attached.map((part, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same name.
              <li key={index}>
                {part.type === 'image' && <img src={part.url} alt="" />}
                <span>{nameOf(part)}</span>
                <button
                  type="button"
                  className="hubkit-button"
                  aria-label={labels.removeFile(nameOf(part))}
                  onClick={() => detach(part)}
                >
                  <span aria-hidden="true">×</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {problem && (
          <p className="hubkit-problem" role="alert">
            {problem}
          </p>
        )}
        <textarea
          aria-label={labels.message}
          aria-describedby={hint}
          dir="auto"
          rows={2}
          value={draft}
          onChange={(event) => change(event.target.value)}
          onPaste={(event) => take(event, event.clipboardData)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return;
            event.preventDefault();
            submit();
          }}
        />
        <div className="hubkit-chat-actions">
          <span id={hint} className="hubkit-note">
            {isBusy ? labels.hintBusy : labels.hint}
          </span>
          {children}
          {accept !== undefined && (
            <label className="hubkit-button hubkit-chat-attach">
              <input
                type="file"
                className="hubkit-visually-hidden"
                accept={accept}
                multiple
                onChange={({ target }) => {
                  void attach(target.files ?? []).then(() => {
                    // The same file can be chosen again.
                    target.value = '';
                  });
                }}
              />
              {labels.attach}
            </label>
          )}
          {isBusy && stop ? (
            <button key="stop" type="button" className="hubkit-button" onClick={stop}>
              {labels.stop}
            </button>
          ) : (
            <button key="send" type="submit" className="hubkit-button" data-look="primary" disabled={isBusy || isEmpty}>
              {labels.send}
            </button>
          )}
        </div>
      </>
    ),
  };
  return element('form', form, props);
});

function nameOf(part: MessagePart): string {
  return (part.type === 'file' ? part.name : part.type === 'image' ? part.alt : undefined) ?? '';
}
