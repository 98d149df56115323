import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { createGateway } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const gateway = createGateway({
  client: new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints }),
  models: {
    mood: { targets: ['distilbert/distilbert-base-uncased-finetuned-sst-2-english'], tasks: ['text-classification'] },
    segments: { targets: ['nvidia/segformer-b0-finetuned-ade-512-512'], tasks: ['image-segmentation'] },
  },
});

// What a widget with the model `mood` sends.
const headers = { 'content-type': 'application/json', origin: 'http://localhost' };
const body = JSON.stringify({ model: 'mood', inputs: 'I love the view from up here.' });
const request = new Request('http://localhost/v1/tasks/text-classification', { method: 'POST', headers, body });
const [first] = await (await gateway(request)).json();
console.log(first.label);
await emulator.close();
