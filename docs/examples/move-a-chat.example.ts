import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
// With a token: new InferenceClient(process.env.HF_TOKEN)
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
// Before: openai.chat.completions.create({ … })
const { choices } = await client.chatCompletion({
  model: 'meta-llama/Llama-3.1-8B-Instruct:groq',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
console.log(choices[0]?.message.content);
await emulator.close();
