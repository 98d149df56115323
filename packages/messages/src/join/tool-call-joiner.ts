import { isMembers, type Members, type MessageToolCall, type ToolCall } from '../message.ts';
import { deepCopy, mergeMembers } from './merge.ts';

/** A tool call so far. */
interface OpenCall {
  readonly index: number | undefined;
  id: string;
  name: string;
  arguments: string;
  /** Members of the call beside id and function, and those of the function beside name and arguments. */
  readonly members: Record<string, unknown>;
  readonly functionMembers: Record<string, unknown>;
}

/** The facts of a fragment, as far as it has them. */
interface Fragment {
  readonly index: number | undefined;
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
  readonly members: Members;
  readonly functionMembers: Members;
}

/**
 * Joins the fragments of tool calls, whatever the habits of a service: the index may be missing, always 0 or count up, the id and the
 * name may come once or every time, arguments may be text in pieces or an object at once, several calls may share a chunk. Unknown
 * members, such as signatures, stay with their call.
 */
export class ToolCallJoiner {
  readonly #calls: OpenCall[] = [];
  /** Members that came before the first call. */
  #early: Members = {};

  /** The calls so far, in the order in which they began. A call without an id, or with one that another has, has one by its position. */
  get calls(): readonly ToolCall[] {
    return this.openCalls.map((call) => (call.arguments.trim() ? call : { ...call, arguments: '{}' }));
  }

  /** The calls so far, with their arguments as far as they were written: empty text before they begin. */
  get openCalls(): readonly ToolCall[] {
    const used = new Set<string>();
    return this.#calls.map(({ id, name, arguments: text }, position) => {
      const own = id && !used.has(id) ? id : `${id || 'call'}_${position}`;
      used.add(own);
      return { id: own, name, arguments: text };
    });
  }

  /** The calls so far as a message has them, with all their members. */
  get messageCalls(): readonly MessageToolCall[] {
    return this.openCalls.map(({ id, name, arguments: text }, position) => {
      const { members, functionMembers } = this.#calls[position] as OpenCall;
      const { custom, ...more } = deepCopy(members);
      // Calls of OpenAI's custom tools have an input that is no JSON.
      if (more.type === 'custom') return { id, type: 'custom', ...more, custom: Object.assign({ name }, custom) };
      return {
        id,
        type: 'function',
        ...more,
        ...(custom !== undefined && { custom }),
        function: { ...deepCopy(functionMembers), name, arguments: text },
      };
    });
  }

  /** Members of a call beside `id`, `type` and those of its function that are listed; undefined where there are none. */
  membersOf(position: number): Members | undefined {
    const { id, type, function: called, ...members } = this.messageCalls[position] ?? { id: '', type: '' };
    const { name, arguments: text, ...functionMembers } = called ?? { name: '', arguments: '' };
    const own = {
      ...members,
      ...(type !== 'function' && { type }),
      ...(Object.keys(functionMembers).length > 0 && { function: functionMembers }),
    };
    return Object.keys(own).length > 0 ? own : undefined;
  }

  /** Adds the `tool_calls` of a whole message. Nothing is joined, as two of them may have the same id. */
  pushWhole(calls: unknown): void {
    if (!Array.isArray(calls)) return;
    for (const call of calls) if (isMembers(call)) extend(this.#begin(undefined), readFragment(call));
  }

  /** Adds the `tool_calls` of a delta. */
  push(fragments: unknown): void {
    if (!Array.isArray(fragments)) return;
    for (const fragment of fragments) if (isMembers(fragment)) this.#add(readFragment(fragment));
  }

  #add(fragment: Fragment): void {
    const { index, id, name, arguments: text } = fragment;
    const found = this.#find(fragment);
    if (!found && index === undefined && !id && !name && !text) {
      this.#early = { ...this.#early, ...fragment.members };
      return;
    }
    // Some services give two calls one id, and each at once.
    const isNext = found && name && text.trim() && isWholeJson(found.arguments);
    extend(!found || isNext ? this.#begin(index) : found, fragment);
  }

  #begin(index: number | undefined): OpenCall {
    const open = { index, id: '', name: '', arguments: '', members: { ...this.#early }, functionMembers: {} };
    this.#early = {};
    this.#calls.push(open);
    return open;
  }

  /** The call that a fragment continues; undefined for one that begins a call. */
  #find({ index, id, name }: Fragment): OpenCall | undefined {
    const last = this.#calls.at(-1);
    if (index !== undefined) {
      const open = this.#calls.findLast((call) => call.index === index);
      // Ids are the best mark, but some services give every fragment the same one, or one of its own.
      if (open) return id !== '' && open.id !== '' && open.id !== id && name !== '' ? undefined : open;
      // Some services count up with every fragment, but a call has a name.
      return id || name ? undefined : last;
    }
    if (id) return this.#calls.findLast((call) => call.id === id);
    return name ? undefined : last;
  }
}

function readFragment({ index, id, function: called, ...members }: Members): Fragment {
  const { name, arguments: given, ...functionMembers } = isMembers(called) ? called : {};
  const custom = isMembers(members.custom) ? members.custom : {};
  return {
    index: toIndex(index),
    id: toText(id),
    name: toText(name) || toText(custom.name),
    arguments: argumentsText(given) || argumentsText(custom.input),
    members,
    functionMembers,
  };
}

function extend(open: OpenCall, { id, name, arguments: text, members, functionMembers }: Fragment): void {
  open.id ||= id;
  // Some services repeat the name, others write it in pieces.
  if (name !== open.name && !open.arguments) open.name += name;
  open.arguments += text;
  mergeMembers(open.members, members.type === '' ? { ...members, type: null } : members);
  mergeMembers(open.functionMembers, functionMembers);
}

/** True for whole arguments: nothing can continue them. */
function isWholeJson(text: string): boolean {
  if (!/[}\]]\s*$/.test(text)) return false;
  try {
    return JSON.parse(text) instanceof Object;
  } catch {
    return false;
  }
}

function toIndex(index: unknown): number | undefined {
  const number = typeof index === 'string' && index !== '' ? Number(index) : index;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

/** Ids are numbers at some services. */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function argumentsText(given: unknown): string {
  if (typeof given === 'string') return given;
  return given && typeof given === 'object' && Object.keys(given).length > 0 ? JSON.stringify(given) : '';
}
