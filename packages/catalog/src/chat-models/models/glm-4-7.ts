import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, modelsDev } from '../fact-sources.ts';

export const glm47 = defineChatModel({
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
});
