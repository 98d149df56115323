import { InferenceClient } from '@hubkit/inference';
import { body, MODEL } from '../request.mjs';

export function connect(base) {
  const client = new InferenceClient('key', { endpointUrl: base });
  return {
    call: async () => (await client.chatCompletion(body())).choices[0].message.content,
    async stream(count) {
      let length = 0;
      for await (const chunk of client.chatCompletionStream(body(count)))
        length += chunk.choices[0].delta.content.length;
      return length;
    },
    binary: async () => (await client.textToImage({ model: MODEL, inputs: 'hello' })).size,
  };
}
