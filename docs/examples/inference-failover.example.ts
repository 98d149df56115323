import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { createBreaker, InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator({ pace: 'instant' });
// The first provider is down for everybody.
emulator.inject({ fault: 'status;code=503', target: '/groq/' });

const breaker = createBreaker({ failures: 2, cooldownMs: 10_000 });
breaker.watch(({ provider, state }) => console.log(`${provider} is ${state}`));

const client = new InferenceClient(EMULATOR_HUB_TOKEN, {
  endpoints: emulator.endpoints,
  retry: { attempts: 2, baseMs: 50 },
  breaker,
  onEvent(event) {
    if (event.type === 'failover') console.log(`${event.provider} did not answer: ${event.reason}`);
  },
});

const messages = [];
for (const content of ['Hello!', 'How are you?', 'What is 6 times 7?']) {
  messages.push({ role: 'user', content });
  let answer = '';
  const stream = client.chatCompletionStream({
    provider: ['groq', 'cerebras'],
    model: 'meta-llama/Llama-3.1-8B-Instruct',
    messages,
  });
  for await (const { choices } of stream) answer += choices[0]?.delta.content ?? '';
  messages.push({ role: 'assistant', content: answer });
  console.log(answer);
}
await emulator.close();
