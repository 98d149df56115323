import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const stream = client.chatCompletionStream({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'Tell me a short story.' }],
  // Without it, most providers do not report the tokens of a stream.
  stream_options: { include_usage: true },
});
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta.content ?? '');

const { choices, usage } = await stream.final();
console.log(`\n${choices[0]?.finish_reason}, ${usage.completion_tokens} tokens`);
await emulator.close();
