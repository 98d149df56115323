import { defineChatModels } from '../define-chat-models.ts';
import { modelCard } from '../fact-sources.ts';

export const smollm = defineChatModels([
  {
    id: 'HuggingFaceTB/SmolLM3-3B',
    license: modelCard('apache-2.0'),
    parameters: modelCard({ total: 3_000_000_000 }),
    contextLength: modelCard(128_000),
    tools: modelCard(true),
    reasoning: modelCard(true),
  },
]);
