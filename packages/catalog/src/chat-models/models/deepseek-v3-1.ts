import { defineChatModel } from '../define-chat-model.ts';
import { hubRouter, modelsDev } from '../fact-sources.ts';

export const deepseekV31 = defineChatModel({
  id: 'deepseek-ai/DeepSeek-V3.1',
  released: modelsDev('2025-08-25'),
  contextLength: modelsDev(164_000),
  tools: modelsDev(true),
  images: modelsDev(false),
  reasoning: modelsDev(true),
  offers: {
    baseten: modelsDev({ contextLength: 164_000, input: 0.5, output: 1.5 }),
    novita: hubRouter({ contextLength: 131_072, input: 0.27, output: 1 }),
    together: hubRouter({ contextLength: 131_072, input: 0.6, output: 1.7 }),
  },
});
