import { TimeoutError, type TimeoutLayer } from '../contract/errors.ts';
import type { CallContext } from './context.ts';

/** Creates the error of a timeout. */
export function timeoutError(
  { subject }: Pick<CallContext, 'subject'>,
  layer: TimeoutLayer,
  limitMs: number,
): TimeoutError {
  const message = `Timed out after ${Math.round(limitMs)} ms (${layer}); set timeouts.${layer}Ms to wait longer.`;
  return new TimeoutError(message, { ...subject, layer });
}
