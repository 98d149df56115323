import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient, type JsonSchema } from '@hubkit/inference';
import * as v from 'valibot';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const model = 'meta-llama/Llama-3.1-8B-Instruct';
const messages = [{ role: 'user', content: 'Ada Lovelace was born in London in 1815.' }];

const Birth = v.object({ city: v.string(), year: v.pipe(v.number(), v.integer()) });
const typed = await client.chatCompletion({ provider: 'groq', model, messages, responseFormat: Birth });
console.log(typed.choices[0]?.message.parsed.city);

// The same as a JSON Schema whose values have a type of yours.
const birth: JsonSchema<{ city: string; year: number }> = {
  type: 'object',
  properties: { city: { type: 'string' }, year: { type: 'integer' } },
  required: ['city', 'year'],
};
const responseFormat = { schema: birth, name: 'birth', repair: true };
const named = await client.chatCompletion({ provider: 'groq', model, messages, responseFormat });
console.log(named.choices[0]?.message.parsed.year);
await emulator.close();
