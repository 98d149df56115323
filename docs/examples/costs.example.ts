import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';
import { costOf } from '@hubkit/inference/models';

const emulator = await startEmulator({ pace: 'instant' });
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

/** Dollars per million tokens, as the page of the model lists them. */
const PRICE = { input: 0.05, output: 0.08 };
const BUDGET = 0.001;
let spent = 0;

for (const city of ['Paris', 'Rome', 'Oslo']) {
  if (spent >= BUDGET) throw new Error(`The budget of $${BUDGET} is used up.`);
  const { data, response } = await client
    .chatCompletion({
      provider: 'groq',
      model: 'meta-llama/Llama-3.1-8B-Instruct',
      messages: [{ role: 'user', content: `What country is ${city} in?` }],
      max_tokens: 20,
    })
    .withResponse();
  // Few providers report a cost, nearly all report tokens.
  spent += response.cost ?? costOf(response.usage, PRICE) ?? 0;
  console.log(data.choices[0]?.message.content);
}
console.log(`$${spent.toFixed(6)}`);
await emulator.close();
