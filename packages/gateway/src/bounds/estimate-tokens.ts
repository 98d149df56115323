import { isMembers, type Members } from '@hubkit/messages';

/** Estimates the tokens of text that was not tokenized: four bytes each, rounded up. */
export function estimateTokens(bytes: number): number {
  return Math.ceil(bytes / 4);
}

/** Tokens of an image, or of a file that the service fetches: services scale images down. */
const IMAGE_TOKENS = 1_500;

/** Bytes for each token of a file by its type, from the rates of services that read such files; text is not compressed. */
const BYTES_PER_TOKEN: readonly (readonly [type: RegExp, bytes: number])[] = [
  [/^audio\//i, 500],
  [/^video\//i, 400],
  [/^text\/|json|xml|csv|javascript/i, 4],
];

/** Bytes for each token of other files, such as PDF: a page of 50 kB has some 1,500. */
const DOCUMENT_BYTES = 30;

/** Estimates the tokens of a chat whose body has a size in bytes: its text by its bytes, its files by their kind. */
export function estimateChatTokens(size: number, messages: readonly unknown[]): number {
  let encoded = 0;
  let tokens = 0;
  for (const part of messages.flatMap(listParts)) {
    for (const file of findFiles(part)) {
      encoded += file.length;
      tokens += tokensOfFile(file);
    }
  }
  return estimateTokens(Math.max(0, size - encoded)) + tokens;
}

/** A file in a part of a message. */
interface PartFile {
  /** Media type; empty if it is not known. */
  readonly type: string;
  /** Characters of its text in the body. */
  readonly length: number;
  readonly isAddress: boolean;
}

/** The parts of a message other than its text: text that looks like a file is text. */
function listParts(message: unknown): readonly Members[] {
  const content = isMembers(message) ? message.content : undefined;
  return Array.isArray(content) ? content.filter((part) => isMembers(part) && part.type !== 'text') : [];
}

function findFiles(part: Members): readonly PartFile[] {
  return Object.entries(part).flatMap(([name, value]) => {
    if (name === 'type' || name === 'text') return [];
    const members = isMembers(value) ? Object.entries(value) : [[name, value] as const];
    return members.flatMap(([member, text]): readonly PartFile[] => {
      if (typeof text !== 'string') return [];
      const [, type] = /^data:([^;,]{0,100})/i.exec(text.slice(0, 110)) ?? [];
      if (type !== undefined) return [{ type, length: text.length, isAddress: false }];
      if (/^https?:/i.test(text)) return [{ type: '', length: text.length, isAddress: true }];
      // Base64 without the form of a data URL.
      if (member === 'data') return [{ type: 'audio/', length: text.length, isAddress: false }];
      return [];
    });
  });
}

function tokensOfFile({ type, length, isAddress }: PartFile): number {
  if (isAddress || /^image\//i.test(type)) return IMAGE_TOKENS;
  const [, each = DOCUMENT_BYTES] = BYTES_PER_TOKEN.find(([pattern]) => pattern.test(type)) ?? [];
  return Math.ceil((length * 3) / 4 / each);
}
