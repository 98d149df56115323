import { body, MODEL } from './request.mjs';

/** The length of the text that chunks of a chat bring. */
export async function addUpChunks(chunks) {
  let length = 0;
  for await (const chunk of chunks) length += chunk.choices[0].delta.content.length;
  return length;
}

/** The workloads through an `InferenceClient`: ours and the one it replaces have the same methods. */
export function connectClient(InferenceClient, options, args = {}) {
  const client = new InferenceClient('key', options);
  return {
    call: async () => (await client.chatCompletion({ ...args, ...body() })).choices[0].message.content,
    stream: (count) => addUpChunks(client.chatCompletionStream({ ...args, ...body(count) })),
    binary: async () => (await client.textToImage({ model: MODEL, inputs: 'hello' })).size,
  };
}
