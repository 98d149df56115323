'use client';

import * as React from 'react';
import { type ChatLabels, DEFAULT_CHAT_LABELS } from './chat-labels.ts';
import { isSendKey } from './is-send-key.ts';

/** Props of a composer. */
export interface ComposerProps {
  /** Called with the text of a message; the field is emptied. */
  readonly send: (text: string) => void;
  /** Ends the answer that arrives. Without it there is no Stop button. */
  readonly stop?: (() => void) | undefined;
  /** True while an answer arrives: Enter waits and Send is Stop. @default false */
  readonly isBusy?: boolean | undefined;
  /** The text, when the page keeps it. */
  readonly value?: string | undefined;
  readonly onChange?: ((text: string) => void) | undefined;
  readonly labels?: Partial<ChatLabels> | undefined;
}

/** The field for the next message. */
export function Composer({ send, stop, isBusy = false, value, onChange, labels: words }: ComposerProps) {
  const labels = { ...DEFAULT_CHAT_LABELS, ...words };
  const [own, setOwn] = React.useState('');
  const hint = React.useId();
  const draft = value ?? own;
  const change = (text: string) => {
    setOwn(text);
    onChange?.(text);
  };
  const submit = () => {
    if (isBusy || draft.trim() === '') return;
    change('');
    send(draft);
  };
  return (
    <form
      className="hubkit-chat-composer"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        aria-label={labels.message}
        aria-describedby={hint}
        dir="auto"
        rows={2}
        value={draft}
        onChange={(event) => change(event.target.value)}
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
        {isBusy && stop ? (
          <button key="stop" type="button" className="hubkit-button" onClick={stop}>
            {labels.stop}
          </button>
        ) : (
          <button
            key="send"
            type="submit"
            className="hubkit-button"
            data-look="primary"
            disabled={isBusy || draft.trim() === ''}
          >
            {labels.send}
          </button>
        )}
      </div>
    </form>
  );
}
