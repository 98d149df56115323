import type { ChatCompletionInput } from '@hubkit/catalog';

export const input: ChatCompletionInput = {
  messages: [{ role: 'user', content: 'What is 6 times 7? Explain it in one sentence.' }],
  max_tokens: 40,
};
