import { isMembers, type Members, type Message, type ToolCall } from '../message.ts';
import { readString } from '../text-of.ts';
import { ContentJoiner } from './content-joiner.ts';
import { deepCopy, mergeMembers } from './merge.ts';
import { ToolCallJoiner } from './tool-call-joiner.ts';

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
