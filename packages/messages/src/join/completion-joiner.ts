import { type Completion, isMembers, type Members, type MessageChoice } from '../message.ts';
import { addAround } from './add-around.ts';
import { failureIn, type MessageFailure } from './failure-in.ts';
import { MessageJoiner } from './message-joiner.ts';

interface OpenChoice {
  readonly message: MessageJoiner;
  members: Members;
  finish: string | null;
}

/** Joins the chunks of a streamed chat: all choices, and the members around them. */
export class CompletionJoiner {
  readonly #choices = new Map<number, OpenChoice>();
  #envelope: Members = {};
  #failure: MessageFailure | undefined;

  /** Adds a chunk. Anything but an object is ignored, and so are members that are null. */
  push(chunk: unknown): void {
    if (!isMembers(chunk)) return;
    this.#failure ??= failureIn(chunk);
    // OpenAI fills chunks up with random text, so that their length says nothing.
    const { choices, obfuscation, ...envelope } = chunk;
    this.#envelope = addAround(this.#envelope, envelope);
    if (Array.isArray(choices)) for (const choice of choices) if (isMembers(choice)) this.#addChoice(choice);
  }

  /** The failure that a chunk or a choice of it names. */
  get failure(): MessageFailure | undefined {
    return this.#failure;
  }

  /** The completion so far. `usage` is undefined where the service has sent none. */
  get completion(): Completion {
    const { object, ...envelope } = this.#envelope;
    const choices = [...this.#choices].sort(([a], [b]) => a - b);
    return {
      ...envelope,
      ...(object !== undefined && { object: object === 'chat.completion.chunk' ? 'chat.completion' : object }),
      choices: choices.map(
        ([index, { message, finish, members }]): MessageChoice => ({
          index,
          ...members,
          finish_reason: finish,
          message: message.message,
        }),
      ),
    };
  }

  #addChoice({ index, delta, message, finish_reason: finish, ...members }: Members): void {
    const position = Number.isInteger(index) ? Number(index) : 0;
    const choice = this.#choices.get(position) ?? { message: new MessageJoiner(), members: {}, finish: null };
    this.#choices.set(position, choice);
    choice.message.push(delta);
    choice.message.pushWhole(message);
    if (typeof finish === 'string' && finish) choice.finish = finish;
    choice.members = addAround(choice.members, members);
  }
}

/** Joins the chunks of a whole stream. */
export async function joinChunks(
  chunks: AsyncIterable<unknown> | Iterable<unknown>,
  onChunk?: (chunk: unknown) => void,
): Promise<Completion> {
  const joiner = new CompletionJoiner();
  for await (const chunk of chunks) {
    onChunk?.(chunk);
    joiner.push(chunk);
  }
  return joiner.completion;
}
