import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
after(() => emulator.close());

const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

test('a chat works against the emulator', async () => {
  const { choices } = await client.chatCompletion({
    provider: 'groq',
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{ role: 'user', content: 'What is 2 + 2?' }],
  });
  assert.match(choices[0]?.message.content ?? '', /4/);
});
