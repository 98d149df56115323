import { writeFile } from 'node:fs/promises';
import { InferenceClient } from '@huggingface/inference';

const client = new InferenceClient(process.env.HF_TOKEN);
const image = await client.textToImage({
  provider: 'hf-inference',
  model: 'stabilityai/stable-diffusion-xl-base-1.0',
  inputs: 'A red boat at sunset',
  parameters: { width: 64, height: 64, seed: 7 },
});
const bytes = Buffer.from(await (image as unknown as Blob).arrayBuffer());
await writeFile('boat.jpg', bytes);
console.log(bytes.subarray(0, 3).toString('hex'), bytes.length > 500);

const url = await client.textToImage(
  { provider: 'replicate', model: 'black-forest-labs/FLUX.1-schnell', inputs: 'A blue house' },
  { outputType: 'url' },
);
console.log(typeof url, String(url).startsWith('http'));
