import { defineChatModel } from '../define-chat-model.ts';
import { modelsDev } from '../fact-sources.ts';

export const c4aiCommandA032025 = defineChatModel({
  id: 'CohereLabs/c4ai-command-a-03-2025',
  released: modelsDev('2025-03-13'),
  contextLength: modelsDev(256_000),
  tools: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(false),
  offers: {
    cohere: modelsDev({ contextLength: 256_000, input: 2.5, output: 10 }),
  },
});
