import { isBrowser } from '../transport/is-browser.ts';
import type { WireRequest } from '../transport/wire-request.ts';
import type { PreparedRequest } from './build-request.ts';

const USER_AGENT = '@hubkit/inference/0.1.0';

/** Makes a prepared request ready to be sent. */
export function toWireRequest(
  { method, url, headers, body }: PreparedRequest,
  isStream: boolean,
  isIdempotent: boolean,
  failureText = 'Failed to perform inference',
): WireRequest {
  return {
    failureText,
    isStream,
    isIdempotent,
    method,
    url,
    // A browser that is given another name asks the server for permission first.
    headers: isBrowser() ? headers : { ...headers, 'User-Agent': USER_AGENT },
    body: body.type === 'none' ? undefined : body.type === 'json' ? JSON.stringify(body.value) : body.value,
  };
}
