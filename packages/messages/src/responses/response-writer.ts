import { MessageJoiner } from '../join/message-joiner.ts';
import { isMembers, type Members, type Message } from '../message.ts';
import { reasoningOf, refusalOf } from '../read.ts';
import { textOf, toMembers } from '../text-of.ts';
import { wantsEncryptedReasoning } from './read-request.ts';
import { type ResponseFacts, responseHead, responseUsage } from './response-head.ts';
import { sealReasoning } from './sealed-reasoning.ts';
import { CallItem, type ItemPlace, MessageItem, type OpenItem } from './write-item.ts';
import { ReasoningItem, type ReasoningPlace } from './write-reasoning.ts';

/** An event of a streamed response; its name in the stream is its type. */
export interface ResponseEvent {
  readonly type: string;
  /** Position in the stream, from 0. */
  readonly sequence_number: number;
  readonly [member: string]: unknown;
}

/** Options of a `ResponseWriter`. */
export interface ResponseWriterOptions extends ResponseFacts {
  /**
   * Makes the id of an item.
   *
   * @param prefix - `msg`, `fc`, `ctc` or `rs`.
   * @param index - Position of the item in the output.
   */
  readonly itemId: (prefix: string, index: number) => string;
  /** Names of the tools whose calls have text in place of JSON: `customTools` of the request. @default none */
  readonly customTools?: ReadonlySet<string> | undefined;
  /** @default 'summary' */
  readonly reasoning?: ReasoningPlace | undefined;
  /**
   * Makes the text that stands for the reasoning of a message, where the request wants it.
   *
   * @default sealReasoning
   */
  readonly seal?: ((message: Message) => string | undefined) | undefined;
}

/** The failure of a response that has begun. */
export interface ResponseFailure {
  readonly message: string;
  /** Such as `server_error` or `rate_limit_exceeded`. @default 'server_error' */
  readonly code?: string | undefined;
}

type Status = 'completed' | 'incomplete';

/** Writes the chunks of a chat as the events of the Responses API, in their order. Calls of one chat follow each other. */
export class ResponseWriter {
  readonly #options: ResponseWriterOptions;
  readonly #joiner = new MessageJoiner();
  readonly #output: Members[] = [];
  readonly #calls: { item: CallItem; index: number; isOpen: boolean }[] = [];
  #events: ResponseEvent[] = [];
  #count = 0;
  #length = 0;
  #open: { readonly item: MessageItem | ReasoningItem; readonly index: number } | undefined;
  #sealed: string | undefined;
  #usage: unknown;
  #finish = '';
  #response: Members;

  constructor(options: ResponseWriterOptions) {
    this.#options = options;
    this.#response = {
      ...responseHead(options),
      status: 'in_progress',
      incomplete_details: null,
      output: [],
      usage: null,
    };
  }

  /** The response so far; whole after `end`. */
  get response(): Members {
    return this.#response;
  }

  /** Begins the response. */
  start(): readonly ResponseEvent[] {
    this.#write('response.created', { response: this.#response });
    this.#write('response.in_progress', { response: this.#response });
    return this.#take();
  }

  /** Adds a chunk of the chat. Of several choices, the first one is written. */
  push(chunk: unknown): readonly ResponseEvent[] {
    if (!isMembers(chunk)) return [];
    if (isMembers(chunk.usage)) this.#usage = chunk.usage;
    const choices = Array.isArray(chunk.choices) ? chunk.choices : [];
    for (const choice of choices) if (isMembers(choice) && !choice.index) this.#pushChoice(choice);
    return this.#take();
  }

  /** Ends the response after the last chunk. */
  end(): readonly ResponseEvent[] {
    const isCut = this.#finish === 'length' || this.#finish === 'content_filter';
    const status = isCut ? 'incomplete' : 'completed';
    this.#pushCalls(true);
    this.#closeItem(status);
    this.#closeCalls(status);
    this.#writeSignatures();
    const reason = this.#finish === 'length' ? 'max_output_tokens' : 'content_filter';
    this.#finishAs(status, { incomplete_details: isCut ? { reason } : null });
    return this.#take();
  }

  /** Ends the response with a failure. */
  fail({ message, code = 'server_error' }: ResponseFailure): readonly ResponseEvent[] {
    this.#write('error', { error: { type: code, code, message, param: null } });
    this.#finishAs('failed', { error: { code, message } });
    return this.#take();
  }

  #finishAs(status: string, members: Members): void {
    const output = this.#output.filter((item) => item !== undefined);
    this.#response = { ...this.#response, status, ...members, output, usage: responseUsage(this.#usage) };
    this.#write(`response.${status}`, { response: this.#response });
  }

  #pushChoice({ delta, message, finish_reason: finish, logprobs }: Members): void {
    const given = isMembers(message) ? message : delta;
    if (typeof finish === 'string' && finish) this.#finish = finish;
    if (!isMembers(given)) return;
    this.#joiner.push(given);
    const reasoning = reasoningOf(given);
    if (reasoning) this.#reasoningItem().push(reasoning);
    else if (hasItems(given.reasoning_details)) this.#reasoningItem();
    const text = textOf(given);
    if (text) this.#messageItem().pushText(text, readScores(logprobs));
    const refusal = refusalOf(given);
    if (refusal) this.#messageItem().pushRefusal(refusal);
    for (const annotation of readAnnotations(given)) this.#messageItem().pushAnnotation(annotation);
    if (given.tool_calls) this.#pushCalls(false);
  }

  #reasoningItem(): ReasoningItem {
    if (this.#open?.item instanceof ReasoningItem) return this.#open.item;
    return this.#openItem('rs', (place) => new ReasoningItem(place, this.#options.reasoning ?? 'summary'));
  }

  #messageItem(): MessageItem {
    if (this.#open?.item instanceof MessageItem) return this.#open.item;
    return this.#openItem('msg', (place) => new MessageItem(place));
  }

  #openItem<Item extends MessageItem | ReasoningItem>(prefix: string, make: (place: ItemPlace) => Item): Item {
    this.#closeItem('completed');
    const place = this.#place(prefix);
    const item = make(place);
    this.#open = { item, index: place.index };
    return item;
  }

  #closeItem(status: Status): void {
    if (!this.#open) return;
    const { item, index } = this.#open;
    this.#open = undefined;
    if (item instanceof ReasoningItem) item.encrypted = this.#seal();
    this.#output[index] = item.close(status);
  }

  /** Writes what is new of the calls. A call begins when its name is whole: with its arguments, with the next call, or at the end. */
  #pushCalls(isEnd: boolean): void {
    const calls = this.#joiner.openCalls;
    for (const [position, { id, name, arguments: text }] of calls.entries()) {
      const isBegun = text !== '' || isEnd || position < calls.length - 1;
      if (!this.#calls[position] && isBegun) this.#beginCall(id, name);
      const call = this.#calls[position];
      if (call?.isOpen && text.length > call.item.length) call.item.push(text.slice(call.item.length));
    }
  }

  #beginCall(id: string, name: string): void {
    this.#closeItem('completed');
    // Fragments of a call that is not whole may still come.
    for (const call of this.#calls) if (call.item.isWhole) this.#closeCall(call, 'completed');
    const isCustom = this.#options.customTools?.has(name) === true;
    const place = this.#place(isCustom ? 'ctc' : 'fc');
    this.#calls.push({ item: new CallItem(place, { id, name, isCustom }), index: place.index, isOpen: true });
  }

  #closeCalls(status: Status): void {
    for (const call of this.#calls) this.#closeCall(call, status);
  }

  #closeCall(call: { item: OpenItem; index: number; isOpen: boolean }, status: Status): void {
    if (!call.isOpen) return;
    call.isOpen = false;
    this.#output[call.index] = call.item.close(status);
  }

  /** Signatures come with the calls, after the reasoning was written: a further item has them. */
  #writeSignatures(): void {
    const before = this.#sealed;
    const sealed = this.#seal();
    if (sealed === undefined || sealed === before) return;
    const place = this.#place('rs');
    const item = new ReasoningItem(place, 'hidden');
    item.encrypted = sealed;
    this.#output[place.index] = item.close('completed');
  }

  #seal(): string | undefined {
    if (!wantsEncryptedReasoning(this.#options.request)) return;
    this.#sealed = (this.#options.seal ?? sealReasoning)(this.#joiner.message);
    return this.#sealed;
  }

  #place(prefix: string): ItemPlace {
    const index = this.#length++;
    return {
      id: this.#options.itemId(prefix, index),
      index,
      write: (type, members) => this.#write(type, members),
    };
  }

  #write(type: string, members: Members): void {
    this.#events.push({ type, sequence_number: this.#count++, ...members });
  }

  #take(): readonly ResponseEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }
}

/** Writes a whole chat completion as a response. */
export function writeResponse(completion: unknown, options: ResponseWriterOptions): Members {
  const writer = new ResponseWriter(options);
  writer.push(completion);
  writer.end();
  return writer.response;
}

function hasItems(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0;
}

/** Log probabilities of the tokens of a choice. */
function readScores(logprobs: unknown): readonly unknown[] {
  const { content } = toMembers(logprobs);
  return Array.isArray(content) ? content : [];
}

/** Citations of addresses, which chat nests and responses do not. */
function readAnnotations({ annotations }: Members): readonly Members[] {
  if (!Array.isArray(annotations)) return [];
  return annotations.flatMap((annotation): readonly Members[] => {
    if (!isMembers(annotation) || annotation.type !== 'url_citation') return [];
    const { type, url_citation: cited } = annotation;
    return [isMembers(cited) ? { type, ...cited } : annotation];
  });
}
