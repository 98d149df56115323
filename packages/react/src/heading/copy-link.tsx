'use client';

import type { MouseEvent, ReactNode } from 'react';
import * as React from 'react';
import { announce } from '../copy/announce.ts';
import { copyText } from '../copy/copy-text.ts';

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

// The whole namespace: under the `react-server` condition React has no `useState`, and importing it by name would fail there.

interface CopyLinkOptions {
  readonly id: string;
  readonly copied: string;
  readonly failed: string;
  readonly onCopy?: (url: string) => void;
}

const SHOWN_FOR_MS = 2000;

/** Copies the full URL of a heading, including the query string, and announces the result; `state` is for `data-state`. */
function useCopyLink({ id, onCopy, ...messages }: CopyLinkOptions) {
  const [state, setState] = React.useState<'idle' | 'copied' | 'failed'>('idle');

  const copy = async () => {
    const { href } = new URL(`#${id}`, location.href);
    const result = (await copyText(href)) ? 'copied' : 'failed';
    setState(result);
    setTimeout(() => setState('idle'), SHOWN_FOR_MS);
    announce(messages[result]);
    if (result === 'copied') onCopy?.(href);
  };

  return { state, copy };
}
