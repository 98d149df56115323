// The client over the fetch of `@hubkit/inference/node`.
import { InferenceClient } from '@hubkit/inference';
import { nodeFetch } from '@hubkit/inference/node';
import { connectWith } from '../inference-client.mjs';

export const connect = (base) =>
  connectWith(InferenceClient, base, { fetch: nodeFetch({ connections: 64, pipelining: 4 }) });
