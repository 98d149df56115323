import { defineChatModels } from '../define-chat-models.ts';
import { hubRouter, modelCard, modelsDev } from '../fact-sources.ts';

export const kimi = defineChatModels([
  {
    id: 'moonshotai/Kimi-K2.6',
    released: modelsDev('2026-04-21'),
    license: modelCard('modified-mit'),
    parameters: modelCard({ total: 1_000_000_000_000, active: 32_000_000_000 }),
    contextLength: modelsDev(262_144),
    tools: modelsDev(true),
    structuredOutput: modelsDev(true),
    images: modelsDev(true),
    reasoning: modelsDev(true),
    offers: {
      'fireworks-ai': modelsDev({ contextLength: 262_000, input: 0.95, output: 4 }),
    },
  },
  {
    id: 'moonshotai/Kimi-K2-Instruct-0905',
    released: modelsDev('2025-09-04'),
    parameters: modelCard({ total: 1_000_000_000_000, active: 32_000_000_000 }),
    contextLength: modelsDev(262_144),
    tools: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(false),
    offers: {
      novita: hubRouter({ contextLength: 262_144, input: 0.6, output: 2.5 }),
    },
  },
]);
