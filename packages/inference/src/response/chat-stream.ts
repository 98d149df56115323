import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import type { StreamRules } from '../contract/adapter.ts';

/** Chat in pieces as OpenAI defined it. All providers do it this way, so an adapter need not say so. */
export const chatStream: StreamRules<'conversational'> = {
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
