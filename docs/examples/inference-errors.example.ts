import { startEmulator } from '@hubkit/emulator';
import { InferenceClient, InferenceError } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient('hf_12345678invalid', { endpoints: emulator.endpoints });
try {
  await client.chatCompletion({
    provider: 'groq',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{ role: 'user', content: 'Hello!' }],
  });
} catch (error) {
  if (!InferenceError.is(error)) throw error;
  console.log(`${error.code}: ${error.message}`);
}
await emulator.close();
