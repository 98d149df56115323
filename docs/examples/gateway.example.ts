import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { createGateway } from '@hubkit/gateway';
import { serveGateway } from '@hubkit/gateway/node';
import { InferenceClient } from '@hubkit/inference';

const model = 'meta-llama/Llama-3.1-8B-Instruct';
// Without a token the program runs offline.
const emulator = process.env.HF_TOKEN ? undefined : await startEmulator();
const gateway = createGateway({
  client: new InferenceClient(
    process.env.HF_TOKEN ?? EMULATOR_HUB_TOKEN,
    emulator && { endpoints: emulator.endpoints },
  ),
  // Pages ask for `fast`; the second provider is called when the first one fails.
  models: { fast: [`${model}:groq`, `${model}:cerebras`] },
  limits: { all: { requestsPerMinute: 60, tokensPerDay: 1_000_000, concurrent: 20 } },
  onUsage: ({ provider, outputTokens }) => console.log(`${outputTokens} tokens by ${provider}`),
});
const server = await serveGateway(gateway, { port: 0 });

// A page of the same origin sends this; no key is in it.
const response = await fetch(`${server.url}/v1/chat/completions`, {
  method: 'POST',
  headers: { 'content-type': 'application/json', origin: server.url },
  body: JSON.stringify({ model: 'fast', messages: [{ role: 'user', content: 'What is 6 times 7?' }] }),
});
if (!response.ok) throw new Error(await response.text());
const { choices } = await response.json();
console.log(choices[0].message.content);
await server.close();
await emulator?.close();
