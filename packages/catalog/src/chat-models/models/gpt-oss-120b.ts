import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, modelCard, modelsDev } from '../fact-sources.ts';

export const gptOss120b = defineChatModel({
  id: 'openai/gpt-oss-120b',
  released: modelsDev('2025-08-05'),
  license: modelCard('apache-2.0'),
  parameters: modelCard({ total: 117_000_000_000, active: 5_100_000_000 }),
  contextLength: modelsDev(131_072),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(true),
  offers: {
    baseten: modelsDev({ contextLength: 128_072, input: 0.1, output: 0.5 }),
    cerebras: modelsDev({ contextLength: 131_072, input: 0.35, output: 0.75 }),
    'fireworks-ai': hubRouter({ contextLength: 131_072, input: 0.15, output: 0.6 }),
    groq: hubRouter({ contextLength: 131_072, input: 0.15, output: 0.75 }),
    hyperbolic: hubRouter({ contextLength: 131_072, input: 0.3, output: 0.3 }),
    nebius: hubRouter({ contextLength: 131_072, input: 0.15, output: 0.6 }),
    novita: hubRouter({ contextLength: 131_072, input: 0.05, output: 0.25 }),
    nscale: hubRouter({ contextLength: 131_072, input: 0.1, output: 0.4 }),
    ovhcloud: hubRouter({ contextLength: 131_072, input: 0.09, output: 0.47 }),
    sambanova: hubRouter({ contextLength: 131_072, input: 0.22, output: 0.59 }),
    scaleway: modelsDev({ contextLength: 128_000, input: 0.15, output: 0.6 }),
    together: hubRouter({ contextLength: 131_072, input: 0.15, output: 0.6 }),
  },
});
