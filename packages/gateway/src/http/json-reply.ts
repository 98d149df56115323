import type { Outgoing } from '../contract/exchange.ts';

/** Makes a response of JSON. */
export function jsonReply(value: unknown, status = 200, headers: Record<string, string> = {}): Outgoing {
  return { status, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
