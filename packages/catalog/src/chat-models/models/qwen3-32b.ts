import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, llmStats, modelsDev } from '../fact-sources.ts';

export const qwen332b = defineChatModel({
  id: 'Qwen/Qwen3-32B',
  released: modelsDev('2025-04'),
  license: llmStats('apache-2.0'),
  parameters: llmStats({ total: 32_800_000_000 }),
  contextLength: modelsDev(131_072),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(true),
  template: 'qwen3',
  offers: {
    groq: hubRouter({ contextLength: 131_072, input: 0.29, output: 0.59 }),
    nebius: hubRouter({ contextLength: 40_960, input: 0.1, output: 0.3 }),
    novita: hubRouter({ contextLength: 40_960, input: 0.1, output: 0.45 }),
    nscale: hubRouter({ contextLength: 40_960, input: 0.08, output: 0.25 }),
    ovhcloud: hubRouter({ contextLength: 32_768, input: 0.09, output: 0.25 }),
    sambanova: hubRouter({ contextLength: 32_768, input: 0.4, output: 0.8 }),
  },
});
