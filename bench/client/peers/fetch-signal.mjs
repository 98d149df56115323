// The platform's fetch with a signal: what a call costs that can be aborted, as one with a timeout has to be.
import { connectFetch } from '../fetch-peer.mjs';

const abortable = (url, init) => fetch(url, { ...init, signal: new AbortController().signal });

export const connect = (base) => connectFetch(abortable, base);
