import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

const video = await client.textToVideo(
  { provider: 'fal-ai', model: 'Wan-AI/Wan2.1-T2V-14B', inputs: 'A lighthouse at dusk' },
  {
    timeouts: { jobMs: 30 * 60_000 },
    onProgress: ({ status, queuePosition = 0 }) => console.log(status, `${queuePosition} before this one`),
  },
);
console.log(video.type, video.size);
await emulator.close();
