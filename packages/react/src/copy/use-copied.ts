'use client';

import * as React from 'react';
import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';

/** Messages about copying. */
export interface CopyMessages {
  /** Announced after the text was copied. */
  readonly copied: string;
  /** Announced if the browser denies access to the clipboard. */
  readonly failed: string;
}

const SHOWN_FOR_MS = 2000;

/** Copies texts and announces the result; `state` is for `data-state`. The promise resolves to true on success. */
export function useCopied({ copied, failed }: CopyMessages) {
  const [state, setState] = React.useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = async (text: string): Promise<boolean> => {
    const hasWorked = await copyText(text);
    setState(hasWorked ? 'copied' : 'failed');
    announce(hasWorked ? copied : failed);
    // A failure stays in sight until the next try: it says what to do.
    if (hasWorked) setTimeout(() => setState('idle'), SHOWN_FOR_MS);
    return hasWorked;
  };
  return { state, copy };
}
