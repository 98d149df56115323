import { defineChatModel } from '../define-chat-model.ts';
import { modelCard, modelsDev } from '../fact-sources.ts';

export const deepseekV4Flash = defineChatModel({
  id: 'deepseek-ai/DeepSeek-V4-Flash',
  released: modelsDev('2026-04-24'),
  license: modelCard('mit'),
  parameters: modelCard({ total: 284_000_000_000, active: 13_000_000_000 }),
  contextLength: modelsDev(1_000_000),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(true),
  offers: {
    deepinfra: modelsDev({ contextLength: 1_048_576, input: 0.1, output: 0.2 }),
  },
});
