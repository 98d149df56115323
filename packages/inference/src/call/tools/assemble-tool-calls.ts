import type { ToolCall } from '../../contract/tool.ts';

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

  /** The calls so far, in the order in which they began. A call without an id has one by its position. */
  get calls(): readonly ToolCall[] {
    return this.#calls.map(({ id, name, arguments: text }, position) => ({
      id: id || `call_${position}`,
      name,
      arguments: text.trim() ? text : '{}',
    }));
  }

  /** Adds the `tool_calls` of a delta, or of a whole message. */
  push(fragments: unknown): void {
    if (!Array.isArray(fragments)) return;
    for (const fragment of fragments as readonly (Fragment | null)[]) if (fragment) this.#add(fragment);
  }

  #add({ index, id, function: called }: Fragment): void {
    const part = { index: toIndex(index), id: toText(id), name: toText(called?.name) };
    const open = this.#find(part) ?? this.#begin(part.index);
    open.id ||= part.id;
    // Some services repeat the name, others write it in pieces.
    if (part.name !== open.name && !open.arguments) open.name += part.name;
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
    if (id) return this.#calls.find((call) => call.id === id);
    return name ? undefined : this.#calls.at(-1);
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
