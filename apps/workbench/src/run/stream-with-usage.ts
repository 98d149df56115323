import type { InferenceClient } from '@hubkit/inference';
import { InferenceError } from '@hubkit/inference/errors';

const ASK = { stream_options: { include_usage: true } };

/** What refuses to be asked for the usage, as long as its client lives. */
const refusing = new WeakMap<InferenceClient, Set<string>>();

interface CountedStream {
  readonly client: InferenceClient;
  /** Name of the provider and the model. */
  readonly target: string;
  /** Sends the request with further parameters. */
  readonly send: (parameters: object) => AsyncIterable<unknown>;
}

/**
 * Streams a chat with its usage, which streams have only where it is requested. A service that refuses the parameter is called again
 * without it, and so it is from then on.
 */
export async function* streamWithUsage({ client, target, send }: CountedStream): AsyncGenerator<unknown, void> {
  const refused = refusing.get(client) ?? new Set();
  refusing.set(client, refused);
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
