import { defineChatModel } from '../define-chat-model.ts';
import { modelCard, modelsDev } from '../fact-sources.ts';

export const glm52 = defineChatModel({
  id: 'zai-org/GLM-5.2',
  released: modelsDev('2026-06-13'),
  license: modelCard('mit'),
  contextLength: modelsDev(1_000_000),
  tools: modelsDev(true),
  structuredOutput: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(true),
  offers: {
    deepinfra: modelsDev({ contextLength: 1_048_576, input: 0.95, output: 3 }),
    'zai-org': modelsDev({ contextLength: 1_000_000, input: 1.4, output: 4.4 }),
  },
});
