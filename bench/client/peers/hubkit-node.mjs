// The client over the fetch of `@hubkit/inference/node`.
import { InferenceClient } from '@hubkit/inference';
import { nodeFetch } from '@hubkit/inference/node';
import { connectWith } from '../inference-client.mjs';

const fetch = nodeFetch();

export const connect = (base) => connectWith(InferenceClient, base, { fetch });
