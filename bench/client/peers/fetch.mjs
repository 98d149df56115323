// The platform's fetch: what every client is compared with.
import { connectFetch } from '../fetch-peer.mjs';

export const connect = (base) => connectFetch(fetch, base);
