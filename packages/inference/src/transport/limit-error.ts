import { LimitError } from '../contract/errors.ts';
import type { CallContext } from './context.ts';

/** Creates the error for a response that is larger than `maxBytes` allows. */
export function limitError(maxBytes: number, { subject }: Pick<CallContext, 'subject'>): LimitError {
  return new LimitError(`The response has more than ${maxBytes} bytes; set maxBytes to read it.`, subject);
}
