import OpenAI from 'openai';
import { body, MODEL } from '../request.mjs';

export function connect(base) {
  const client = new OpenAI({ apiKey: 'key', baseURL: base });
  return {
    call: async () => (await client.chat.completions.create(body())).choices[0].message.content,
    async stream(count) {
      let length = 0;
      for await (const chunk of await client.chat.completions.create({ ...body(count), stream: true }))
        length += chunk.choices[0].delta.content.length;
      return length;
    },
    async binary() {
      const response = await client.audio.speech.create({ model: MODEL, voice: 'alloy', input: 'hello' });
      return (await response.blob()).size;
    },
  };
}
