import type { ToolCall } from '../../contract/tool-call.ts';

/** A part of a tool call as services stream it; nothing of it is taken for granted. */
interface Fragment {
  readonly index?: unknown;
  readonly id?: unknown;
  readonly function?: { readonly name?: unknown; readonly arguments?: unknown } | null;
}

/** A tool call so far. */
interface OpenCall {
  readonly index: number | undefined;
  id: string;
  name: string;
  arguments: string;
}

/**
 * Joins the fragments of tool calls, whatever the habits of a service: the index may be missing or always 0, the id and the
 * name may come once or every time, arguments may be text in pieces or an object at once, several calls may share a chunk.
 */
export class ToolCallAssembler {
  readonly #calls: OpenCall[] = [];

  /** The calls so far, in the order in which they began. A call without an id, or with one that another has, has one by its position. */
  get calls(): readonly ToolCall[] {
    const used = new Set<string>();
    return this.#calls.map(({ id, name, arguments: text }, position) => {
      const own = id && !used.has(id) ? id : `${id || 'call'}_${position}`;
      used.add(own);
      return { id: own, name, arguments: text.trim() ? text : '{}' };
    });
  }

  /** Adds the `tool_calls` of a whole message. Nothing is joined, as two of them may have the same id. */
  pushWhole(calls: unknown): void {
    if (!Array.isArray(calls)) return;
    for (const call of calls as readonly (Fragment | null)[]) if (call) this.#extend(this.#begin(undefined), call);
  }

  /** Adds the `tool_calls` of a delta. */
  push(fragments: unknown): void {
    if (!Array.isArray(fragments)) return;
    for (const fragment of fragments as readonly (Fragment | null)[]) if (fragment) this.#add(fragment);
  }

  #add(fragment: Fragment): void {
    const { index, id, function: called } = fragment;
    const part = { index: toIndex(index), id: toText(id), name: toText(called?.name) };
    const found = this.#find(part);
    // Some services give two calls one id, and each at once.
    const isNext = found && part.name && argumentsText(called?.arguments).trim() && isJson(found.arguments);
    this.#extend(!found || isNext ? this.#begin(part.index) : found, fragment);
  }

  #extend(open: OpenCall, { id, function: called }: Fragment): void {
    const name = toText(called?.name);
    open.id ||= toText(id);
    // Some services repeat the name, others write it in pieces.
    if (name !== open.name && !open.arguments) open.name += name;
    open.arguments += argumentsText(called?.arguments);
  }

  #begin(index: number | undefined): OpenCall {
    const open = { index, id: '', name: '', arguments: '' };
    this.#calls.push(open);
    return open;
  }

  /** The call that a fragment continues; undefined for one that begins a call. */
  #find({ index, id, name }: { index: number | undefined; id: string; name: string }): OpenCall | undefined {
    // Ids are the best mark, but some services give every fragment the same one, or one of its own.
    const isOther = (open: OpenCall) => id !== '' && open.id !== '' && open.id !== id && name !== '';
    if (index !== undefined) {
      const open = this.#calls.findLast((call) => call.index === index);
      return open && !isOther(open) ? open : undefined;
    }
    if (id) return this.#calls.findLast((call) => call.id === id);
    return name ? undefined : this.#calls.at(-1);
  }
}

/** True for whole arguments: nothing can continue them. */
function isJson(text: string): boolean {
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
