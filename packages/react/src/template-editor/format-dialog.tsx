'use client';

import * as React from 'react';
import { Icon } from '../icon/icon.tsx';
import type { FormatReply } from './engine.ts';
import type { TemplateLabels } from './template-labels.ts';
import { TextDiff } from './text-diff.tsx';

interface FormatDialogProps {
  readonly source: string;
  readonly formatted: FormatReply;
  readonly labels: TemplateLabels;
  readonly onApply: () => void;
  readonly onClose: () => void;
}

/** Shows what formatting changes; it can only be applied when it renders what the source did. */
export function FormatDialog({ source, formatted, labels, onApply, onClose }: FormatDialogProps) {
  const dialog = React.useRef<HTMLDialogElement>(null);
  const id = React.useId();
  React.useEffect(() => dialog.current?.showModal(), []);
  const isProven = formatted.same === formatted.of;
  return (
    <dialog ref={dialog} className="hubkit-template-dialog" aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{labels.formatted}</h2>
        <button
          type="button"
          className="hubkit-template-button"
          data-icon=""
          aria-label={labels.close}
          title={labels.close}
          onClick={() => dialog.current?.close()}
        >
          <Icon path="M6 6l12 12M18 6L6 18" />
        </button>
      </header>
      <p data-kind={isProven ? 'proven' : 'unproven'}>{labels.sameOutput(formatted.same, formatted.of)}</p>
      <TextDiff before={source} after={formatted.text} language="jinja" label={labels.formatted} />
      <footer>
        <button type="button" className="hubkit-template-button" onClick={() => dialog.current?.close()}>
          {labels.cancel}
        </button>
        <button
          type="button"
          className="hubkit-template-button"
          data-look="primary"
          disabled={!isProven || formatted.text === source}
          onClick={() => {
            onApply();
            dialog.current?.close();
          }}
        >
          {labels.apply}
        </button>
      </footer>
    </dialog>
  );
}
