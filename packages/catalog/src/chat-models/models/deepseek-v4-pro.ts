import { defineChatModel } from '../define-chat-model.ts';
import { modelCard, modelsDev } from '../fact-sources.ts';

export const deepseekV4Pro = defineChatModel({
  id: 'deepseek-ai/DeepSeek-V4-Pro',
  released: modelsDev('2026-04-24'),
  license: modelCard('mit'),
  parameters: modelCard({ total: 1_600_000_000_000, active: 49_000_000_000 }),
  contextLength: modelsDev(1_000_000),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(true),
  offers: {
    'fireworks-ai': modelsDev({ contextLength: 1_000_000, input: 1.74, output: 3.48 }),
    together: modelsDev({ contextLength: 512_000, input: 1.74, output: 3.48 }),
  },
});
