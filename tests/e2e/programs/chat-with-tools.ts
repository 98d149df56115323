import { InferenceClient } from '@huggingface/inference';

const client = new InferenceClient(process.env.HF_TOKEN);
const target = { provider: 'together', model: 'meta-llama/Llama-3.3-70B-Instruct' } as const;

const tools = [
  {
    type: 'function' as const,
    function: {
      name: 'get_weather',
      description: 'Current weather of a city',
      parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
    },
  },
];

const question = { role: 'user', content: 'What is the weather in Lisbon?' };
const first = await client.chatCompletion({ ...target, messages: [question], tools, temperature: 0 });
const message = first.choices[0]?.message;
const call = message?.tool_calls?.[0];
if (!message || !call) throw new Error('the model called no function');
console.log('call:', call.function.name, call.function.arguments);

const weather = { role: 'tool', tool_call_id: call.id, content: JSON.stringify({ temperature: 21, sky: 'clear' }) };
const messages = [question, message, weather];
let answer = '';
for await (const chunk of client.chatCompletionStream({ ...target, messages, tools, temperature: 0 })) {
  answer += chunk.choices[0]?.delta.content ?? '';
}
console.log('answer:', answer);
