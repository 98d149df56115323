import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { generateText, streamText } from 'ai';
import { body } from '../request.mjs';

export function connect(base) {
  const service = createOpenAICompatible({ name: 'local', apiKey: 'key', baseURL: base });
  const settings = ({ model, messages, max_tokens: maxOutputTokens, temperature, seed }) => ({
    model: service.chatModel(model),
    messages,
    allowSystemInMessages: true,
    maxOutputTokens,
    temperature,
    seed,
  });
  // Files come as base64 inside JSON here, so there is no binary answer to compare.
  return {
    call: async () => (await generateText(settings(body()))).text,
    async stream(count) {
      let length = 0;
      for await (const text of streamText(settings(body(count))).textStream) length += text.length;
      return length;
    },
  };
}
