import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const saved = await client.textToImage(
  { provider: 'together', model: 'black-forest-labs/FLUX.1-schnell', inputs: 'A lighthouse at dusk' },
  { outputType: 'file', path: 'lighthouse.jpg' },
);
console.log(`${saved.path}: ${saved.type}, ${saved.size} bytes`);
const [label] = await client.imageClassification({ model: 'google/vit-base-patch16-224', inputs: saved.path });
console.log(label?.label);
await emulator.close();
