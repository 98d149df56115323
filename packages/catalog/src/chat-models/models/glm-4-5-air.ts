import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, modelCard, modelsDev } from '../fact-sources.ts';

export const glm45Air = defineChatModel({
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
});
