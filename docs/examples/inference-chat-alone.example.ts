import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { chatCompletionWithResponse } from '@hubkit/inference/chat-completion';
import { groq } from '@hubkit/inference/providers/groq';

const emulator = await startEmulator({ pace: 'instant' });
const { data, response } = await chatCompletionWithResponse(
  {
    accessToken: EMULATOR_HUB_TOKEN,
    provider: groq,
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages: [{ role: 'user', content: 'What is 6 times 7?' }],
  },
  { endpoints: emulator.endpoints },
);
console.log(data.choices[0]?.message.content);
console.log(`${response.provider}: ${response.status}, ${response.usage?.totalTokens} tokens`);
await emulator.close();
