import { InferenceClient } from '@huggingface/inference';

/** The library's types know one text only; a list of texts gives these. */
interface Ranking {
  readonly sequence: string;
  readonly labels: string[];
  readonly scores: number[];
}

const client = new InferenceClient(process.env.HF_TOKEN);
const texts = ['The printer does not work any more and I want my money back.'];
const output = await client.zeroShotClassification({
  provider: 'hf-inference',
  model: 'facebook/bart-large-mnli',
  inputs: texts as unknown as string,
  parameters: { candidate_labels: ['refund', 'invoice', 'praise'] },
});
for (const { sequence, labels, scores } of output as unknown as Ranking[]) {
  console.log(
    sequence,
    labels,
    scores.map((score) => score.toFixed(3)),
  );
}
