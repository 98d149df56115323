import { InferenceError } from '../contract/errors.ts';

const ASK = { stream_options: { include_usage: true } };

/** What refuses to be asked for the usage, as long as its owner lives. */
const refusing = new WeakMap<object, Set<string>>();

/** A streamed chat whose usage is wanted. */
export interface CountedStream<Chunk> {
  /** The client, or another object that lives as long as refusals are remembered. */
  readonly owner: object;
  /** Name of the provider and the model. */
  readonly target: string;
  /** Sends the request with further parameters. */
  readonly send: (parameters: object) => AsyncIterable<Chunk>;
}

/**
 * Streams a chat with its usage, which most services report only if it is requested, by `stream_options`. A strict service that refuses
 * the parameter, such as Mistral, is called again without it, and so it is from then on.
 *
 * @example
 * ```ts
 * const args = { endpointUrl: 'https://api.mistral.ai/v1', model: 'mistral-small-2506', messages };
 * const send = (parameters: object) => client.chatCompletionStream({ ...args, ...parameters });
 * for await (const { usage } of streamWithUsage({ owner: client, target: args.model, send })) console.log(usage);
 * ```
 */
export async function* streamWithUsage<Chunk>({
  owner,
  target,
  send,
}: CountedStream<Chunk>): AsyncGenerator<Chunk, void> {
  const refused = refusing.get(owner) ?? new Set();
  refusing.set(owner, refused);
  let isBegun = false;
  try {
    for await (const chunk of send(refused.has(target) ? {} : ASK)) {
      isBegun = true;
      yield chunk;
    }
  } catch (error) {
    if (isBegun || refused.has(target) || !isAboutUsage(error)) throw error;
    refused.add(target);
    yield* send({});
  }
}

function isAboutUsage(error: unknown): boolean {
  if (!InferenceError.is(error)) return false;
  const { message, response } = error;
  const isRefused = response?.status === 400 || response?.status === 422;
  return isRefused && /stream_options|include_usage/.test(`${message} ${JSON.stringify(response.body)}`);
}
