import { defineChatModels } from '../define-chat-models.ts';
import { hubRouter, modelCard, modelsDev } from '../fact-sources.ts';

export const glm = defineChatModels([
  {
    id: 'zai-org/GLM-4.5-Air',
    released: modelsDev('2025-07-28'),
    license: modelCard('mit'),
    parameters: modelCard({ total: 106_000_000_000, active: 12_000_000_000 }),
    contextLength: modelsDev(131_072),
    tools: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(true),
    offers: {
      nebius: hubRouter({ contextLength: 131_072, input: 0.2, output: 1.2 }),
      novita: hubRouter({ contextLength: 131_072, input: 0.13, output: 0.85 }),
      'zai-org': modelsDev({ contextLength: 131_072, input: 0.2, output: 1.1 }),
    },
  },
  {
    id: 'zai-org/GLM-4.5',
    released: modelsDev('2025-07-28'),
    license: modelCard('mit'),
    parameters: modelCard({ total: 355_000_000_000, active: 32_000_000_000 }),
    contextLength: modelsDev(131_072),
    tools: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(true),
    offers: {
      nebius: hubRouter({ contextLength: 131_072, input: 0.6, output: 2.2 }),
      novita: hubRouter({ contextLength: 131_072, input: 0.6, output: 2.2 }),
      'zai-org': modelsDev({ contextLength: 131_072, input: 0.6, output: 2.2 }),
    },
  },
  {
    id: 'zai-org/GLM-4.6',
    released: modelsDev('2025-09-30'),
    contextLength: modelsDev(204_800),
    tools: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(true),
    offers: {
      novita: hubRouter({ contextLength: 204_800, input: 0.55, output: 2.2 }),
      together: hubRouter({ contextLength: 202_752, input: 0.6, output: 2.2 }),
      'zai-org': modelsDev({ contextLength: 204_800, input: 0.6, output: 2.2 }),
    },
  },
  {
    id: 'zai-org/GLM-4.7',
    released: modelsDev('2025-12-22'),
    contextLength: modelsDev(204_800),
    tools: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(true),
    offers: {
      cerebras: modelsDev({ contextLength: 131_072, input: 2.25, output: 2.75 }),
      novita: hubRouter({ contextLength: 204_800, input: 0.6, output: 2.2 }),
    },
  },
  {
    id: 'zai-org/GLM-5.2',
    released: modelsDev('2026-06-13'),
    license: modelCard('mit'),
    contextLength: modelsDev(1_000_000),
    tools: modelsDev(true),
    structuredOutput: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(true),
    template: 'glm-5.2',
    offers: {
      deepinfra: modelsDev({ contextLength: 1_048_576, input: 0.95, output: 3 }),
      'zai-org': modelsDev({ contextLength: 1_000_000, input: 1.4, output: 4.4 }),
    },
  },
]);
