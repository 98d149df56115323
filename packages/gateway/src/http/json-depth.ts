const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `[` and `{`, `]` and `}`: they differ in one bit. */
const OPEN = 0x5b;
const CLOSE = 0x5d;
const CASE = 0x20;

/** True for JSON with more levels than allowed. Nothing is parsed: a parser takes seconds for millions of levels. */
export function isDeeper(json: Uint8Array, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (isText) {
      if (byte === BACKSLASH) at++;
      else if (byte === QUOTE) isText = false;
    } else if (byte === QUOTE) {
      isText = true;
    } else if (byte !== undefined && (byte & ~CASE) === OPEN) {
      if (++depth > most) return true;
    } else if (byte !== undefined && (byte & ~CASE) === CLOSE) {
      depth--;
    }
  }
  return false;
}
