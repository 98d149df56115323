import { InferenceClient } from '@hubkit/inference';

// Tests set EMULATOR_URL; in production it is not there, and the client calls the real services.
const { EMULATOR_URL: url, HF_TOKEN = 'hf_emulator0000' } = process.env;
const client = new InferenceClient(HF_TOKEN, url ? { endpoints: { hub: `${url}/hub`, router: `${url}/router` } } : {});

const { choices } = await client.chatCompletion({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is 2 + 2?' }],
});
console.log(choices[0]?.message.content);
