import type { EncodedFile } from '../contract/adapter.ts';
import type { Binary } from '../contract/task-types.ts';
import { encodeBase64 } from './base64.ts';
import { sniffMediaType } from './media-type.ts';

/** Encodes a file for JSON. The media type is that of the Blob; for bare bytes it is detected from the first bytes. */
export async function encodeFile(binary: Binary): Promise<EncodedFile> {
  const bytes = new Uint8Array(binary instanceof Blob ? await binary.arrayBuffer() : binary);
  const type = (binary instanceof Blob && binary.type) || sniffMediaType(bytes) || 'application/octet-stream';
  return { base64: await encodeBase64(bytes), type };
}
