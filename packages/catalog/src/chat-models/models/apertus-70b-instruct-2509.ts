import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter } from '../fact-sources.ts';

export const apertus70bInstruct2509 = defineChatModel({
  id: 'swiss-ai/Apertus-70B-Instruct-2509',
  offers: {
    publicai: hubRouter({ input: 0.82, output: 2.92 }),
  },
});
