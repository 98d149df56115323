import { isMembers, type Members } from './message.ts';

/** The text of a message or delta, without reasoning. */
export function textOf(message: unknown): string {
  const { content } = membersOf(message);
  if (typeof content === 'string') return content;
  return partsOf(content).map(textOfPart).join('');
}

/** The text of a part of a content list; empty for parts of other kinds. */
export function textOfPart({ type, text }: Members): string {
  return type === 'text' || type === 'output_text' || type === undefined ? stringOf(text) : '';
}

/** The members of a message that came as JSON; none of anything else. */
export function membersOf(message: unknown): Members {
  return isMembers(message) ? message : {};
}

/** The parts of a content list; texts in it are parts of text. */
export function partsOf(list: unknown): readonly Members[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((part): Members | readonly Members[] =>
    typeof part === 'string' ? { type: 'text', text: part } : isMembers(part) ? part : [],
  );
}

/** A text, or the empty one in the place of anything else. */
export function stringOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
