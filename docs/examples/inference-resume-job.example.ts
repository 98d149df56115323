import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient, type Job } from '@hubkit/inference';

const emulator = await startEmulator();
const options = { endpoints: emulator.endpoints };

// Here the work is submitted, and its job stored …
const closing = new AbortController();
const call = new InferenceClient(EMULATOR_HUB_TOKEN, { ...options, keepJob: true }).textToVideo(
  { provider: 'fal-ai', model: 'Wan-AI/Wan2.1-T2V-14B', inputs: 'A lighthouse at dusk' },
  { signal: closing.signal },
);
const stored = JSON.stringify(await call.job);
closing.abort('the tab is closed');
await call.catch((reason: unknown) => console.log(reason));

// … and here, in another process or tab, its result is fetched.
const job: Job<'text-to-video'> = JSON.parse(stored);
const video = await new InferenceClient(EMULATOR_HUB_TOKEN, options).resume(job);
console.log(job.id, video.type, video.size);
await emulator.close();
