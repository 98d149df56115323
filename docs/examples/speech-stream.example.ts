import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

const speech = await client.textToSpeech(
  { provider: 'together', model: 'hexgrad/Kokoro-82M', inputs: 'The next train leaves at noon.' },
  { outputType: 'stream' },
);
// In a server, this is the response: its body plays while it arrives.
const response = new Response(speech.stream, { headers: { 'Content-Type': speech.type } });

const events = new InferenceClient().automaticSpeechRecognitionStream({
  endpointUrl: `${emulator.servers.vllm}/v1`,
  model: 'openai/whisper-large-v3',
  inputs: await response.blob(),
});
for await (const event of events) {
  if (event.type === 'transcript.text.delta') console.log(event.delta);
  if (event.type === 'transcript.text.done') console.log(event.text);
}
await emulator.close();
