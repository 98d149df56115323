// The same with several requests on one connection, as for many short calls to a fast service.
import { nodeFetch } from '@hubkit/inference/node';
import { connectFetch } from '../fetch-peer.mjs';

const fetch = nodeFetch({ connections: 4, pipelining: 16 });

export const connect = (base) => connectFetch(fetch, base);
