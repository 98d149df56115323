import type { TaskId } from '@hubkit/catalog';
import { encodeBase64 } from '../binary/base64.ts';
import { sniffMediaType } from '../binary/media-type.ts';
import type { Adapter, Call } from '../contract/adapter.ts';

/** Reads the bytes that an adapter wants inside JSON, so that making the request stays pure. */
export async function readUpload<K extends TaskId>(adapter: Adapter<K>, call: Call<K>): Promise<Call<K>> {
  const binary = adapter.upload?.(call.input);
  if (binary === undefined) return call;
  const bytes = new Uint8Array(binary instanceof Blob ? await binary.arrayBuffer() : binary);
  const type = (binary instanceof Blob && binary.type) || sniffMediaType(bytes) || 'application/octet-stream';
  return { ...call, upload: { base64: encodeBase64(bytes), type } };
}
