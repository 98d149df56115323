import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { z } from 'zod';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const { choices } = await client.chatCompletion({
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'Ada Lovelace was born in London in 1815.' }],
  responseFormat: z.object({ city: z.string(), year: z.int() }),
});
const { city, year } = choices[0]?.message.parsed ?? {};
console.log(city, year);
await emulator.close();
