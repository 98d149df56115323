import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, modelCard, modelsDev } from '../fact-sources.ts';

export const gptOss20b = defineChatModel({
  id: 'openai/gpt-oss-20b',
  released: modelsDev('2025-08-05'),
  license: modelCard('apache-2.0'),
  parameters: modelCard({ total: 21_000_000_000, active: 3_600_000_000 }),
  contextLength: modelsDev(131_072),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(true),
  offers: {
    'fireworks-ai': hubRouter({ contextLength: 131_072, input: 0.05, output: 0.2 }),
    groq: hubRouter({ contextLength: 131_072, input: 0.1, output: 0.5 }),
    hyperbolic: hubRouter({ contextLength: 131_072, input: 0.1, output: 0.1 }),
    novita: hubRouter({ contextLength: 131_072, input: 0.04, output: 0.15 }),
    nscale: hubRouter({ contextLength: 131_072, input: 0.05, output: 0.2 }),
    ovhcloud: hubRouter({ contextLength: 131_072, input: 0.05, output: 0.18 }),
    together: hubRouter({ contextLength: 131_072, input: 0.05, output: 0.2 }),
  },
});
