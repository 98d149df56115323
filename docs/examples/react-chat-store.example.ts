import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { createChat } from '@hubkit/react/hooks';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

// In a page: `export const chat = createChat({ api: '/api/ai' })`, and `useChat(chat)` in each component that shows it.
const chat = createChat({
  client,
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  parameters: { provider: 'groq', temperature: 0 },
  onFinish: ({ parts, usage }) => console.log(parts, usage),
});

await chat.actions.send('What is the capital of Portugal?');
await chat.actions.regenerate();
console.log(chat.getState().tree.map(({ role, status }) => `${role}: ${status}`));
await emulator.close();
