import type { EncodedFile } from '../contract/adapter.ts';
import type { Binary } from '../contract/task-types.ts';
import { encodeBase64 } from './base64.ts';
import { sniffMediaType } from './media-type.ts';

/** Encodes a file as it stands inside JSON. The type of a Blob counts; that of bare bytes is read from their beginning. */
export async function encodeFile(binary: Binary): Promise<EncodedFile> {
  const bytes = new Uint8Array(binary instanceof Blob ? await binary.arrayBuffer() : binary);
  const type = (binary instanceof Blob && binary.type) || sniffMediaType(bytes) || 'application/octet-stream';
  return { base64: await encodeBase64(bytes), type };
}
