import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

const boat = await client.textToImage({
  provider: 'together',
  model: 'black-forest-labs/FLUX.1-schnell',
  inputs: 'A red boat at sunset',
  parameters: { width: 256, height: 192 },
});

// Models that combine images take a list of them.
const changed = await client.imageToImage({
  provider: 'fal-ai',
  model: 'black-forest-labs/FLUX.1-Kontext-dev',
  inputs: [boat, boat],
  parameters: { prompt: 'Both boats in the fog', target_size: { width: 320, height: 192 } },
});

const video = await client.imageToVideo({
  provider: 'wavespeed',
  model: 'Wan-AI/Wan2.2-I2V-A14B',
  inputs: changed,
  parameters: { prompt: 'The fog lifts', num_frames: 48 },
});

const speech = await client.textToSpeech({
  provider: 'fal-ai',
  model: 'hexgrad/Kokoro-82M',
  inputs: 'The boat has arrived.',
  parameters: { voice: 'af_heart' },
});
const [enhanced] = await client.audioToAudio({
  provider: 'fal-ai',
  model: 'Rikorose/DeepFilterNet3',
  inputs: speech,
});

console.log(changed.type, video.type, speech.type, enhanced?.['content-type']);
await emulator.close();
