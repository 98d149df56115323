'use client';

import type { MouseEvent, ReactNode } from 'react';
import { useCopyLink } from './use-copy-link.ts';

interface CopyProps {
  /** The id of the heading whose address is copied. */
  readonly id: string;
  readonly className: string;
  readonly children: ReactNode;
  /** Announced after the link was copied. */
  readonly copied: string;
  /** Announced if the browser denies access to the clipboard. */
  readonly failed: string;
  readonly onCopy?: (url: string) => void;
}

/** A link to a heading that copies its address when it is followed. */
export function CopyingLink({ className, children, ...props }: CopyProps) {
  const { state, copy } = useCopyLink(props);
  const copyOnFollow = (event: MouseEvent) => {
    const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!opensElsewhere) void copy();
  };
  return (
    <a className={className} href={`#${props.id}`} data-state={state} onClick={copyOnFollow}>
      {children}
    </a>
  );
}

/** A button that copies the address of a heading. */
export function CopyLinkButton({ className, children, ...props }: CopyProps) {
  const { state, copy } = useCopyLink(props);
  return (
    <button type="button" className={className} data-state={state} onClick={copy}>
      {children}
    </button>
  );
}
