import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, modelCard, modelsDev } from '../fact-sources.ts';

export const glm45 = defineChatModel({
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
});
