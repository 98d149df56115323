import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import type { StreamRules } from '../contract/adapter.ts';

const NONE: readonly number[] = [];

/** Chat chunks as OpenAI defined them: the default of all chat adapters. */
export const chatStream: StreamRules<'conversational'> = {
  chunk(data) {
    if (!(data instanceof Object)) return;
    // A cast to what is read here; nothing of it is taken for granted.
    const { choices, detail, message } = data as { choices?: unknown; detail?: unknown; message?: unknown };
    if (!Array.isArray(choices)) {
      // Providers leave the list out of their bookkeeping events; a reason without it is an error.
      return detail || message ? undefined : ({ ...data, choices: [] } as unknown as ChatCompletionStreamOutput);
    }
    return choices.some(isWhole)
      ? { ...(data as ChatCompletionStreamOutput), choices: choices.map(toDelta) }
      : (data as ChatCompletionStreamOutput);
  },
  text: ({ choices }) => choices[0]?.delta?.content ?? '',
  ended({ choices }) {
    let ended = NONE;
    for (const { index = 0, finish_reason: reason } of choices) if (reason != null) ended = [...ended, index];
    return ended;
  },
  alternatives: ({ n }) => n ?? 1,
};

/** A choice of a complete response, which has a message in place of a delta. */
type WholeChoice = ChatCompletionOutput['choices'][number];

function isWhole(choice: WholeChoice | undefined): boolean {
  return choice?.message !== undefined;
}

function toDelta({ message, ...choice }: WholeChoice): ChatCompletionStreamOutput['choices'][number] {
  return { ...choice, delta: message } as ChatCompletionStreamOutput['choices'][number];
}
