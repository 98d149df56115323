import type { MessagePart } from '@hubkit/react/chat-panel';
import { readAttachment } from '@hubkit/react/hooks';

/** Most bytes of an attached file: providers take 5 MB and more, and the browser keeps it with the chat. */
export const MAX_FILE_BYTES = 5_000_000;

/** The attachments of a message, and a sentence for each file that cannot be sent. */
export interface ReadAttachments {
  readonly attachments: readonly MessagePart[];
  readonly problems: readonly string[];
}

/** Reads files as parts of a message. Text goes as text, below the name of its file; all models take that. */
export async function readAttachments(files: readonly File[]): Promise<ReadAttachments> {
  const problems = files.flatMap((file) => problemOf(file) ?? []);
  const attachments = await Promise.all(files.filter((file) => problemOf(file) === undefined).map(read));
  return { attachments, problems };
}

async function read(file: File): Promise<MessagePart> {
  if (!isText(file)) return readAttachment(file);
  const { name, type: mediaType } = file;
  return { type: 'file', name, mediaType, content: { type: 'text', text: `${name}:\n\n${await file.text()}` } };
}

function isText({ name, type }: File): boolean {
  return (
    /^text\/|[/+](json|xml|yaml)$/.test(type) || (type === '' && /\.(md|csv|jsonl?|ya?ml|xml|log|txt)$/i.test(name))
  );
}

function problemOf(file: File): string | undefined {
  const { name, type, size } = file;
  if (!/^(image|audio)\/|^application\/pdf$/.test(type) && !isText(file))
    return `${name} cannot be attached. Attach images, sounds, PDF or text files.`;
  if (size > MAX_FILE_BYTES) return `${name} is larger than ${MAX_FILE_BYTES / 1e6} MB. Attach a smaller file.`;
  return undefined;
}
