'use client';

import type { MessagePart } from '@hubkit/messages/turns';
import * as React from 'react';
import { readAttachment } from '../../conversation/read-attachment.ts';
import { IconButton } from '../../icon/icon-button.tsx';
import { LookContext } from '../chat-context.ts';
import type { ChatLabels } from '../chat-labels.ts';
import { MESSAGE_LABELS } from '../message/message-labels.ts';

const CROSS = 'M6 6l12 12M18 6L6 18';

/** Props of the files that wait to be sent. */
export interface AttachedFilesProps {
  readonly attached: readonly MessagePart[];
  readonly onRemove: (part: MessagePart) => void;
}

/** The files that wait to be sent, each with a button that removes it. */
export function AttachedFiles({ attached, onRemove }: AttachedFilesProps) {
  const { labels } = React.useContext(LookContext);
  return (
    <ul className="hubkit-chat-attached">
      {attached.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files may have the same name.
        <li key={index}>
          {part.type === 'image' && <img src={part.url} alt="" />}
          <span>{readName(part)}</span>
          <IconButton icon={CROSS} label={labels.removeFile(readName(part))} onClick={() => onRemove(part)} />
        </li>
      ))}
    </ul>
  );
}

function readName(part: MessagePart): string {
  return (part.type === 'file' ? part.name : part.type === 'image' ? part.alt : undefined) ?? '';
}

interface ReadOptions {
  /** Accepted types: `image/*`, `audio/wav`, `.pdf`. */
  readonly accept: string | undefined;
  readonly maxBytes: number;
  /** Those of the time before this module was loaded may lack ours. */
  readonly labels: Partial<ChatLabels>;
}

/** Reads the files that fit, and says why others do not. */
export async function readFiles(
  files: readonly File[],
  { accept, maxBytes, labels }: ReadOptions,
): Promise<{ readonly read: readonly MessagePart[]; readonly problem: string | undefined }> {
  const { fileNotAccepted, fileTooLarge } = { ...MESSAGE_LABELS, ...labels };
  const findProblem = (file: File) => {
    if (!isAccepted(file, accept)) return fileNotAccepted(file.name);
    return file.size > maxBytes ? fileTooLarge(file.name, maxBytes / 1e6) : undefined;
  };
  const read = await Promise.all(files.filter((file) => findProblem(file) === undefined).map(readAttachment));
  return { read, problem: files.flatMap((file) => findProblem(file) ?? []).join(' ') || undefined };
}

/** A file that is chosen twice is attached once. */
export function withoutCopies(parts: readonly MessagePart[]): readonly MessagePart[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** True for a file of one of the types. Pasted and dropped files were not chosen by type. */
function isAccepted({ name, type }: File, accept = ''): boolean {
  const types = accept.split(',').map((each) => each.trim().toLowerCase());
  return types.some((each) => {
    if (each.startsWith('.')) return name.toLowerCase().endsWith(each);
    return each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : each === type || each === '*';
  });
}
