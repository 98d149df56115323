import { InferenceClient } from '@hubkit/inference';

const client = new InferenceClient(process.env.HF_TOKEN, { retry: { attempts: 3 } });
// Before: openai.chat.completions.create({ … })
const { choices } = await client.chatCompletion({
  model: 'meta-llama/Llama-3.1-8B-Instruct:groq',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
console.log(choices[0]?.message.content);
