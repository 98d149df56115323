import { array, type InferOutput, looseObject, number } from 'valibot';
import type { ValueAdapter } from '../contract/adapter.ts';
import { flatten } from './parameters.ts';

/** Differences of a service that has OpenAI's protocol for embeddings. */
export interface EmbeddingService {
  /** @default 'v1/embeddings' */
  readonly path?: string;
}

const response = looseObject({ data: array(looseObject({ embedding: array(number()) })) });

/** Feature extraction by OpenAI's protocol: one vector for each text, also for a single one. */
export function openaiEmbeddings({
  path = 'v1/embeddings',
}: EmbeddingService = {}): ValueAdapter<'feature-extraction'> {
  const adapter: ValueAdapter<'feature-extraction', InferOutput<typeof response>> = {
    type: 'value',
    label: 'feature-extraction (embeddings)',
    request: ({ input, model }) => ({ path, json: { ...flatten(input), input: input.inputs, model } }),
    response,
    output: ({ data }) => data.map(({ embedding }) => embedding),
  };
  return adapter;
}
