import { DialectError } from '../dialect-error.ts';
import { isMembers, type Members } from '../message.ts';

/** A block of a message, and its path in the request. */
export interface Block extends Members {
  readonly type: string;
  readonly at: string;
}

/** Reads content, text or a list of blocks. */
export function readBlocks(content: unknown, at: string): readonly Block[] {
  if (typeof content === 'string') return [{ type: 'text', text: content, at }];
  if (!Array.isArray(content)) throw new DialectError(at, 'has to be text or a list of blocks');
  return content.map((block, index) => {
    const path = `${at}.${index}`;
    if (!isMembers(block) || typeof block.type !== 'string')
      throw new DialectError(path, 'has to be a block with a type');
    return { ...block, type: block.type, at: path };
  });
}

/** The text of a text block. */
export function textOfBlock({ text, at }: Block): string {
  if (typeof text === 'string') return text;
  throw new DialectError(`${at}.text`, 'field required');
}
