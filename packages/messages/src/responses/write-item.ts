import type { Members } from '../message.ts';

/** Adds an event; its number is that of the stream. */
type WriteEvent = (type: string, members: Members) => void;

/** An item of the output that is being written. */
export interface OpenItem {
  /** The item as far as it is written. */
  readonly item: Members;
  /** Writes the last events of the item, and returns the whole item. */
  close(status: 'completed' | 'incomplete'): Members;
}

/** Position of an item, and what writes its events. */
export interface ItemPlace {
  readonly id: string;
  /** Position in the output. */
  readonly index: number;
  readonly write: WriteEvent;
}

/** A message: text, a refusal, or both. */
export class MessageItem implements OpenItem {
  readonly item: Members;
  readonly #place: ItemPlace;
  readonly #parts: Members[] = [];
  #open: { readonly type: 'output_text' | 'refusal'; text: string } | undefined;
  #annotations: Members[] = [];
  #logprobs: unknown[] = [];

  constructor(place: ItemPlace) {
    this.#place = place;
    this.item = { id: place.id, type: 'message', status: 'in_progress', role: 'assistant', content: [] };
    place.write('response.output_item.added', { output_index: place.index, item: this.item });
  }

  pushText(delta: string, logprobs: readonly unknown[] = []): void {
    this.#openPart('output_text').text += delta;
    this.#logprobs.push(...logprobs);
    this.#write('response.output_text.delta', { delta, logprobs });
  }

  pushRefusal(delta: string): void {
    this.#openPart('refusal').text += delta;
    this.#write('response.refusal.delta', { delta });
  }

  pushAnnotation(annotation: Members): void {
    this.#openPart('output_text');
    this.#write('response.output_text.annotation.added', {
      annotation_index: this.#annotations.length,
      annotation,
    });
    this.#annotations.push(annotation);
  }

  close(status: 'completed' | 'incomplete'): Members {
    if (!this.#open && this.#parts.length === 0) this.#openPart('output_text');
    this.#closePart();
    const item = { ...this.item, status, content: this.#parts };
    this.#place.write('response.output_item.done', { output_index: this.#place.index, item });
    return item;
  }

  #openPart(type: 'output_text' | 'refusal'): { text: string } {
    if (this.#open?.type === type) return this.#open;
    this.#closePart();
    this.#open = { type, text: '' };
    const part = type === 'refusal' ? { type, refusal: '' } : textPart('', [], []);
    this.#write('response.content_part.added', { part });
    return this.#open;
  }

  #closePart(): void {
    if (!this.#open) return;
    const { type, text } = this.#open;
    const part = type === 'refusal' ? { type, refusal: text } : textPart(text, this.#annotations, this.#logprobs);
    if (type === 'refusal') this.#write('response.refusal.done', { refusal: text });
    else this.#write('response.output_text.done', { text, logprobs: this.#logprobs });
    this.#write('response.content_part.done', { part });
    this.#parts.push(part);
    this.#open = undefined;
    this.#annotations = [];
    this.#logprobs = [];
  }

  #write(type: string, members: Members): void {
    const { id, index, write } = this.#place;
    write(type, { item_id: id, output_index: index, content_index: this.#parts.length, ...members });
  }
}

/** A call of a function, or of a custom tool, whose input is the one text of a function. */
export class CallItem implements OpenItem {
  readonly item: Members;
  readonly #place: ItemPlace;
  readonly #isCustom: boolean;
  #text = '';

  constructor(
    place: ItemPlace,
    { id, name, isCustom }: { readonly id: string; readonly name: string; readonly isCustom: boolean },
  ) {
    this.#place = place;
    this.#isCustom = isCustom;
    this.item = isCustom
      ? { id: place.id, type: 'custom_tool_call', status: 'in_progress', call_id: id, name, input: '' }
      : { id: place.id, type: 'function_call', status: 'in_progress', call_id: id, name, arguments: '' };
    place.write('response.output_item.added', { output_index: place.index, item: this.item });
  }

  /** Length of the arguments so far. */
  get length(): number {
    return this.#text.length;
  }

  push(delta: string): void {
    this.#text += delta;
    // The JSON around the input of a custom tool is nothing for its readers: it is written when it is whole.
    if (!this.#isCustom) this.#write('response.function_call_arguments.delta', { delta });
  }

  /** True once the arguments are whole: nothing can continue them. */
  get isWhole(): boolean {
    return parsed(this.#text) instanceof Object;
  }

  close(status: 'completed' | 'incomplete'): Members {
    const text = this.#isCustom ? readInput(this.#text) : this.#text.trim() ? this.#text : '{}';
    if (this.#isCustom) {
      this.#write('response.custom_tool_call_input.delta', { delta: text });
      this.#write('response.custom_tool_call_input.done', { input: text });
    } else this.#write('response.function_call_arguments.done', { name: this.item.name, arguments: text });
    const item = { ...this.item, status, [this.#isCustom ? 'input' : 'arguments']: text };
    this.#place.write('response.output_item.done', { output_index: this.#place.index, item });
    return item;
  }

  #write(type: string, members: Members): void {
    const { id, index, write } = this.#place;
    write(type, { item_id: id, output_index: index, ...members });
  }
}

function textPart(text: string, annotations: readonly unknown[], logprobs: readonly unknown[]): Members {
  return { type: 'output_text', text, annotations, logprobs };
}

/** The input of a custom tool in the arguments of its function; text that is no such JSON is the input itself. */
function readInput(text: string): string {
  const members = parsed(text) as { readonly input?: unknown } | undefined;
  return typeof members?.input === 'string' ? members.input : text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return;
  }
}
