import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, llmStats, modelsDev } from '../fact-sources.ts';

export const qwen330bA3b = defineChatModel({
  id: 'Qwen/Qwen3-30B-A3B',
  released: modelsDev('2025-04-28'),
  license: llmStats('apache-2.0'),
  parameters: llmStats({ total: 30_500_000_000 }),
  contextLength: modelsDev(40_960),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(true),
  template: 'qwen3',
  offers: {
    novita: hubRouter({ contextLength: 40_960, input: 0.09, output: 0.45 }),
  },
});
