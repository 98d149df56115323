import { GatewayError } from '../contract/errors.ts';
import type { Incoming } from '../contract/exchange.ts';
import type { SetBounds } from './bounds.ts';

/** Reads a form with files. */
export async function readForm(incoming: Incoming, bounds: SetBounds): Promise<FormData> {
  const type = incoming.header('content-type') ?? '';
  if (!isForm(type)) {
    throw new GatewayError('MEDIA_TYPE', 'Send the file as a form: Content-Type: multipart/form-data.');
  }
  const bytes = await incoming.readBytes(bounds.fileBytes, bounds.bodyMs);
  try {
    return await new Response(bytes as BodyInit, { headers: { 'content-type': type } }).formData();
  } catch (cause) {
    throw new GatewayError('INPUT', 'The form of the request cannot be read.', { cause });
  }
}

/** True for the media type of a form with files. */
export function isForm(type: string): boolean {
  return /^multipart\/form-data\b/i.test(type);
}
