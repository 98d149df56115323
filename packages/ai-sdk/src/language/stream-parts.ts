import type { LanguageModelV3StreamPart } from '@ai-sdk/provider';
import { isMembers, MessageJoiner, reasoningOf } from '@hubkit/messages';
import { answerText, toFiles, toSources } from './content.ts';
import { joinMetadata, keptMembers, keptOfCall } from './kept-members.ts';

type Part = LanguageModelV3StreamPart;

/** A tool call whose arguments are being written. */
interface OpenCall {
  readonly id: string;
  /** Characters of its arguments that were passed on. */
  sent: number;
}

/** Makes the parts of a stream of the AI SDK from the chunks of a chat. */
export class StreamParts {
  readonly #message = new MessageJoiner();
  readonly #calls: OpenCall[] = [];
  readonly #sources = new Set<string>();
  #open: { readonly type: 'text' | 'reasoning'; readonly id: string } | undefined;
  #blocks = 0;
  #finish: string | undefined;
  #usage: unknown;
  #hasMetadata = false;

  /** Why the service ended the answer, in its own word. */
  get finish(): string | undefined {
    return this.#finish;
  }

  /** The usage as the service sent it. */
  get usage(): unknown {
    return this.#usage;
  }

  /** True once the model called a tool. */
  get hasCalls(): boolean {
    return this.#calls.length > 0;
  }

  /** The parts of one chunk. */
  *push(chunk: unknown): Generator<Part> {
    if (!isMembers(chunk)) return;
    yield* this.#metadata(chunk);
    if (isMembers(chunk.usage)) this.#usage = chunk.usage;
    yield* this.#newSources(chunk);
    const choices: readonly unknown[] = Array.isArray(chunk.choices) ? chunk.choices : [];
    const choice = choices.find((one) => isMembers(one) && !one.index);
    if (!isMembers(choice)) return;
    yield* this.#delta(choice.delta);
    if (typeof choice.finish_reason === 'string' && choice.finish_reason) this.#finish = choice.finish_reason;
  }

  /** The parts that end an answer. The last of them carries what the service wants back. */
  *end(provider: string): Generator<Part> {
    const kept = keptMembers(this.#message.message, provider);
    const { calls } = this.#message;
    if (calls.length === 0) {
      if (this.#open) yield { type: `${this.#open.type}-end`, id: this.#open.id, ...joinMetadata(kept) };
      this.#open = undefined;
      return;
    }
    yield* this.#close();
    yield* this.#callInputs();
    for (const [position, call] of calls.entries()) {
      const id = this.#calls[position]?.id ?? call.id;
      const own = keptOfCall(this.#message.membersOfCall(position));
      const metadata = joinMetadata(own, position === calls.length - 1 ? kept : {});
      yield { type: 'tool-input-end', id };
      const input = call.arguments.trim() || '{}';
      yield { type: 'tool-call', toolCallId: id, toolName: call.name, input, ...metadata };
    }
  }

  *#metadata({ id, model, created }: Readonly<Record<string, unknown>>): Generator<Part> {
    if (this.#hasMetadata) return;
    this.#hasMetadata = true;
    yield {
      type: 'response-metadata',
      ...(typeof id === 'string' && id && { id }),
      ...(typeof model === 'string' && model && { modelId: model }),
      ...(typeof created === 'number' && created > 0 && { timestamp: new Date(created * 1000) }),
    };
  }

  *#delta(delta: unknown): Generator<Part> {
    if (!isMembers(delta)) return;
    this.#message.push(delta);
    yield* this.#write('reasoning', reasoningOf(delta));
    yield* this.#write('text', answerText(delta));
    yield* toFiles(delta);
    yield* this.#newSources(delta);
    if (delta.tool_calls) yield* this.#callInputs();
  }

  *#write(type: 'text' | 'reasoning', delta: string): Generator<Part> {
    if (!delta) return;
    if (this.#open?.type !== type) {
      yield* this.#close();
      this.#open = { type, id: `${type}-${this.#blocks++}` };
      yield { type: `${type}-start`, id: this.#open.id };
    }
    yield { type: `${type}-delta`, id: this.#open.id, delta };
  }

  *#close(): Generator<Part> {
    if (this.#open) yield { type: `${this.#open.type}-end`, id: this.#open.id };
    this.#open = undefined;
  }

  /** What was added to the arguments of tool calls. A call begins with its name. */
  *#callInputs(): Generator<Part> {
    for (const [position, { id, name, arguments: input }] of this.#message.openCalls.entries()) {
      let open = this.#calls[position];
      if (!open) {
        if (!name) return;
        yield* this.#close();
        open = { id, sent: 0 };
        this.#calls.push(open);
        yield { type: 'tool-input-start', id, toolName: name };
      }
      const delta = input.slice(open.sent);
      open.sent = input.length;
      if (delta) yield { type: 'tool-input-delta', id: open.id, delta };
    }
  }

  *#newSources(value: unknown): Generator<Part> {
    for (const source of toSources(value)) {
      if (this.#sources.has(source.id)) continue;
      this.#sources.add(source.id);
      yield source;
    }
  }
}
