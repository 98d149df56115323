import { defineChatModels } from '../define-chat-models.ts';
import { llmStats, modelsDev } from '../fact-sources.ts';

export const mistral = defineChatModels([
  {
    id: 'mistralai/Mistral-Nemo-Instruct-2407',
    released: modelsDev('2024-07-01'),
    license: llmStats('apache-2.0'),
    parameters: llmStats({ total: 12_000_000_000 }),
    contextLength: modelsDev(128_000),
    tools: modelsDev(true),
    images: modelsDev(false),
    reasoning: modelsDev(false),
    template: 'mistral-nemo',
  },
]);
