import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { afterAll, expect, it } from 'vitest';

const emulator = await startEmulator({ pace: 'instant' });
afterAll(() => emulator.close());

const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

it('streams a chat from the emulator', async () => {
  let text = '';
  for await (const chunk of client.chatCompletionStream({
    provider: 'cerebras',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{ role: 'user', content: 'What is 2 + 2?' }],
  })) {
    text += chunk.choices[0]?.delta.content ?? '';
  }
  expect(text).toContain('4');
});
