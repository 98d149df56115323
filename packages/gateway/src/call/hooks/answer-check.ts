import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/inference';
import { isMembers, type Members, type Message, MessageJoiner, textOf } from '@hubkit/messages';
import { GatewayError } from '../../contract/errors.ts';
import type { Sent } from '../adapt-chat.ts';
import type { BegunCall } from '../begin-call.ts';
import type { RequestContext } from '../context.ts';
import type { ChunkSource, StreamCut } from '../stream-reply.ts';
import { runHook } from './run-hook.ts';

/** A choice of a stream, as far as it has arrived. */
interface OpenChoice {
  readonly joiner: MessageJoiner;
  isHeld: boolean;
  isWhole: boolean;
}

/** Makes the check of an answer; undefined without `onAnswer`. */
export function answerCheck(visit: RequestContext, call: BegunCall): AnswerCheck | undefined {
  return visit.parts.hooks?.onAnswer && new AnswerCheck(visit, call);
}

type Chunks = ChunkSource<ChatCompletionStreamOutput>;

/** Asks `onAnswer` about an answer, and ends it where the hook says so. */
class AnswerCheck {
  readonly #visit: RequestContext;
  readonly #call: BegunCall;
  readonly #choices = new Map<number, OpenChoice>();
  #cut: StreamCut | undefined;

  constructor(visit: RequestContext, call: BegunCall) {
    this.#visit = visit;
    this.#call = call;
  }

  /** The cut of an answer that the hook has ended. */
  get cut(): StreamCut | undefined {
    return this.#cut;
  }

  /** Checks a whole answer. A choice that is refused keeps nothing but the reason. */
  async whole(completion: ChatCompletionOutput): Promise<ChatCompletionOutput> {
    const choices: unknown[] = [];
    // Services send null in the place of the list and of its members.
    for (const choice of (completion.choices ?? []) as readonly unknown[]) {
      if (!isMembers(choice) || (await this.#passes(choice.message as Message, readIndex(choice)))) {
        choices.push(choice);
        continue;
      }
      this.#cut = { error: ended(), isWhole: true };
      const message = { role: 'assistant', content: '' };
      choices.push({ index: readIndex(choice), message, finish_reason: 'content_filter' });
    }
    return { ...completion, choices } as ChatCompletionOutput;
  }

  /** The stream with the chunks that the hook passes on. After its refusal it ends as that of a filter does. */
  checked(stream: Sent<Chunks>): Sent<Chunks> {
    return {
      withResponse: async () => {
        const { data, response } = await stream.withResponse();
        return { data: this.#passed(data), response };
      },
    };
  }

  async *#passed(stream: Chunks): AsyncGenerator<ChatCompletionStreamOutput, void, undefined> {
    let held: ChatCompletionStreamOutput[] = [];
    let last: ChatCompletionStreamOutput | undefined;
    for (;;) {
      const { done, value: chunk } = await stream.next();
      if (!done) held.push(chunk);
      const passes = await (done ? this.#endAll() : this.#add(chunk));
      if (!passes) {
        await this.#end(stream);
        yield this.#lastChunk(chunk ?? last ?? held[0]);
        return;
      }
      if ([...this.#choices.values()].some(({ isHeld }) => isHeld)) continue;
      yield* held;
      if (done) return;
      held = [];
      last = chunk;
    }
  }

  /** Adds the choices of a chunk. Returns false if the hook ends the answer. */
  async #add({ choices }: ChatCompletionStreamOutput): Promise<boolean> {
    for (const given of (choices ?? []) as readonly unknown[]) {
      if (!isMembers(given)) continue;
      const { delta, message, finish_reason: finish } = given;
      const index = readIndex(given);
      const choice = this.#choices.get(index) ?? { joiner: new MessageJoiner(), isHeld: false, isWhole: false };
      this.#choices.set(index, choice);
      choice.joiner.push(delta);
      choice.joiner.pushWhole(message);
      choice.isWhole ||= typeof finish === 'string' && finish !== '';
      if (!choice.isWhole && !hasContent(delta) && !hasContent(message)) continue;
      if (!(await this.#passesSoFar(index, choice))) return false;
    }
    return true;
  }

  /** Asks about choices that have ended without a reason. */
  async #endAll(): Promise<boolean> {
    for (const [index, choice] of this.#choices) {
      if (choice.isWhole) continue;
      choice.isWhole = true;
      if (!(await this.#passesSoFar(index, choice))) return false;
    }
    return true;
  }

  async #passesSoFar(index: number, choice: OpenChoice): Promise<boolean> {
    const decision = await this.#ask(choice.joiner.message, index, choice.isWhole);
    choice.isHeld = decision === 'hold';
    return decision !== false && !(choice.isHeld && choice.isWhole);
  }

  async #passes(message: Message, index: number): Promise<boolean> {
    const decision = await this.#ask(message, index, true);
    return decision !== false && decision !== 'hold';
  }

  #ask(message: Message, index: number, isWhole: boolean) {
    const { parts, user, requestId } = this.#visit;
    const { model, signal } = this.#call;
    const facts = { requestId, model, user, index, message, isWhole, signal };
    return runHook('onAnswer', this.#visit, signal, () => parts.hooks?.onAnswer?.(textOf(message), facts));
  }

  /** Ends the call at its provider. An answer that is whole is read to its usage, which is paid for anyway. */
  async #end(stream: Chunks): Promise<void> {
    const isWhole = [...this.#choices.values()].every((choice) => choice.isWhole);
    if (isWhole) {
      for (let next = await stream.next(); !next.done; ) next = await stream.next();
    } else {
      this.#call.cancel();
    }
    this.#cut = { error: ended(), isWhole };
  }

  /** The chunk that ends all choices that were not ended before. */
  #lastChunk(sample: Members | undefined): ChatCompletionStreamOutput {
    const { id, object, created, model } = sample ?? {};
    const choices = [...this.#choices.keys()].map((index) => ({ index, delta: {}, finish_reason: 'content_filter' }));
    return { id, object, created, model, choices } as unknown as ChatCompletionStreamOutput;
  }
}

function readIndex({ index }: Members): number {
  return Number.isInteger(index) ? Number(index) : 0;
}

/** True for a delta or message that says something. */
function hasContent(message: unknown): boolean {
  if (!isMembers(message)) return false;
  return Object.entries(message).some(
    ([name, value]) => name !== 'role' && value !== null && value !== undefined && value !== '',
  );
}

function ended(): GatewayError {
  return new GatewayError('CONTENT_FILTER', 'The answer was ended by this gateway.');
}
