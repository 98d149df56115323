import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { costOf } from '@hubkit/inference/models';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const messages = [{ role: 'user', content: 'What is 6 times 7?' }];
const model = 'meta-llama/Llama-3.1-8B-Instruct';
const { response } = await client.chatCompletion({ provider: 'groq', model, messages }).withResponse();
// Dollars per million tokens, as the page of the model lists them. Few providers report a cost.
const cost = response.cost ?? costOf(response.usage, { input: 0.05, output: 0.08 }) ?? 0;
console.log(`${response.usage?.totalTokens} tokens, $${cost.toFixed(8)}`);
await emulator.close();
