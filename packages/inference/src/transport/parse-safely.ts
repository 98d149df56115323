/** Parses JSON without `__proto__` members: copying them changes prototypes. Of members with the same name the last one counts. */
export function parseSafely(text: string): unknown {
  const isSuspect =
    text.includes('__proto__') ||
    (text.includes('\\u00') && text.replace(/\\u00(..)/g, unescaped).includes('__proto__'));
  return isSuspect ? JSON.parse(text, dropPrototype) : JSON.parse(text);
}

function unescaped(_escape: string, hex: string): string {
  return String.fromCharCode(Number.parseInt(hex, 16));
}

function dropPrototype(name: string, value: unknown): unknown {
  return name === '__proto__' ? undefined : value;
}
