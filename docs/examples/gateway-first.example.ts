import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { createGateway } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const gateway = createGateway({ client, models: ['meta-llama/Llama-3.1-8B-Instruct'] });
// What a page of the same origin sends.
const headers = { 'content-type': 'application/json', origin: 'http://localhost' };
const body = JSON.stringify({ messages: [{ role: 'user', content: 'What is 6 times 7?' }] });
const request = new Request('http://localhost/v1/chat/completions', { method: 'POST', headers, body });
const { choices } = await (await gateway(request)).json();
console.log(choices[0].message.content);
await emulator.close();
