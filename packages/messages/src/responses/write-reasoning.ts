import type { Members } from '../message.ts';
import type { ItemPlace, OpenItem } from './write-item.ts';

/**
 * Place of the reasoning in a response: `summary`, as OpenAI has it; `content`, the thoughts themselves, as LM Studio has them;
 * `reasoning-part`, the same with the event types of vLLM; `hidden`, nowhere.
 */
export type ReasoningPlace = 'summary' | 'content' | 'reasoning-part' | 'hidden';

/** The events of a place, and the type of its parts. */
const EVENTS = {
  summary: { part: 'reasoning_summary_part', text: 'reasoning_summary_text', type: 'summary_text' },
  content: { part: 'content_part', text: 'reasoning_text', type: 'reasoning_text' },
  'reasoning-part': { part: 'reasoning_part', text: 'reasoning_text', type: 'reasoning_text' },
} as const;

/** The reasoning before a message or a call. */
export class ReasoningItem implements OpenItem {
  readonly item: Members;
  readonly #place: ItemPlace;
  readonly #form: ReasoningPlace;
  #text = '';
  #encrypted: string | undefined;

  constructor(place: ItemPlace, form: ReasoningPlace) {
    this.#place = place;
    this.#form = form;
    const isOpen = form === 'content' || form === 'reasoning-part';
    this.item = { id: place.id, type: 'reasoning', summary: [], ...(isOpen && { content: [] }) };
    place.write('response.output_item.added', { output_index: place.index, item: this.item });
  }

  push(delta: string): void {
    if (!this.#text) this.#writePart('added', '');
    this.#text += delta;
    this.#write('text', 'delta', { delta });
  }

  /** Sets what the client sends back; it comes with the last event of the item. */
  set encrypted(text: string | undefined) {
    this.#encrypted = text;
  }

  close(status: 'completed' | 'incomplete'): Members {
    const text = this.#text;
    const form = this.#form;
    if (text) {
      this.#write('text', 'done', { text });
      this.#writePart('done', text);
    }
    const parts = text && form !== 'hidden' ? [{ type: EVENTS[form].type, text }] : [];
    const isSummary = form === 'summary';
    const item = {
      ...this.item,
      ...(parts.length > 0 && { [isSummary ? 'summary' : 'content']: parts }),
      ...(form !== 'summary' && form !== 'hidden' && { status }),
      ...(this.#encrypted !== undefined && { encrypted_content: this.#encrypted }),
    };
    this.#place.write('response.output_item.done', { output_index: this.#place.index, item });
    return item;
  }

  #writePart(step: 'added' | 'done', text: string): void {
    if (this.#form !== 'hidden') this.#write('part', step, { part: { type: EVENTS[this.#form].type, text } });
  }

  #write(kind: 'part' | 'text', step: string, members: Members): void {
    const form = this.#form;
    if (form === 'hidden') return;
    const { id, index, write } = this.#place;
    const position = form === 'summary' ? { summary_index: 0 } : { content_index: 0 };
    write(`response.${EVENTS[form][kind]}.${step}`, { item_id: id, output_index: index, ...position, ...members });
  }
}
