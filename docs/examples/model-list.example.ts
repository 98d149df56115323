import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { models } from '@hubkit/inference/models';

const emulator = await startEmulator();
// In your program: process.env.HF_TOKEN, or none, and no options.
const query = { accessToken: EMULATOR_HUB_TOKEN, provider: 'groq', task: 'conversational' } as const;
for await (const { id, contextLength, price } of models(query, { endpoints: emulator.endpoints }))
  console.log(id, contextLength, price?.output);
await emulator.close();
