import { createEmulator, EMULATOR_HUB_TOKEN, endpointsAt } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = createEmulator({ pace: 'instant' });
const { hub, router } = endpointsAt('http://127.0.0.1');

/** Answers a request to the real services in this process. Anything else is a mistake of the test. */
async function intercept(request: Request): Promise<Response> {
  const url = request.url.replace('https://router.huggingface.co', router).replace('https://huggingface.co', hub);
  if (url === request.url) throw new Error(`A test may not call ${request.url}`);
  return emulator.fetch(new Request(url, request));
}

// Code under test, which knows nothing of the emulator.
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { fetch: (input, init) => intercept(new Request(input, init)) });
const { choices } = await client.chatCompletion({
  provider: 'groq',
  model: 'meta-llama/Llama-3.1-8B-Instruct',
  messages: [{ role: 'user', content: 'What is 2 + 2?' }],
});
console.log(choices[0]?.message.content);
