'use client';

import type { MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import type { ChatLabels } from '../chat-labels.ts';
import { loadMessageTools } from '../message/late-parts.tsx';
import { useControlled } from './use-controlled.ts';

interface AttachmentOptions {
  readonly accept: string | undefined;
  readonly maxBytes: number;
  readonly labels: ChatLabels;
  /** The files, where the page keeps them. */
  readonly attachments: readonly MessagePart[] | undefined;
  readonly onChange: ((attachments: readonly MessagePart[]) => void) | undefined;
}

/** Files that wait to be sent, and the reason if one of them was not taken, or all could not be sent. */
export function useAttachments({ accept, maxBytes, labels, attachments, onChange }: AttachmentOptions) {
  const [attached, change, latest] = useControlled(attachments, [], onChange);
  const [problem, setProblem] = React.useState<string>();
  /** Puts files back that could not be sent, with the reason. */
  const restore = (parts: readonly MessagePart[], error: unknown) => {
    change([...parts, ...latest.current]);
    setProblem(String((error as Error | null)?.message ?? error));
  };
  const attach = async (list: Iterable<File>) => {
    // The list of a field is emptied with the field.
    const files = [...list];
    try {
      const { readFiles, withoutCopies } = await loadMessageTools();
      const { read, problem: next } = await readFiles(files, { accept, maxBytes, labels });
      setProblem(next);
      change(withoutCopies([...latest.current, ...read]));
    } catch (error) {
      restore([], error);
    }
  };
  /** Removes one file, or all. */
  const detach = (part?: MessagePart) => {
    setProblem(undefined);
    change(part ? latest.current.filter((other) => other !== part) : []);
  };
  return { attached, problem, attach, detach, restore };
}
