import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, llmStats, modelsDev } from '../fact-sources.ts';

export const llama3370bInstruct = defineChatModel({
  id: 'meta-llama/Llama-3.3-70B-Instruct',
  released: modelsDev('2024-12-06'),
  license: llmStats('llama3.3'),
  parameters: llmStats({ total: 70_000_000_000 }),
  contextLength: modelsDev(128_000),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(false),
  offers: {
    'fireworks-ai': hubRouter({ contextLength: 131_072, input: 0.9, output: 0.9 }),
    groq: hubRouter({ contextLength: 131_072, input: 0.59, output: 0.79 }),
    hyperbolic: hubRouter({ contextLength: 131_072, input: 0.4, output: 0.4 }),
    nebius: hubRouter({ contextLength: 131_072, input: 0.25, output: 0.75 }),
    novita: hubRouter({ contextLength: 131_072, input: 0.135, output: 0.4 }),
    nscale: hubRouter({ contextLength: 131_072, input: 0.4, output: 0.4 }),
    ovhcloud: hubRouter({ contextLength: 131_072, input: 0.74, output: 0.74 }),
    sambanova: hubRouter({ contextLength: 131_072, input: 0.6, output: 1.2 }),
    scaleway: modelsDev({ contextLength: 100_000, input: 0.9, output: 0.9 }),
    together: hubRouter({ contextLength: 131_072, input: 0.88, output: 0.88 }),
  },
});
