'use client';

import { useCopied } from '../../copy/use-copied.ts';
import type { ResultLabels } from '../result-labels.ts';

interface CopyAsButtonProps {
  readonly label: string;
  /** The text for the clipboard, made when the button is pressed. */
  readonly text: () => string;
  readonly labels: ResultLabels;
}

/** A button that copies a result in some format. */
export function CopyAsButton({ label, text, labels }: CopyAsButtonProps) {
  const { state, copy } = useCopied(labels);
  return (
    <button type="button" className="hubkit-button" data-state={state} onClick={() => copy(text())}>
      {state === 'copied' ? labels.copied : label}
    </button>
  );
}
