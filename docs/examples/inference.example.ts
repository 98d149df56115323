import { InferenceClient } from '@hubkit/inference';

const client = new InferenceClient(process.env.HF_TOKEN);
const stream = client.chatCompletionStream({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta.content ?? '');
