import { decodePercent } from '../contract/paths.ts';

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
}

/** Decodes base64; `undefined` for other text. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  const clean = text.replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(clean)) return undefined;
  return new Uint8Array(Buffer.from(clean, 'base64'));
}

/** Parses a data URL; `undefined` for other text. */
export function readDataUrl(
  url: string,
): { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> } | undefined {
  const match = /^data:([^;,]*)((?:;[^;,]*)*),(.*)$/s.exec(url);
  if (!match) return undefined;
  const [, type = '', options = '', data = ''] = match;
  const bytes = options.endsWith(';base64') ? fromBase64(data) : new TextEncoder().encode(decodePercent(data));
  return bytes && { type: type.toLowerCase(), bytes: new Uint8Array(bytes) };
}
