import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const call = client.chatCompletion({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
const { data, response } = await call.withResponse();
console.log(data.choices[0]?.message.content);
console.log(response.status, response.provider, response.providerModel, response.usage?.totalTokens);
await emulator.close();
