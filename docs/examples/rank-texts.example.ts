import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });

const texts = [
  'The station was built in 1890.',
  'Parking is free behind the station.',
  'Trains leave every ten minutes.',
];
const ranked = await client.textRanking({
  provider: 'hf-inference',
  model: 'BAAI/bge-reranker-v2-m3',
  inputs: { query: 'Where can I park?', texts },
  parameters: { top_n: 2 },
});
for (const { index, score } of ranked) console.log(score.toFixed(3), texts[index]);
await emulator.close();
