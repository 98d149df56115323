'use client';

import * as React from 'react';
import { announce } from './announce.ts';
import { copyText } from './copy-text.ts';

/** Messages about copying. */
export interface CopyMessages {
  /** Said once the text is on the clipboard. */
  readonly copied: string;
  /** Said when the browser refuses the clipboard. */
  readonly failed: string;
}

const SHOWN_FOR_MS = 2000;

/** Copies texts and tells everyone how it went; `state` is for `data-state`. The promise says whether it worked. */
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
