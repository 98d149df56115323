import { defineChatModel } from '../define-chat-model.ts';
import { llmStats, modelsDev } from '../fact-sources.ts';

export const deepseekR1DistillQwen14b = defineChatModel({
  id: 'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B',
  license: llmStats('mit'),
  parameters: llmStats({ total: 14_800_000_000 }),
  released: llmStats('2025-01-20'),
  contextLength: llmStats(128_000),
  offers: {
    novita: modelsDev({ contextLength: 32_768, input: 0.15, output: 0.15 }),
  },
});
