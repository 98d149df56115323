import { type ContentPart, isMembers, type Members } from '../message.ts';
import { deepCopy, mergeMembers } from './merge.ts';

type OpenPart = Record<string, unknown>;

/** Joins content: text, a list of parts, or one that changes to the other within a stream. */
export class ContentJoiner {
  #text = '';
  #parts: OpenPart[] | undefined;

  /** Adds the `content` of a delta, or that of a whole message. */
  push(content: unknown): void {
    if (typeof content === 'string') {
      if (!this.#parts) this.#text += content;
      else if (content) addPart(this.#parts, { type: 'text', text: content });
    } else if (Array.isArray(content)) {
      this.#parts ??= this.#text ? [{ type: 'text', text: this.#text }] : [];
      for (const part of content) addPart(this.#parts, part);
    }
  }

  /** The content so far: text, or a list once there was one. */
  get content(): string | readonly ContentPart[] {
    return this.#parts ? (deepCopy(this.#parts) as readonly OpenPart[] as readonly ContentPart[]) : this.#text;
  }
}

/** Adds a part: text continues text, and thoughts continue thoughts. */
function addPart(parts: OpenPart[], given: unknown): void {
  const part = typeof given === 'string' ? { type: 'text', text: given } : given;
  if (!isMembers(part)) return;
  const last = parts.at(-1);
  const goesOn = last && last.type === part.type && (part.type === 'text' || part.type === 'thinking');
  if (goesOn && last.index === part.index) extendPart(last, part);
  else parts.push(deepCopy(part) as OpenPart);
}

/** Extends a part; `thinking` is text or a nested list of parts. */
function extendPart(open: OpenPart, { thinking, ...more }: Members): void {
  mergeMembers(open, more);
  if (Array.isArray(thinking) && Array.isArray(open.thinking))
    for (const part of thinking) addPart(open.thinking, part);
  else mergeMembers(open, { thinking });
}
