import { asLost, callGateway, errorIn, type Gateway, parse } from './gateway.ts';
import { readEvents } from './read-events.ts';

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

/** A tool call in a chunk: a part of it, or all. */
export interface ToolCallDelta {
  readonly index?: number | null;
  readonly id?: string | null;
  readonly function?: { readonly name?: string | null; readonly arguments?: unknown };
}

/** A chunk of a streamed chat, as far as it is read. */
export interface ChatChunk {
  readonly id?: string;
  readonly model?: string;
  readonly choices?: readonly {
    readonly delta?: {
      readonly role?: string;
      readonly content?: string | null;
      readonly reasoning?: string | null;
      readonly reasoning_content?: string | null;
      readonly tool_calls?: readonly ToolCallDelta[] | null;
      /** Id of the call whose result `content` is, in a delta with the role `tool`. */
      readonly tool_call_id?: string;
    };
    readonly finish_reason?: string | null;
    /** A structured answer so far, from clients that parse it. */
    readonly partial?: unknown;
    /** A valid structured answer, from clients with validation. */
    readonly parsed?: unknown;
  }[];
  /** A structured answer, put there by an `AnswerFormat`. Not `object`, which names the kind of the event. */
  readonly structured?: { readonly value: unknown; readonly isPartial?: boolean };
  readonly usage?: { readonly prompt_tokens?: number; readonly completion_tokens?: number } | null;
}

/** The part of a client that chats need; `InferenceClient` of `@hubkit/inference` has it. */
export interface ChatClient {
  chatCompletionStream(args: never, options?: { readonly signal?: AbortSignal }): AsyncIterable<object>;
}

/** A service for chats: a client, or the address of a gateway. */
export type ChatService = Gateway | { readonly client: ChatClient; readonly api?: undefined };

/** Streams the answer to a chat. A stream that ends too early throws a `GatewayError`. */
export async function* streamChat(
  service: ChatService,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<ChatChunk, void> {
  if (service.client) {
    // A client checks the arguments itself.
    yield* service.client.chatCompletionStream(request as never, { signal });
    return;
  }
  const json = { ...request, stream: true, stream_options: { include_usage: true } };
  const response = await callGateway(service, 'chat/completions', { json, signal });
  let isComplete = false;
  try {
    for await (const event of readEvents(response.body as ReadableStream<Uint8Array>)) {
      if (event === '[DONE]') return;
      const chunk = parse(event) as ChatChunk | undefined;
      if (!chunk || 'error' in chunk) throw errorIn(chunk, response);
      isComplete ||= !!chunk.choices?.[0]?.finish_reason;
      yield chunk;
    }
  } catch (error) {
    throw asLost(service, error);
  }
  if (!isComplete) throw asLost(service);
}
