import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, modelsDev } from '../fact-sources.ts';

export const qwen359b = defineChatModel({
  id: 'Qwen/Qwen3.5-9B',
  released: modelsDev('2026-02-23'),
  contextLength: modelsDev(262_144),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(true),
  offers: {
    ovhcloud: modelsDev({ contextLength: 262_144, input: 0.12, output: 0.18 }),
    together: hubRouter({ contextLength: 262_144, input: 0.1, output: 0.15 }),
  },
});
