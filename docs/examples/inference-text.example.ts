import { EMULATOR_HUB_TOKEN, startEmulator } from '@hubkit/emulator';
import { InferenceClient } from '@hubkit/inference';

const emulator = await startEmulator();
const client = new InferenceClient(EMULATOR_HUB_TOKEN, { endpoints: emulator.endpoints });
const provider = 'hf-inference';
const context = 'The ship left Lisbon in May 1502. After four months it arrived in Mumbai with eleven sailors.';

const { answer, start, end } = await client.questionAnswering({
  provider,
  model: 'deepset/roberta-base-squad2',
  inputs: { question: 'Where did the ship arrive?', context },
});
console.log(`${answer}, which is context.slice(${start}, ${end})`);

const entities = await client.tokenClassification({ provider, model: 'dslim/bert-base-NER', inputs: context });
console.log(entities.map(({ word, entity_group }) => `${word} (${entity_group})`).join(', '));

const [best] = await client.zeroShotClassification({
  provider,
  model: 'facebook/bart-large-mnli',
  inputs: 'The printer is broken, please send me my money back.',
  parameters: { candidate_labels: ['refund', 'legal', 'praise'] },
});
console.log(best?.label);

const stream = client.textGenerationStream({
  provider: 'together',
  model: 'mistralai/Mixtral-8x7B-v0.1',
  inputs: 'One, two, three,',
  parameters: { max_new_tokens: 20 },
});
for await (const { token } of stream) process.stdout.write(token.text);
await emulator.close();
