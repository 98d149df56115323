import { type ContentPart, isMembers, type Members, type Message, type ToolCall } from '../message.ts';
import { readString } from '../text-of.ts';
import { deepCopy, mergeMembers } from './merge.ts';
import { ToolCallJoiner } from './tool-call-joiner.ts';

type OpenPart = Record<string, unknown>;

/** Joins content: text, a list of parts, or one that changes to the other within a stream. */
class ContentJoiner {
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

/**
 * Joins the deltas of one message, whatever the habits of the service. Members that it does not know are joined by a rule of their
 * kind: texts append, lists merge by `index` or `id`, objects merge, anything else replaces, and null changes nothing.
 */
export class MessageJoiner {
  #role = '';
  readonly #content = new ContentJoiner();
  readonly #calls = new ToolCallJoiner();
  readonly #members: Record<string, unknown> = {};

  /** Adds the `delta` of a choice. Anything but an object is ignored. */
  push(delta: unknown): void {
    if (isMembers(delta)) this.#calls.push(this.#add(delta));
  }

  /** Adds a whole message, as services send it that do not stream. */
  pushWhole(message: unknown): void {
    if (isMembers(message)) this.#calls.pushWhole(this.#add(message));
  }

  /** The tool calls so far, in the order in which they began. */
  get calls(): readonly ToolCall[] {
    return this.#calls.calls;
  }

  /** The tool calls so far, with their arguments as far as they were written: empty text before they begin. */
  get openCalls(): readonly ToolCall[] {
    return this.#calls.openCalls;
  }

  /** Members of a tool call beside id, name and arguments, such as signatures; undefined where there are none. */
  membersOfCall(position: number): Members | undefined {
    return this.#calls.membersOf(position);
  }

  /** Members of the message beside role, content and tool calls. */
  get members(): Members {
    return deepCopy(this.#members);
  }

  /** The message so far. Its content is null where it has tool calls and no text. */
  get message(): Message {
    const { content } = this.#content;
    const calls = this.#calls.messageCalls;
    return {
      role: this.#role || 'assistant',
      content: calls.length > 0 ? content || null : content,
      ...this.members,
      ...(calls.length > 0 && { tool_calls: calls }),
    };
  }

  // Together numbers the token of each delta, which says nothing about the message.
  #add({ role, content, tool_calls, token_id: _, ...members }: Members): unknown {
    this.#role = readString(role) || this.#role;
    this.#content.push(content);
    mergeMembers(this.#members, members);
    return tool_calls;
  }
}
