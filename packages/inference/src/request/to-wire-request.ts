import type { WireRequest } from '../transport/wire-request.ts';
import type { PreparedRequest } from './build-request.ts';

/** A prepared request as it is sent. */
export function toWireRequest(
  { method, url, headers, body }: PreparedRequest,
  how: Pick<WireRequest, 'isIdempotent'> & Partial<WireRequest>,
): WireRequest {
  return {
    failureText: 'Failed to perform inference',
    ...how,
    method,
    url,
    headers: isBrowser() ? headers : { ...headers, 'User-Agent': USER_AGENT },
    body: body.type === 'none' ? undefined : body.type === 'json' ? JSON.stringify(body.value) : body.value,
  };
}

const USER_AGENT = '@hubkit/inference/0.1.0';

/** Browsers name themselves, and asking them for another name makes them ask the server first. */
function isBrowser(): boolean {
  return 'document' in globalThis || 'WorkerGlobalScope' in globalThis;
}
