import type { ChatCompletionOutput } from '@hubkit/catalog';
import type { Call, ChatAdapter } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';
import { members } from '../contract/schema.ts';

/** Differences of a service that has OpenAI's protocol for chat. */
export interface ChatService {
  /** @default 'v1/chat/completions' */
  readonly path?: string;
  /** Adjusts the body for what the service does not take as OpenAI does. */
  readonly body?: (body: Readonly<Record<string, unknown>>, call: Call<'conversational'>) => Record<string, unknown>;
}

const response = members<ChatCompletionOutput>({
  choices: 'array',
  created: 'number',
  id: 'string',
  model: 'string',
  usage: 'object',
});

/** Chat completion by OpenAI's protocol. */
export function openaiChat({
  path = 'v1/chat/completions',
  body,
}: ChatService = {}): ChatAdapter<'conversational', ChatCompletionOutput> {
  return {
    type: 'chat',
    malformedText: 'Expected ChatCompletionOutput',
    request(call) {
      const { model, input, isStream } = call;
      if (!Array.isArray(input.messages)) {
        throw new InputError("'messages' must be a list, such as [{ role: 'user', content: 'Hello' }].");
      }
      // The model comes first so that a proxy can choose by the beginning of a large body.
      const json: Record<string, unknown> = { model: model || undefined, ...input };
      // The function that is called decides about streaming, so that the response is what it promises.
      if (isStream || input.stream) json.stream = isStream || undefined;
      if (model) json.model = model;
      return { path, json: body ? body(json, call) : json };
    },
    response,
    output: (completion) => completion,
    endpointPath: 'v1/chat/completions',
  };
}
