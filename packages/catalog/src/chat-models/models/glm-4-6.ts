import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, modelsDev } from '../fact-sources.ts';

export const glm46 = defineChatModel({
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
});
