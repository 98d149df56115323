import { type ReadCall, sentBody } from '../support/recorded-calls.ts';
import type { ProviderCases } from './provider-cases.ts';

/** The client of the time sent the text twice, which the service ignored. */
const embeddings: ReadCall = (exchange) => {
  const { model, input } = sentBody(exchange);
  return {
    task: 'feature-extraction',
    model: String(model),
    args: { inputs: input },
    body: { model, input },
    // One text has one vector.
    output: (body) => (body as { data: { embedding: number[] }[] }).data[0]?.embedding,
  };
};

export const sambanova: ProviderCases = {
  recorded: [{ call: embeddings, ids: ['3e681e3a8e13'] }],
};
