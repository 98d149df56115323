import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, llmStats, modelsDev } from '../fact-sources.ts';

export const qwen257bInstruct = defineChatModel({
  id: 'Qwen/Qwen2.5-7B-Instruct',
  released: modelsDev('2024-09'),
  license: llmStats('apache-2.0'),
  parameters: llmStats({ total: 7_610_000_000 }),
  contextLength: modelsDev(131_072),
  tools: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(false),
  template: 'qwen2.5',
  offers: {
    together: hubRouter({ contextLength: 32_768, input: 0.3, output: 0.3 }),
  },
});
