import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { type ChatCompletionArgs, createLimiter, InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(EMULATOR_HUB_TOKEN, {
  endpoints: emulator.endpoints,
  limiter: createLimiter({ groq: { requestsPerMinute: 600, concurrency: 2 }, default: { concurrency: 8 } }),
});
const args: ChatCompletionArgs = {
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is 6 times 7?' }],
};

const { data, response } = await client.chatCompletion(args).withResponse();
console.log(data.choices[0]?.message.content);
console.log(response.status, response.provider, response.providerModel, response.requestId);
console.log(`${response.attempts.length} request, ${response.usage?.totalTokens} tokens`);

const stream = await client.chatCompletionStream(args).withResponse();
for await (const { choices } of stream.data) process.stdout.write(choices[0]?.delta.content ?? '');
await stream.response.ended;
const { firstTokenMs = 0, totalMs = 0 } = stream.response.timings;
console.log(firstTokenMs <= totalMs ? '\nThe first token came before the last.' : '');
await emulator.close();
