import { isMembers, type Members } from './message.ts';

/** The text of a message or delta, without reasoning. */
export function textOf(message: unknown): string {
  const { content } = toMembers(message);
  if (typeof content === 'string') return content;
  return readParts(content).map(textOfPart).join('');
}

/** The text of a part of a content list; empty for parts of other kinds. */
function textOfPart({ type, text }: Members): string {
  return type === 'text' || type === 'output_text' || type === undefined ? readString(text) : '';
}

/** The members of an object that came as JSON; none of anything else. */
export function toMembers(message: unknown): Members {
  return isMembers(message) ? message : {};
}

/** The parts of a content list; texts in it are parts of text. */
export function readParts(list: unknown): readonly Members[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((part): Members | readonly Members[] =>
    typeof part === 'string' ? { type: 'text', text: part } : isMembers(part) ? part : [],
  );
}

/** A text, or the empty one in the place of anything else. */
export function readString(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
