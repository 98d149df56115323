import { writeFile } from 'node:fs/promises';
import { textToVideo } from '@huggingface/inference';

const video = await textToVideo({
  accessToken: process.env.HF_TOKEN ?? '',
  provider: 'fal-ai',
  model: 'Wan-AI/Wan2.1-T2V-14B',
  inputs: 'A boat sails into the sunset',
  parameters: { seed: 3 },
});
await writeFile('boat.mp4', Buffer.from(await video.arrayBuffer()));
console.log(video.type, video.size > 100, Buffer.from(await video.slice(4, 8).arrayBuffer()).toString());
