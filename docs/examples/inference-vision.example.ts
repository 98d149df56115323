import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const image = await client.textToImage({
  model: 'stabilityai/stable-diffusion-xl-base-1.0',
  provider: 'hf-inference',
  inputs: 'A red balloon',
});

const [label] = await client.imageClassification({
  model: 'google/vit-base-patch16-224',
  inputs: image,
  parameters: { top_k: 1 },
});
const objects = await client.objectDetection({ model: 'facebook/detr-resnet-50', inputs: image });
const { answer, score } = await client.visualQuestionAnswering({
  model: 'dandelin/vilt-b32-finetuned-vqa',
  inputs: { image, question: 'Is it day or night?' },
});
console.log(
  label?.label,
  objects.map(({ label, box }) => `${label} at ${box.xmin}, ${box.ymin}`),
  answer,
  score,
);
await emulator.close();
