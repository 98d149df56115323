import { defineChatModels } from '../define-chat-models.ts';
import { hubRouter } from '../fact-sources.ts';

export const apertus = defineChatModels([
  {
    id: 'swiss-ai/Apertus-70B-Instruct-2509',
    offers: {
      publicai: hubRouter({ input: 0.82, output: 2.92 }),
    },
  },
  {
    id: 'swiss-ai/Apertus-8B-Instruct-2509',
    offers: {
      publicai: hubRouter({ input: 0.1, output: 0.2 }),
    },
  },
]);
