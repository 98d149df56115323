import type { EncodedFile } from '../contract/adapter.ts';
import { decodeBase64 } from './base64.ts';
import { encodeFile } from './encode-file.ts';

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

/** A file as a data URL. */
export function dataUrl({ type, base64 }: EncodedFile): string {
  return `data:${type};base64,${base64}`;
}

/** Writes a file as a `data:` URL. */
export async function encodeDataUrl(file: Blob): Promise<string> {
  return dataUrl(await encodeFile(file));
}
