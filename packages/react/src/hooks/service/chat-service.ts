import type { ChatChunk } from './chat-chunk.ts';
import { toFailure } from './failure.ts';
import type { Gateway } from './gateway.ts';
import { requestStream, type StreamPlace } from './gateway-stream.ts';

/** The body of a chat request, in the form of OpenAI's API. */
export interface ChatRequest {
  readonly model?: string | undefined;
  readonly messages: readonly ChatMessage[];
  readonly [parameter: string]: unknown;
}

/** A message of a chat request. */
export interface ChatMessage {
  readonly role: string;
  readonly content?: string | readonly object[] | null;
  readonly [field: string]: unknown;
}

/** The part of a client that chats need; `InferenceClient` of `@hubkit/inference` has it. */
export interface ChatClient {
  /** `about` is for clients that record their calls; others take two arguments. */
  chatCompletionStream(
    args: never,
    options?: { readonly signal?: AbortSignal },
    about?: ChatCallAbout,
  ): AsyncIterable<object>;
}

/** What a call is for. */
export interface ChatCallAbout {
  /** Id of the message of the answer. */
  readonly turn: string;
}

interface ChatCallOptions extends ChatCallAbout {
  readonly signal: AbortSignal;
  /** Called with each place of a stream that a gateway keeps. @default no stream is to be kept */
  readonly onPlace?: (place: StreamPlace) => void;
}

/** A service for chats: a client, or the address of a gateway. */
export type ChatService = Gateway | { readonly client: ChatClient; readonly api?: undefined };

/** The message that continues an answer at services that refuse a conversation whose last message is of the assistant. */
const GO_ON: ChatMessage = {
  role: 'user',
  content: 'Continue your last message exactly where it stops. Repeat nothing of it, and add no introduction.',
};

/**
 * Streams the answer to a chat. A stream that ends too early throws a `GatewayError`. Where a service refuses to continue an answer
 * that was begun, a message of the user asks for it, once.
 */
export async function* streamChat(
  service: ChatService,
  request: ChatRequest,
  options: ChatCallOptions,
): AsyncGenerator<ChatChunk, void> {
  const { messages } = request;
  const isBegun = messages.at(-1)?.role === 'assistant' && messages.at(-1)?.content;
  let isAnswered = false;
  try {
    for await (const chunk of streamOnce(service, request, options)) {
      isAnswered = true;
      yield chunk;
    }
    return;
  } catch (error) {
    if (!isBegun || isAnswered || options.signal.aborted || !isRefusal(toFailure(error).status)) throw error;
  }
  yield* streamOnce(service, { ...request, messages: [...messages, GO_ON] }, options);
}

/** True for the statuses of services that do not take the form of a request. */
function isRefusal(status: number | undefined): boolean {
  return status === 400 || status === 422;
}

async function* streamOnce(
  service: ChatService,
  request: ChatRequest,
  options: ChatCallOptions,
): AsyncGenerator<ChatChunk, void> {
  if (service.client) {
    // A client checks the arguments itself.
    yield* service.client.chatCompletionStream(request as never, { signal: options.signal }, { turn: options.turn });
    return;
  }
  const json = { ...request, stream: true, stream_options: { include_usage: true } };
  yield* requestStream(service, json, options);
}
