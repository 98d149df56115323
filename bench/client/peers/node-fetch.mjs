// The fetch of `@hubkit/inference/node`, used as the platform's is in `fetch.mjs`.
import { nodeFetch } from '@hubkit/inference/node';
import { connectFetch } from '../fetch-peer.mjs';

const fetch = nodeFetch();

export const connect = (base) => connectFetch(fetch, base);
