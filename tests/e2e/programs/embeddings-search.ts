import { InferenceClient } from '@huggingface/inference';

const client = new InferenceClient(process.env.HF_TOKEN);
const model = 'BAAI/bge-small-en-v1.5';
const pages = ['How to bake bread at home', 'Trains to Lisbon leave at noon', 'A short history of the violin'];

const vectors = (await client.featureExtraction({ provider: 'hf-inference', model, inputs: pages })) as number[][];
const wanted = (await client.featureExtraction({
  provider: 'hf-inference',
  model,
  inputs: 'When does the train to Lisbon leave?',
})) as number[];

const similarity = (left: number[], right: number[]) =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);
const ranked = pages
  .map((page, at) => ({ page, score: similarity(vectors[at] ?? [], wanted) }))
  .sort((left, right) => right.score - left.score);
for (const { page, score } of ranked) console.log(score.toFixed(3), page);
