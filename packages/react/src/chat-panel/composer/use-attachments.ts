'use client';

import type { MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import type { ChatLabels } from '../chat-labels.ts';
import { loadMessageTools } from '../message/late-parts.tsx';

/** Files that wait to be sent, and the reason if one of them was not taken. */
export function useAttachments(accept: string | undefined, maxBytes: number, { fileTooLarge }: ChatLabels) {
  const [attached, setAttached] = React.useState<readonly MessagePart[]>([]);
  const [problem, setProblem] = React.useState<string>();
  const attach = async (files: Iterable<File>) => {
    const fitting = [...files].filter((file) => isAccepted(file, accept));
    const tooLarge = fitting.find(({ size }) => size > maxBytes);
    setProblem(tooLarge && fileTooLarge(tooLarge.name, maxBytes / 1e6));
    try {
      const { readAttachment } = await loadMessageTools();
      const read = await Promise.all(fitting.filter(({ size }) => size <= maxBytes).map(readAttachment));
      setAttached((before) => [...before, ...read]);
    } catch (error) {
      setProblem(String((error as Error | null)?.message ?? error));
    }
  };
  /** Removes one file, or all. */
  const detach = (part?: MessagePart) => {
    setProblem(undefined);
    setAttached((before) => (part ? before.filter((other) => other !== part) : []));
  };
  return { attached, problem, attach, detach };
}

/** True for a file of one of the types: `image/*`, `audio/wav`, `.pdf`. Pasted and dropped files were not chosen by type. */
function isAccepted({ name, type }: File, accept = ''): boolean {
  const types = accept.split(',').map((each) => each.trim().toLowerCase());
  return types.some((each) => {
    if (each.startsWith('.')) return name.toLowerCase().endsWith(each);
    return each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : each === type || each === '*';
  });
}
