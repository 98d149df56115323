import { InferenceClient, ProviderApiError } from '@hubkit/inference';

const client = new InferenceClient(process.env.HF_TOKEN, { retry: { attempts: 3 } });
const model = 'meta-llama/Llama-3.1-8B-Instruct:groq';
const weather = {
  name: 'get_weather',
  description: 'Current weather in a city.',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
};

const stream = client.chatCompletionStream({
  model,
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
});
for await (const chunk of stream) process.stdout.write(chunk.choices[0]?.delta.content ?? '');

const { choices } = await client.chatCompletion({
  model,
  messages: [{ role: 'user', content: 'What is the weather in Lisbon?' }],
  tools: [{ type: 'function', function: weather }],
});
const call = choices[0]?.message.tool_calls?.[0];
if (call) process.stdout.write(`\n${call.function.name} ${call.function.arguments}\n`);

try {
  await client.chatCompletion({ model: 'nobody/nothing:groq', messages: [{ role: 'user', content: 'Hi' }] });
} catch (error) {
  if (!ProviderApiError.is(error)) throw error;
  process.stdout.write(`status ${error.response?.status}\n`);
}
