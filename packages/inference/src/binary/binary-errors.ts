import { ConnectionError } from '../contract/errors.ts';
import type { CallState } from '../request/call-state.ts';
import { malformedResponse } from '../response/read-response.ts';

/** Throws for a response that should be a file and is empty or text. */
export function checkBinary(size: number, contentType: string, started: CallState): void {
  if (size === 0) throw malformedResponse(started, 'the response is empty');
  if (/^text\//i.test(contentType)) throw malformedResponse(started, `expected a file but received ${contentType}`);
}

/** Throws for a film or a sound where the task makes an image, and for a sound or a photograph where it makes a film. */
export function checkKind(type: string, started: CallState): void {
  const kind = /-to-(image|video)$/.exec(started.call.task)?.[1];
  const wrong = kind === 'image' ? /^(video|audio)\// : kind ? /^audio\/|^image\/(jpeg|png)/ : undefined;
  if (wrong?.test(type)) throw malformedResponse(started, `expected ${kind} but received ${type}`);
}

/** Makes the error for a file that ends too early. */
export function cutShort({ size, type }: Pick<Blob, 'size' | 'type'>, { context }: CallState): ConnectionError {
  const message = `The connection broke after ${size} bytes: the ${type} file ends too early.`;
  return new ConnectionError(message, { ...context.subject, fault: 'reset', received: size });
}
