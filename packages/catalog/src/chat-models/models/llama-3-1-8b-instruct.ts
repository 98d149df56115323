import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, llmStats, modelsDev } from '../fact-sources.ts';

export const llama318bInstruct = defineChatModel({
  id: 'meta-llama/Llama-3.1-8B-Instruct',
  released: modelsDev('2024-07-23'),
  license: llmStats('llama3.1'),
  parameters: llmStats({ total: 8_000_000_000 }),
  contextLength: modelsDev(131_072),
  tools: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(false),
  offers: {
    cerebras: hubRouter({ input: 0.1, output: 0.1 }),
    groq: modelsDev({ contextLength: 131_072, input: 0.05, output: 0.08 }),
    nebius: hubRouter({ contextLength: 131_072, input: 0.03, output: 0.09 }),
    novita: hubRouter({ contextLength: 16_384, input: 0.02, output: 0.05 }),
    nscale: hubRouter({ contextLength: 131_072, input: 0.06, output: 0.06 }),
    ovhcloud: hubRouter({ contextLength: 131_072, input: 0.11, output: 0.11 }),
    sambanova: hubRouter({ contextLength: 16_384, input: 0.1, output: 0.2 }),
  },
});
