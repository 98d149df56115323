import type { ChatCompletionOutput } from '@hubkit/catalog';
import type { ChatAdapter } from '../contract/adapter.ts';
import { members } from '../contract/schema.ts';

const response = members<ChatCompletionOutput>({
  choices: 'array',
  created: 'number',
  id: 'string',
  model: 'string',
  usage: 'object',
});

/** Chat completion as OpenAI defined it and nearly everybody speaks it. */
export function openaiChat(path = 'v1/chat/completions'): ChatAdapter<'conversational', ChatCompletionOutput> {
  return {
    type: 'chat',
    malformedText: 'Expected ChatCompletionOutput',
    // The model comes first so that a proxy can choose by the beginning of a large body.
    request: ({ model, input, isStream }) => ({
      path,
      json: {
        model: model || undefined,
        ...input,
        // Whether to stream is said by the function that is called, so that the answer is what it promises.
        ...((isStream || input.stream) && { stream: isStream || undefined }),
        ...(model && { model }),
      },
    }),
    response,
    output: (body) => body,
    endpointPath: 'v1/chat/completions',
  };
}
