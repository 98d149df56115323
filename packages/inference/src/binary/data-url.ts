import { decodeBase64, encodeBase64 } from './base64.ts';

/** Decodes a `data:` URL; undefined for an invalid one. */
export function decodeDataUrl(url: string): Blob | undefined {
  const comma = url.indexOf(',');
  const [, type, base64] = /^data:([^,;]*).*?(;base64)?$/i.exec(url.slice(0, Math.max(0, comma))) ?? [];
  if (type === undefined) return;
  const content = url.slice(comma + 1);
  const bytes = base64 ? decodeBase64(content) : decodePercent(content);
  return bytes && new Blob([bytes], { type });
}

function decodePercent(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return new TextEncoder().encode(decodeURIComponent(text));
  } catch {
    return undefined;
  }
}

/** Writes a file as a `data:` URL. */
export async function encodeDataUrl(file: Blob): Promise<string> {
  const base64 = await encodeBase64(new Uint8Array(await file.arrayBuffer()));
  return `data:${file.type || 'application/octet-stream'};base64,${base64}`;
}
