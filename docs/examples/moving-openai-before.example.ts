import OpenAI from 'openai';

const openai = new OpenAI({ baseURL: 'https://router.huggingface.co/v1', apiKey: process.env.HF_TOKEN, maxRetries: 2 });
const model = 'meta-llama/Llama-3.1-8B-Instruct:groq';
const weather = {
  name: 'get_weather',
  description: 'Current weather in a city.',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
};

const stream = await openai.chat.completions.create({
  model,
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
  stream: true,
});
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta.content ?? '');

const { choices } = await openai.chat.completions.create({
  model,
  messages: [{ role: 'user', content: 'What is the weather in Lisbon?' }],
  tools: [{ type: 'function', function: weather }],
});
const call = choices[0]?.message.tool_calls?.[0];
if (call?.type === 'function') process.stdout.write(`\n${call.function.name} ${call.function.arguments}\n`);

try {
  await openai.chat.completions.create({ model: 'nobody/nothing:groq', messages: [{ role: 'user', content: 'Hi' }] });
} catch (error) {
  if (!(error instanceof OpenAI.APIError)) throw error;
  process.stdout.write(`status ${error.status}\n`);
}
