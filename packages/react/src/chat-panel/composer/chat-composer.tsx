'use client';

import type { MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import { type ElementProps, element } from '../../element/element.tsx';
import { Icon } from '../../icon/icon.tsx';
import { IconButton } from '../../icon/icon-button.tsx';
import { LookContext, useChatView } from '../chat-context.ts';
import { AttachedFiles } from '../message/late-parts.tsx';
import { ComposerContext } from './composer-context.ts';
import { isSendKey } from './is-send-key.ts';
import { useAttachments } from './use-attachments.ts';
import { useControlled } from './use-controlled.ts';

const UP = 'M12 19V5M6 11l6-6 6 6';
const SQUARE = 'M7 7h10v10H7z';
const CLIP = 'M20 11l-8 8a5 5 0 0 1-7-7l8.5-8.5a3.3 3.3 0 0 1 4.7 4.7L9.7 16.7a1.7 1.7 0 0 1-2.4-2.4l7.7-7.7';

/** Props of the composer of a chat. */
export interface ChatComposerProps extends Omit<ElementProps<'form'>, 'onChange' | 'defaultValue'> {
  /** Types of files that can be attached, such as `image/*`: by a button, by pasting and by dropping. @default none */
  readonly accept?: string | undefined;
  /** Size of an attached file in bytes. @default 10000000 (10 MB) */
  readonly maxFileBytes?: number | undefined;
  /** The text at first. */
  readonly defaultValue?: string | undefined;
  /** The text, when the page keeps it. */
  readonly value?: string | undefined;
  /** Called with the text after each change. */
  readonly onChange?: ((text: string) => void) | undefined;
  /** The attached files, when the page keeps them. */
  readonly attachments?: readonly MessagePart[] | undefined;
  /** Called with the attached files after each change. */
  readonly onAttachmentsChange?: ((attachments: readonly MessagePart[]) => void) | undefined;
  /** Props of the text field, such as `placeholder`, `autoFocus` or `ref`. */
  readonly fieldProps?: React.ComponentPropsWithRef<'textarea'> | undefined;
  /** Further controls beside the button. Those that are components can call `useComposer`. */
  readonly children?: React.ReactNode;
}

/** The field for the next message of a chat. Enter sends; while an answer arrives, it waits, and Send is Stop. */
export const ChatComposer = /* @__PURE__ */ React.forwardRef<HTMLFormElement, ChatComposerProps>(function ChatComposer(
  {
    accept,
    maxFileBytes: maxBytes = 10_000_000,
    defaultValue = '',
    value,
    onChange,
    attachments,
    onAttachmentsChange,
    fieldProps,
    children,
    ...props
  },
  ref,
) {
  const { send, stop, isBusy } = useChatView('Composer');
  const { labels } = React.useContext(LookContext);
  const [draft, change, latest] = useControlled(value, defaultValue, onChange);
  const { attached, problem, attach, detach, restore } = useAttachments({
    accept,
    maxBytes,
    labels,
    attachments,
    onChange: onAttachmentsChange,
  });
  const hint = React.useId();
  const field = React.useRef<HTMLTextAreaElement>(null);
  const focus = () => field.current?.focus();
  const isEmpty = draft.trim() === '' && attached.length === 0;
  /** Removes one file, or all. The button that was pressed goes away, and must not take the focus with it. */
  const remove = (part?: MessagePart) => {
    detach(part);
    focus();
  };
  const submit = async () => {
    if (isBusy || isEmpty) return;
    change('');
    remove();
    try {
      await send?.(draft, attached);
    } catch (error) {
      // What was written meanwhile stays, after it.
      change([draft, latest.current].filter(Boolean).join('\n'));
      restore(attached, error);
    }
  };
  const take = (event: React.SyntheticEvent, { files }: DataTransfer) => {
    // A page that takes files anywhere has taken them already.
    if (accept === undefined || files.length === 0 || event.isDefaultPrevented()) return;
    event.preventDefault();
    void attach(files);
  };
  const controls = { attach, focus };
  const text = {
    'aria-label': labels.message,
    placeholder: labels.message,
    'aria-describedby': hint,
    dir: 'auto',
    value: draft,
    ref: field,
    onChange: (event: React.ChangeEvent<HTMLTextAreaElement>) => change(event.target.value),
    onPaste: (event: React.ClipboardEvent) => take(event, event.clipboardData),
    onKeyDown: (event: React.KeyboardEvent) => {
      if (!isSendKey(event)) return;
      event.preventDefault();
      void submit();
    },
  };
  const form = {
    className: 'hubkit-chat-composer',
    'data-slot': 'chat-composer',
    ref,
    onSubmit: (event: React.FormEvent) => {
      event.preventDefault();
      void submit();
    },
    onDragOver: (event: React.DragEvent) => accept !== undefined && event.preventDefault(),
    onDrop: (event: React.DragEvent) => take(event, event.dataTransfer),
    children: (
      <ComposerContext.Provider value={controls}>
        {attached.length > 0 && <AttachedFiles attached={attached} onRemove={remove} />}
        {problem && (
          <p className="hubkit-problem" role="alert">
            {problem}
          </p>
        )}
        {element('textarea', text, fieldProps ?? {})}
        <div className="hubkit-chat-actions">
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
              <Icon path={CLIP} />
              <span className="hubkit-visually-hidden">{labels.attach}</span>
            </label>
          )}
          {children}
          <span id={hint} className="hubkit-note">
            {isBusy ? labels.hintBusy : labels.hint}
          </span>
          {isBusy && stop ? (
            <IconButton key="stop" icon={SQUARE} label={labels.stop} data-look="primary" onClick={stop} />
          ) : (
            <IconButton
              key="send"
              icon={UP}
              label={labels.send}
              type="submit"
              data-look="primary"
              disabled={isBusy || isEmpty}
            />
          )}
        </div>
      </ComposerContext.Provider>
    ),
  };
  return element('form', form, props);
});
