import { Agent, fetch } from 'undici';
import { checkedLookup } from './checked-lookup.ts';
import { createConnector } from './create-connector.ts';
import type { NodeFetchOptions } from './node-fetch-options.ts';

/** The parts of undici that a transport uses. */
export interface Undici {
  readonly agent: Agent;
  readonly fetch: typeof fetch;
}

/** Makes the connections of a transport. */
export function openUndici({
  connections,
  pipelining = 1,
  connectMs = 10_000,
  keepAliveMs = 10_000,
  pinDns = true,
}: NodeFetchOptions): Undici {
  const agent = new Agent({
    connections: connections ?? null,
    pipelining,
    keepAliveTimeout: keepAliveMs,
    // The client has timeouts of its own for these.
    headersTimeout: 0,
    bodyTimeout: 0,
    connect: createConnector(connectMs, pinDns ? { lookup: checkedLookup(pinDns === true ? undefined : pinDns) } : {}),
  });
  return { agent, fetch };
}
