import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

const photo = await client.textToImage({
  provider: 'together',
  model: 'black-forest-labs/FLUX.1-schnell',
  inputs: 'A lighthouse at dusk',
});
const { choices } = await client.chatCompletion({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [
    {
      role: 'user',
      content: [
        { type: 'text', text: 'What is in this picture?' },
        { type: 'image_url', image_url: { url: photo } },
      ],
    },
  ],
});
console.log(choices[0]?.message.content);
await emulator.close();
