import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, modelCard, modelsDev } from '../fact-sources.ts';

export const kimiK2Instruct0905 = defineChatModel({
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
});
