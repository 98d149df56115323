import { createGateway } from '@hubkit/gateway';
import { InferenceClient } from '@hubkit/inference';

const model = 'meta-llama/Llama-3.1-8B-Instruct';

export const gateway = createGateway({
  client: new InferenceClient(process.env.HF_TOKEN),
  models: { fast: [`${model}:groq`, `${model}:cerebras`] },
  limits: { all: { requestsPerMinute: 60, tokensPerDay: 1_000_000 } },
});
