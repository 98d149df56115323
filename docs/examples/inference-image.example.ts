import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const args = {
  provider: 'together',
  model: 'black-forest-labs/FLUX.1-schnell',
  inputs: 'A lighthouse at dusk',
} as const;

const image = await client.textToImage(args);
const dataUrl = await client.textToImage(args, { outputType: 'dataUrl' });
console.log(`${image.type}, ${image.size} bytes; ${dataUrl.slice(0, 22)}…`);
await emulator.close();
