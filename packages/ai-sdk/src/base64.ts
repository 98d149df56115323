/** Data of a file as base64. The AI SDK gives bytes, or text that already is base64. */
export function toBase64(data: Uint8Array | string): string {
  if (typeof data === 'string') return data;
  let binary = '';
  // Arguments of a call are limited, and larger blocks are faster than single characters.
  for (let at = 0; at < data.length; at += 8192) binary += String.fromCharCode(...data.subarray(at, at + 8192));
  return btoa(binary);
}
