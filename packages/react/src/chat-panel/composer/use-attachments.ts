'use client';

import type { MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import type { ChatLabels } from '../chat-labels.ts';
import { loadMessageTools } from '../message/late-parts.tsx';

/** Files that wait to be sent, and the reason if one of them was not taken, or all could not be sent. */
export function useAttachments(accept: string | undefined, maxBytes: number, labels: ChatLabels) {
  const [attached, setAttached] = React.useState<readonly MessagePart[]>([]);
  const [problem, setProblem] = React.useState<string>();
  /** Puts files back that could not be sent, with the reason. */
  const restore = (parts: readonly MessagePart[], error: unknown) => {
    setAttached((before) => [...parts, ...before]);
    setProblem(String((error as Error | null)?.message ?? error));
  };
  const attach = async (list: Iterable<File>) => {
    // The list of a field is emptied with the field.
    const files = [...list];
    try {
      const { readFiles } = await loadMessageTools();
      const { read, problem: next } = await readFiles(files, { accept, maxBytes, labels });
      setProblem(next);
      setAttached((before) => [...before, ...read]);
    } catch (error) {
      restore([], error);
    }
  };
  /** Removes one file, or all. */
  const detach = (part?: MessagePart) => {
    setProblem(undefined);
    setAttached((before) => (part ? before.filter((other) => other !== part) : []));
  };
  return { attached, problem, attach, detach, restore };
}
