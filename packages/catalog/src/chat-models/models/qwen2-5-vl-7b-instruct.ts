import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, llmStats, modelsDev } from '../fact-sources.ts';

export const qwen25Vl7bInstruct = defineChatModel({
  id: 'Qwen/Qwen2.5-VL-7B-Instruct',
  released: modelsDev('2024-09'),
  license: llmStats('apache-2.0'),
  parameters: llmStats({ total: 8_290_000_000 }),
  contextLength: modelsDev(131_072),
  tools: modelsDev(true),
  images: modelsDev(true),
  reasoning: modelsDev(false),
  offers: {
    hyperbolic: hubRouter({ contextLength: 32_768, input: 0.2, output: 0.2 }),
  },
});
