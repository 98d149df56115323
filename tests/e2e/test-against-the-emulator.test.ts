import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, expect, it } from 'vitest';

const emulator = await startEmulator({ pace: 'instant' });
afterAll(() => emulator.close());

it('answers from the emulator', async () => {
  const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
  const messages = [{ role: 'user', content: 'What is 2 + 2?' }];
  const { choices } = await client.chatCompletion({ model: 'meta-llama/Llama-3.1-8B-Instruct', messages });
  expect(choices[0]?.message.content).toContain('4');
});
