import { mergeMembers } from '../join/merge.ts';
import { isMembers, type Members } from '../message.ts';
import { reasoningOf, refusalOf } from '../read.ts';
import { textOf } from '../text-of.ts';
import { type AnswerOptions, emptyMessage } from './answer-message.ts';
import { CallOrder } from './call-order.ts';
import { opaqueMembers, placeOfThoughts, type Sealed, seal, type ThoughtsPlace } from './seal.ts';
import { toStopReason } from './stop-reason.ts';
import { type AnswerUsage, anthropicUsage, readUsage } from './usage.ts';

/** An event of a stream; its `type` is its name. */
export interface AnthropicEvent {
  readonly type: string;
  readonly [member: string]: unknown;
}

type BlockKind = 'thinking' | 'text' | 'tool_use';

/** Writes the chunks of a chat as events of Anthropic's Messages API. Blocks follow one another: none opens before the last is closed. */
export class AnthropicEvents {
  readonly #options: AnswerOptions;
  readonly #calls = new CallOrder();
  #events: AnthropicEvent[] = [];
  #isBegun = false;
  /** Number of the open block, or of the next one. */
  #index = 0;
  #open: BlockKind | undefined;
  #hasCalls = false;
  #isRefused = false;
  /** The thoughts so far and their place, and opaque members that no signature has held yet. */
  #thoughts = '';
  #place: ThoughtsPlace | undefined;
  #opaque: Record<string, unknown> = {};
  /** The choice of the chunk that ended it. */
  #last: Members = {};
  #usage: AnswerUsage | undefined;

  /** Usage in the options is that of the beginning: an estimate of the input. */
  constructor(options: AnswerOptions) {
    this.#options = options;
  }

  /** Adds a chunk. Returns its events. */
  push(chunk: unknown): readonly AnthropicEvent[] {
    this.#begin();
    if (isMembers(chunk)) {
      if (chunk.usage != null) this.#usage = readUsage(chunk.usage);
      const choice = Array.isArray(chunk.choices) ? chunk.choices[0] : undefined;
      if (isMembers(choice)) this.#addChoice(choice);
    }
    return this.#taken();
  }

  /**
   * Ends the stream. Returns the last events.
   *
   * @param usage - Tokens of the whole. @default those of the chunks
   */
  end(usage: AnswerUsage | undefined = this.#usage): readonly AnthropicEvent[] {
    this.#begin();
    for (const call of this.#calls.end()) this.#writeCall(call);
    this.#close();
    if (Object.keys(this.#opaque).length > 0) this.#writeSealed({ members: this.#opaque });
    const facts = { hasCalls: this.#hasCalls, isRefused: this.#isRefused };
    const counted = anthropicUsage(usage ?? this.#options.usage);
    this.#events.push(
      { type: 'message_delta', delta: toStopReason(this.#last, { ...this.#options, ...facts }), usage: counted },
      { type: 'message_stop' },
    );
    return this.#taken();
  }

  #begin(): void {
    if (this.#isBegun) return;
    this.#isBegun = true;
    this.#events.push({ type: 'message_start', message: emptyMessage(this.#options) });
  }

  #taken(): readonly AnthropicEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  #addChoice(choice: Members): void {
    const { delta = choice.message, finish_reason: reason } = choice;
    if (typeof reason === 'string' && reason) this.#last = choice;
    if (!isMembers(delta)) return;
    const thoughts = reasoningOf(delta);
    if (thoughts) this.#writeThoughts(thoughts, delta);
    if (delta.reasoning_details != null || delta.extra_content != null) {
      mergeMembers(this.#opaque, opaqueMembers(delta));
    }
    const text = textOf(delta);
    if (text) this.#writeText(text);
    else if (delta.refusal != null) this.#writeRefusal(refusalOf(delta));
    if (Array.isArray(delta.tool_calls)) {
      for (const call of this.#calls.push(delta.tool_calls)) this.#writeCall(call);
    }
  }

  #writeThoughts(thoughts: string, delta: Members): void {
    this.#place ??= placeOfThoughts(delta);
    this.#openBlock('thinking', { thinking: '', signature: '' });
    this.#thoughts += thoughts;
    if (!this.#options.omitsThinking) this.#writeDelta({ type: 'thinking_delta', thinking: thoughts });
  }

  #writeText(text: string): void {
    this.#openBlock('text', { text: '' });
    this.#writeDelta({ type: 'text_delta', text });
  }

  #writeRefusal(text: string | undefined): void {
    if (text === undefined) return;
    this.#isRefused = true;
    this.#writeText(text);
  }

  #writeCall({ id, name, text, members, isFirst }: ReturnType<CallOrder['end']>[number]): void {
    if (isFirst) {
      this.#close();
      const own = opaqueMembers(members);
      if (Object.keys(own).length > 0) this.#writeSealed({ calls: { [id]: own } });
      this.#hasCalls = true;
      this.#openBlock('tool_use', { id, name, input: {} });
    }
    if (text) this.#writeDelta({ type: 'input_json_delta', partial_json: text });
  }

  #openBlock(kind: BlockKind, members: Members): void {
    if (this.#open === kind) return;
    this.#close();
    this.#open = kind;
    this.#events.push({
      type: 'content_block_start',
      index: this.#index,
      content_block: { type: kind, ...members },
    });
  }

  #writeDelta(delta: Members): void {
    this.#events.push({ type: 'content_block_delta', index: this.#index, delta });
  }

  #close(): void {
    if (this.#open === undefined) return;
    if (this.#open === 'thinking') this.#writeDelta({ type: 'signature_delta', signature: seal(this.#takeSealed()) });
    this.#open = undefined;
    this.#events.push({ type: 'content_block_stop', index: this.#index++ });
  }

  #takeSealed(): Sealed {
    const sealed: Sealed = {
      ...(this.#place && { as: this.#place }),
      ...(this.#options.omitsThinking && { text: this.#thoughts }),
      ...(Object.keys(this.#opaque).length > 0 && { members: this.#opaque }),
    };
    this.#thoughts = '';
    this.#opaque = {};
    return sealed;
  }

  #writeSealed(sealed: Sealed): void {
    const block = { type: 'redacted_thinking', data: seal(sealed) };
    this.#events.push(
      { type: 'content_block_start', index: this.#index, content_block: block },
      { type: 'content_block_stop', index: this.#index++ },
    );
  }
}
