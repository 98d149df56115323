'use client';

// The whole namespace: under the `react-server` condition React has no `useState`, and importing it by name would fail there.
import * as React from 'react';
import { announce } from '../copy/announce.ts';
import { copyText } from '../copy/copy-text.ts';

interface CopyLinkOptions {
  readonly id: string;
  readonly copied: string;
  readonly failed: string;
  readonly onCopy?: (url: string) => void;
}

const SHOWN_FOR_MS = 2000;

/** Copies the full URL of a heading, including the query string, and announces the result; `state` is for `data-state`. */
export function useCopyLink({ id, onCopy, ...messages }: CopyLinkOptions) {
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
