import { GatewayError } from '../contract/errors.ts';

/** The refusal of a body that is too large. */
export function tooLarge(maxBytes: number): GatewayError {
  return new GatewayError('TOO_LARGE', `The body of the request has more than ${maxBytes} bytes.`);
}

/** The refusal of a body that takes too long to arrive. */
export function slowBody(timeoutMs: number): GatewayError {
  return new GatewayError('SLOW', `The body of the request did not arrive within ${timeoutMs} ms.`);
}
