import { defineChatModels } from '../define-chat-models.ts';
import { modelCard, modelsDev } from '../fact-sources.ts';

export const command = defineChatModels([
  {
    id: 'CohereLabs/c4ai-command-a-03-2025',
    released: modelsDev('2025-03-13'),
    contextLength: modelsDev(256_000),
    tools: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(false),
    offers: {
      cohere: modelsDev({ contextLength: 256_000, input: 2.5, output: 10 }),
    },
  },
  {
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
  },
]);
