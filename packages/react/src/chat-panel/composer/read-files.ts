import type { MessagePart } from '@hubkit/messages/turns';
import { readAttachment } from '../../conversation/read-attachment.ts';
import type { ChatLabels } from '../chat-labels.ts';
import { MESSAGE_LABELS } from '../message/message-labels.ts';

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
