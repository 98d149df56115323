import { defineChatModels } from '../define-chat-models.ts';
import { hubRouter, llmStats, modelCard, modelsDev } from '../fact-sources.ts';

export const deepseek = defineChatModels([
  {
    id: 'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B',
    license: llmStats('mit'),
    parameters: llmStats({ total: 14_800_000_000 }),
    released: llmStats('2025-01-20'),
    contextLength: llmStats(128_000),
    template: 'deepseek-r1-distill',
    offers: {
      novita: modelsDev({ contextLength: 32_768, input: 0.15, output: 0.15 }),
    },
  },
  {
    id: 'deepseek-ai/DeepSeek-R1',
    released: modelsDev('2025-01-20'),
    license: llmStats('mit'),
    parameters: llmStats({ total: 671_000_000_000 }),
    contextLength: modelsDev(128_000),
    tools: modelsDev(true),
    structuredOutput: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(true),
    offers: {
      hyperbolic: hubRouter({ contextLength: 163_840, input: 2, output: 2 }),
      novita: hubRouter({ contextLength: 64_000, input: 0.7, output: 2.5 }),
      together: hubRouter({ contextLength: 163_840, input: 3, output: 7 }),
    },
  },
  {
    id: 'deepseek-ai/DeepSeek-V3.1',
    released: modelsDev('2025-08-25'),
    contextLength: modelsDev(164_000),
    tools: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(true),
    template: 'deepseek-v3.1',
    offers: {
      baseten: modelsDev({ contextLength: 164_000, input: 0.5, output: 1.5 }),
      novita: hubRouter({ contextLength: 131_072, input: 0.27, output: 1 }),
      together: hubRouter({ contextLength: 131_072, input: 0.6, output: 1.7 }),
    },
  },
  {
    id: 'deepseek-ai/DeepSeek-V3',
    released: modelsDev('2024-12-26'),
    parameters: llmStats({ total: 671_000_000_000 }),
    contextLength: modelsDev(131_072),
    tools: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(false),
    offers: {
      novita: hubRouter({ contextLength: 64_000, input: 0.4, output: 1.3 }),
      together: hubRouter({ contextLength: 131_072, input: 1.25, output: 1.25 }),
    },
  },
  {
    id: 'deepseek-ai/DeepSeek-V4-Flash',
    released: modelsDev('2026-04-24'),
    license: modelCard('mit'),
    parameters: modelCard({ total: 284_000_000_000, active: 13_000_000_000 }),
    contextLength: modelsDev(1_000_000),
    tools: modelsDev(true),
    structuredOutput: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(true),
    offers: {
      deepinfra: modelsDev({ contextLength: 1_048_576, input: 0.1, output: 0.2 }),
    },
  },
  {
    id: 'deepseek-ai/DeepSeek-V4-Pro',
    released: modelsDev('2026-04-24'),
    license: modelCard('mit'),
    parameters: modelCard({ total: 1_600_000_000_000, active: 49_000_000_000 }),
    contextLength: modelsDev(1_000_000),
    tools: modelsDev(true),
    structuredOutput: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(true),
    offers: {
      'fireworks-ai': modelsDev({ contextLength: 1_000_000, input: 1.74, output: 3.48 }),
      together: modelsDev({ contextLength: 512_000, input: 1.74, output: 3.48 }),
    },
  },
]);
