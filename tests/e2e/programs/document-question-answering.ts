import { readFile } from 'node:fs/promises';
import { InferenceClient } from '@huggingface/inference';

const client = new InferenceClient(process.env.HF_TOKEN);
const { answer, score } = await client.documentQuestionAnswering({
  provider: 'hf-inference',
  model: 'impira/layoutlm-document-qa',
  inputs: { image: new Blob([await readFile('invoice.png')]), question: 'What is the invoice number?' },
});
console.log('answer:', answer, typeof score);
