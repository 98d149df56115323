import { defineChatModel } from '../define-chat-model.ts';
import { modelCard, modelsDev } from '../fact-sources.ts';

export const c4aiCommandR7b122024 = defineChatModel({
  id: 'CohereLabs/c4ai-command-r7b-12-2024',
  released: modelsDev('2024-12-02'),
  license: modelCard('cc-by-nc-4.0'),
  parameters: modelCard({ total: 7_000_000_000 }),
  contextLength: modelsDev(128_000),
  tools: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(false),
  offers: {
    cohere: modelsDev({ contextLength: 128_000, input: 0.0375, output: 0.15 }),
  },
});
