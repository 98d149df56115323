import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import { array, looseObject, nullish, number, string } from 'valibot';
import type { Adapter, StreamRules } from '../provider.ts';

const answer = looseObject({
  id: string(),
  created: number(),
  model: string(),
  choices: array(looseObject({})),
  usage: looseObject({}),
  system_fingerprint: nullish(string()),
});

const stream: StreamRules<'conversational'> = {
  chunk(data) {
    if (!(data instanceof Object)) return;
    const { choices = [], ...rest } = data as Partial<ChatCompletionStreamOutput & ChatCompletionOutput>;
    // Providers leave the list out of their bookkeeping events; a whole answer is read as one chunk.
    const parts = choices.map(({ message, ...choice }: Record<string, unknown>) => ({
      ...choice,
      ...(message !== undefined && { delta: message }),
    }));
    return { ...rest, choices: parts } as ChatCompletionStreamOutput;
  },
  text: ({ choices }) => choices[0]?.delta?.content ?? '',
  isLast: ({ choices }) => choices.some(({ finish_reason: reason }) => reason != null),
};

/** Chat completion as OpenAI defined it and nearly everybody speaks it. */
export function openaiChat(route = 'v1/chat/completions'): Adapter<'conversational'> {
  return {
    malformed: 'Expected ChatCompletionOutput',
    // The model comes first so that a proxy can choose by the beginning of a large body.
    request: ({ model, input, isStream }) => ({
      route,
      json: { model: model || undefined, ...input, ...(isStream && { stream: true }), ...(model && { model }) },
    }),
    answer,
    output: (body) => body as ChatCompletionOutput,
    stream,
    endpointRoute: 'v1/chat/completions',
  };
}
