import { defineChatModel } from '../define-chat-model.ts';
import { modelCard, modelsDev } from '../fact-sources.ts';

export const qwen3635bA3b = defineChatModel({
  id: 'Qwen/Qwen3.6-35B-A3B',
  released: modelsDev('2026-04-17'),
  license: modelCard('apache-2.0'),
  parameters: modelCard({ total: 35_000_000_000, active: 3_000_000_000 }),
  contextLength: modelsDev(262_144),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(true),
  reasoning: modelsDev(true),
  offers: {
    scaleway: modelsDev({ contextLength: 128_000, input: 0.25, output: 1.5 }),
  },
});
