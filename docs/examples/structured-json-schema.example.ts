import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient, type JsonSchema } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const birth: JsonSchema<{ city: string; year: number }> = {
  type: 'object',
  properties: { city: { type: 'string' }, year: { type: 'integer' } },
  required: ['city', 'year'],
};
const { choices } = await client.chatCompletion({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'Ada Lovelace was born in London in 1815.' }],
  responseFormat: { schema: birth, name: 'birth', repair: true },
});
console.log(choices[0]?.message.parsed.year);
await emulator.close();
