import { memoizeLast } from '../contract/memoize-last.ts';

/**
 * Replaces the keys in a text: in all escaped spellings and in base64, and where the text ends within
 * a key, as services and connections cut responses anywhere.
 */
export function redactText(
  text: string,
  secrets: readonly string[],
  mask: (key: string) => string = () => '[redacted]',
): string {
  return createRedaction(secrets)(text, mask);
}

/** Creates a function that redacts many texts: its patterns are compiled once, with the first text that needs them. */
export function createRedaction(secrets: readonly string[]): (text: string, mask?: (key: string) => string) => string {
  let patterns: readonly RegExp[] | undefined;
  return (text, mask = () => '[redacted]') => {
    // Compiling the patterns takes a tenth of a short call, and most texts hold no key.
    if (!mayHoldKey(text, secrets)) return text;
    patterns ??= secrets.map(createPattern);
    return patterns.reduce((shown, pattern) => shown.replace(pattern, mask), text);
  };
}

/** False for a text, or for several texts joined, in which there is nothing to redact. */
export function mayHoldKey(text: string, secrets: readonly string[]): boolean {
  return /[\\%]/.test(text) || (secrets.length > 0 && createPrefixPattern(secrets.join('\n')).test(text));
}

/** Characters of a form of a key by which its beginning is recognized at the end of a text. */
const BEGINNING = 12;

/**
 * Pattern of the first characters of keys, a line each, and of their encodings, without which none of the other patterns matches a text
 * that has no escape. That of the last keys is kept: making it for each call took longer than looking for them.
 */
const createPrefixPattern = /* @__PURE__ */ memoizeLast((keys): RegExp => {
  const forms = keys.split('\n').flatMap((key) => [key, ...ALIGNMENTS.map((before) => encodeAfter(key, before))]);
  // Base64 in URLs has other signs.
  return new RegExp(forms.map((form) => form.slice(0, 4).replace(/[^a-z\d]/gi, '.')).join('|'), 'i');
});

function createPattern(secret: string): RegExp {
  const forms = [spellings(secret), ...listEncodings(secret)];
  return new RegExp(forms.flatMap((form) => [form.join(''), cut(form)]).join('|'), 'gi');
}

/** Pattern of a form that the end of the text cuts off, perhaps within an escape. */
function cut(form: readonly string[]): string {
  const rest = form.slice(BEGINNING).reduceRight((longer, character) => `(?:${character}${longer})?`, '');
  return `${form.slice(0, BEGINNING).join('')}${rest}[\\\\%u\\da-f]*\\s*$`;
}

/** Numbers of bytes before a key in a group of base64. */
const ALIGNMENTS = [0, 1, 2];

/** Base64 of a key without the characters that depend on its neighbors, for each of the three alignments. */
function listEncodings(secret: string): readonly (readonly string[])[] {
  // The encoded form of a few characters is found in any text.
  if (secret.length < 8) return [];
  return ALIGNMENTS.map((before) =>
    Array.from(encodeAfter(secret, before), (character) => ({ '+': '[+-]', '/': '\\\\*[/_]' })[character] ?? character),
  );
}

/** Base64 of a key behind so many other bytes, without the characters that those decide. */
function encodeAfter(secret: string, before: number): string {
  const encoded = btoa(' '.repeat(before) + secret);
  return encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + secret.length) * 8) / 6));
}

/** Patterns of the characters of a key in all escaped spellings; backslashes multiply in nested JSON. */
function spellings(secret: string): readonly string[] {
  return Array.from(secret, (character) => {
    const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
    return `(?:\\\\*${character.replace(/\W/, '\\$&')}|\\\\+u00${hex}|%${hex})`;
  });
}
