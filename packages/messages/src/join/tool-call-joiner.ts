import { isMembers, type Members, type MessageToolCall, type ToolCall } from '../message.ts';
import { toMembers } from '../text-of.ts';
import { deepCopy, mergeMembers } from './merge.ts';

/** A tool call so far. */
interface OpenCall {
  readonly index: number | undefined;
  id: string;
  name: string;
  /** The texts of all fragments, the first of them that is not empty, and the last. */
  arguments: string;
  first: string;
  last: string;
  /** Number of fragments. */
  count: number;
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
    return this.#calls.map((call, position) => {
      const { id, name } = call;
      const own = id && !used.has(id) ? id : `${id || 'call'}_${position}`;
      used.add(own);
      return { id: own, name, arguments: readArguments(call) };
    });
  }

  /** The calls so far as a message has them, with all their members. */
  get messageCalls(): readonly MessageToolCall[] {
    return this.calls.map(({ id, name, arguments: text }, position) => {
      const { members, functionMembers } = deepCopy(this.#calls[position] as OpenCall);
      // Calls of OpenAI's custom tools have an input that is no JSON.
      if (members.type === 'custom')
        return { id, type: 'custom', ...members, custom: Object.assign({ name }, members.custom) };
      return { id, type: 'function', ...members, function: { ...functionMembers, name, arguments: text } };
    });
  }

  /** Members of a call beside `id`, `type` and those of its function that are listed; undefined where there are none. */
  membersOf(position: number): Members | undefined {
    const call: Pick<OpenCall, 'members' | 'functionMembers'> = this.#calls[position] ?? {
      members: {},
      functionMembers: {},
    };
    const { members, functionMembers } = deepCopy(call);
    const { type, ...own } = members;
    if (type && type !== 'function') own.type = type;
    if (Object.keys(functionMembers).length > 0) own.function = functionMembers;
    return Object.keys(own).length > 0 ? own : undefined;
  }

  /** Adds the `tool_calls` of a whole message. Nothing is joined, as two of them may have the same id. */
  pushWhole(calls: unknown): void {
    if (!Array.isArray(calls)) return;
    for (const call of calls) if (isMembers(call)) extend(this.#begin(), readFragment(call));
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
    // Some services give two calls one id, and each at once; others end a call that came in pieces with the whole of it.
    const written = found && name && text.trim() ? readArguments(found) : '';
    const isAgain = found?.name === name && found.count > 1 && repeats(text, written);
    extend(!found || (isWholeJson(written) && !isAgain) ? this.#begin(index) : found, fragment);
  }

  #begin(index?: number): OpenCall {
    const open = {
      index,
      id: '',
      name: '',
      arguments: '',
      first: '',
      last: '',
      count: 0,
      members: { ...this.#early },
      functionMembers: {},
    };
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
      if (open) return id && open.id && open.id !== id && name ? undefined : open;
      // Some services count up with every fragment, but a call has a name.
      return id || name ? undefined : last;
    }
    if (id) return this.#calls.findLast((call) => call.id === id);
    return name ? undefined : last;
  }
}

function readFragment({ index, id, function: called, ...members }: Members): Fragment {
  const { name, arguments: given, ...functionMembers } = toMembers(called);
  const custom = toMembers(members.custom);
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
  open.count++;
  open.first ||= text;
  if (text) open.last = text;
  open.arguments += text;
  mergeMembers(open.members, { ...members, type: members.type || null });
  mergeMembers(open.functionMembers, functionMembers);
}

/** The arguments of a call: where they are whole only in the last fragment, the service repeats what it has sent before. */
function readArguments({ arguments: text, first, last }: OpenCall): string {
  return !isWholeJson(text) && repeats(last, first) ? last : text;
}

/** True for whole arguments that begin with other ones. Services that repeat arguments may write them with other spaces. */
function repeats(text: string, before: string): boolean {
  return isWholeJson(text) && withoutSpaces(text).startsWith(withoutSpaces(before));
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

/** True for whole arguments: nothing can continue them. */
function isWholeJson(text: string): boolean {
  try {
    return /[}\]]\s*$/.test(text) && JSON.parse(text) instanceof Object;
  } catch {
    return false;
  }
}

function toIndex(index: unknown): number | undefined {
  const number = typeof index === 'string' ? Number.parseInt(index, 10) : index;
  return Number.isInteger(number) ? (number as number) : undefined;
}

/** Ids are numbers at some services. */
function toText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function argumentsText(given: unknown): string {
  if (typeof given === 'string') return given;
  const text = given && typeof given === 'object' ? JSON.stringify(given) : '';
  return text.length > 2 ? text : '';
}
