import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, llmStats, modelsDev } from '../fact-sources.ts';

export const deepseekR1 = defineChatModel({
  id: 'deepseek-ai/DeepSeek-R1',
  released: modelsDev('2025-01-20'),
  license: llmStats('mit'),
  parameters: llmStats({ total: 671_000_000_000 }),
  contextLength: modelsDev(128_000),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(true),
  offers: {
    hyperbolic: hubRouter({ contextLength: 163_840, input: 2, output: 2 }),
    novita: hubRouter({ contextLength: 64_000, input: 0.7, output: 2.5 }),
    together: hubRouter({ contextLength: 163_840, input: 3, output: 7 }),
  },
});
