// The fetch of `@hubkit/inference/node`, used as the platform's is in `fetch.mjs`.
import { nodeFetch } from '@hubkit/inference/node';
import { connectFetch } from '../fetch-peer.mjs';

export const connect = (base) => connectFetch(nodeFetch({ connections: 64, pipelining: 4 }), base);
