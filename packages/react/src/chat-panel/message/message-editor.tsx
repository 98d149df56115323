'use client';

import * as React from 'react';
import type { ChatLabels } from '../chat-labels.ts';
import { isSendKey } from '../composer/is-send-key.ts';

/** Props of the editor of a message. */
export interface MessageEditorProps {
  readonly text: string;
  readonly labels: ChatLabels;
  readonly onSave: (text: string) => void;
  readonly onCancel: () => void;
}

/** A field for another version of a message; it takes the focus, with the caret at the end. */
export function MessageEditor({ text, labels, onSave, onCancel }: MessageEditorProps) {
  const [draft, setDraft] = React.useState(text);
  const field = React.useRef<HTMLTextAreaElement>(null);
  React.useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(text.length, text.length);
  }, [text]);
  const save = () => draft.trim() !== '' && onSave(draft);
  return (
    <form
      className="hubkit-chat-editor"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <textarea
        ref={field}
        aria-label={labels.editMessage}
        dir="auto"
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onCancel();
          else if (isSendKey(event)) {
            event.preventDefault();
            save();
          }
        }}
      />
      <div className="hubkit-chat-actions">
        <button type="submit" className="hubkit-button" data-look="primary" disabled={draft.trim() === ''}>
          {labels.save}
        </button>
        <button type="button" className="hubkit-button" onClick={onCancel}>
          {labels.cancel}
        </button>
      </div>
    </form>
  );
}
