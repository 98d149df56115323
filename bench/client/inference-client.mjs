import { body, MODEL } from './request.mjs';

/** The workloads through an `InferenceClient`: ours and the one it replaces have the same methods. */
export function connectWith(InferenceClient, base, options = {}) {
  const client = new InferenceClient('key', { ...options, endpointUrl: base });
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
