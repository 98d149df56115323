import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter } from '../fact-sources.ts';

export const apertus8bInstruct2509 = defineChatModel({
  id: 'swiss-ai/Apertus-8B-Instruct-2509',
  offers: {
    publicai: hubRouter({ input: 0.1, output: 0.2 }),
  },
});
