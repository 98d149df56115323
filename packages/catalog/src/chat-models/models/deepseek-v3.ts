import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, llmStats, modelsDev } from '../fact-sources.ts';

export const deepseekV3 = defineChatModel({
  id: 'deepseek-ai/DeepSeek-V3',
  released: modelsDev('2024-12-26'),
  parameters: llmStats({ total: 671_000_000_000 }),
  contextLength: modelsDev(131_072),
  tools: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(false),
  offers: {
    novita: hubRouter({ contextLength: 64_000, input: 0.4, output: 1.3 }),
    together: hubRouter({ contextLength: 131_072, input: 1.25, output: 1.25 }),
  },
});
