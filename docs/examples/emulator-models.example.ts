import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({
  pace: 'instant',
  models: [
    { id: 'acme/tiny-chat', provider: 'groq', task: 'conversational' },
    { id: 'acme/moods', provider: 'hf-inference', task: 'text-classification', labels: ['glad', 'sad'] },
  ],
});
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
console.log(await client.textClassification({ model: 'acme/moods', provider: 'hf-inference', inputs: 'What a day!' }));
await emulator.close();
