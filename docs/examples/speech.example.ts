import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const inputs = 'The next train leaves at noon.';
const audio = await client.textToSpeech({ provider: 'together', model: 'hexgrad/Kokoro-82M', inputs });
const { text, chunks = [] } = await client.automaticSpeechRecognition({
  model: 'openai/whisper-large-v3',
  inputs: audio,
  parameters: { return_timestamps: true },
});
console.log(audio.type, text);
for (const { timestamp, text: segment } of chunks) console.log(timestamp.join('–'), segment);
await emulator.close();
