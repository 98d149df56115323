import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import {
  type ChatCompletionArgs,
  type ChatCompletionInputMessage,
  type ChatCompletionOutput,
  InferenceClient,
} from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const settings: Partial<ChatCompletionArgs> = { provider: 'groq', model: 'meta-llama/Llama-3.1-8B-Instruct' };

async function reply(messages: ChatCompletionInputMessage[]): Promise<ChatCompletionInputMessage> {
  const completion: ChatCompletionOutput = await client.chatCompletion({ ...settings, messages });
  const { role = 'assistant', content = '' } = completion.choices[0]?.message ?? {};
  return { role, content };
}

const messages = [{ role: 'user', content: 'What is 6 times 7?' }];
console.log([...messages, await reply(messages)].map(({ role, content }) => `${role}: ${content}`).join('\n'));
await emulator.close();
