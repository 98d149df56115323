import type { MessagePart } from '@hubkit/messages/turns';
import { readAttachment } from '../../conversation/read-attachment.ts';
import type { ChatLabels } from '../chat-labels.ts';

interface ReadOptions {
  /** Accepted types: `image/*`, `audio/wav`, `.pdf`. */
  readonly accept: string | undefined;
  readonly maxBytes: number;
  readonly labels: ChatLabels;
}

/** Reads the files that fit, and says which one does not. */
export async function readFiles(
  files: readonly File[],
  { accept, maxBytes, labels }: ReadOptions,
): Promise<{ readonly read: readonly MessagePart[]; readonly problem: string | undefined }> {
  const fitting = files.filter((file) => isAccepted(file, accept));
  const tooLarge = fitting.find(({ size }) => size > maxBytes);
  const read = await Promise.all(fitting.filter(({ size }) => size <= maxBytes).map(readAttachment));
  return { read, problem: tooLarge && labels.fileTooLarge(tooLarge.name, maxBytes / 1e6) };
}

/** True for a file of one of the types. Pasted and dropped files were not chosen by type. */
function isAccepted({ name, type }: File, accept = ''): boolean {
  const types = accept.split(',').map((each) => each.trim().toLowerCase());
  return types.some((each) => {
    if (each.startsWith('.')) return name.toLowerCase().endsWith(each);
    return each.endsWith('/*') ? type.startsWith(each.slice(0, -1)) : each === type || each === '*';
  });
}
