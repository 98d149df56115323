// The same at a provider, whose name for the model is known: what routing adds.
import { InferenceClient } from '@hubkit/inference';
import { body, MODEL } from '../request.mjs';

export function connect(base) {
  const mapping = {
    [MODEL]: [{ provider: 'together', providerId: MODEL, hfModelId: MODEL, task: 'conversational', status: 'live' }],
  };
  const endpoints = { providers: { together: base.replace(/\/v1$/, '') } };
  const client = new InferenceClient('key', { mapping, endpoints });
  const provider = 'together';
  return {
    call: async () => (await client.chatCompletion({ provider, ...body() })).choices[0].message.content,
    async stream(count) {
      let length = 0;
      for await (const chunk of client.chatCompletionStream({ provider, ...body(count) }))
        length += chunk.choices[0].delta.content.length;
      return length;
    },
  };
}
