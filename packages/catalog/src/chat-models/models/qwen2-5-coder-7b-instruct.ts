import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, llmStats } from '../fact-sources.ts';

export const qwen25Coder7bInstruct = defineChatModel({
  id: 'Qwen/Qwen2.5-Coder-7B-Instruct',
  license: llmStats('apache-2.0'),
  parameters: llmStats({ total: 7_000_000_000 }),
  released: llmStats('2024-09-19'),
  contextLength: llmStats(128_000),
  images: llmStats(false),
  offers: {
    nscale: hubRouter({ contextLength: 131_072, input: 0.01, output: 0.03 }),
  },
});
