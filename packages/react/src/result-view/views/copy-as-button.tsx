'use client';

import { CopyButton } from '../../copy/copy-button.tsx';
import { type CopyMessages, useCopied } from '../../copy/use-copied.ts';
import { toCsv } from '../to-csv.ts';

interface CopyAsButtonProps {
  readonly label: string;
  /** The value for the clipboard: rows as CSV, or any value as JSON. */
  readonly content:
    | { readonly rows: Parameters<typeof toCsv>[0] }
    | { readonly json: unknown; readonly indent?: number };
  readonly labels: CopyMessages;
}

/** A button that copies a result in some format. The text is made when the button is pressed. */
export function CopyAsButton({ label, content, labels }: CopyAsButtonProps) {
  const { state, copy } = useCopied(labels);
  const text = () => ('rows' in content ? toCsv(content.rows) : JSON.stringify(content.json, null, content.indent));
  return <CopyButton state={state} label={label} copied={labels.copied} hasText onClick={() => copy(text())} />;
}
