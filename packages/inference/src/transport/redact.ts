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

/** Creates a function that redacts many texts: its patterns are compiled once, with the first text. */
export function createRedaction(secrets: readonly string[]): (text: string, mask?: (key: string) => string) => string {
  let patterns: readonly RegExp[] | undefined;
  return (text, mask = () => '[redacted]') => {
    patterns ??= secrets.map(patternOf);
    return patterns.reduce((shown, pattern) => shown.replace(pattern, mask), text);
  };
}

/** Characters of a form of a key by which its beginning is recognized at the end of a text. */
const BEGINNING = 12;

function patternOf(secret: string): RegExp {
  const forms = [spellings(secret), ...encodingsOf(secret)];
  return new RegExp(forms.flatMap((form) => [form.join(''), cut(form)]).join('|'), 'gi');
}

/** Pattern of a form that the end of the text cuts off, perhaps within an escape. */
function cut(form: readonly string[]): string {
  const rest = form.slice(BEGINNING).reduceRight((longer, character) => `(?:${character}${longer})?`, '');
  return `${form.slice(0, BEGINNING).join('')}${rest}[\\\\%u\\da-f]*\\s*$`;
}

/** Base64 of a key without the characters that depend on its neighbors, for each of the three alignments. */
function encodingsOf(secret: string): readonly (readonly string[])[] {
  // The encoded form of a few characters is found in any text.
  if (secret.length < 8) return [];
  return [0, 1, 2].map((before) => {
    const encoded = btoa(' '.repeat(before) + secret);
    const own = encoded.slice(Math.ceil((before * 8) / 6), Math.floor(((before + secret.length) * 8) / 6));
    return Array.from(own, (character) => ({ '+': '[+-]', '/': '\\\\*[/_]' })[character] ?? character);
  });
}

/** Patterns of the characters of a key in all escaped spellings; backslashes multiply in nested JSON. */
function spellings(secret: string): readonly string[] {
  return Array.from(secret, (character) => {
    const hex = character.charCodeAt(0).toString(16).padStart(2, '0');
    return `(?:\\\\*${character.replace(/\W/, '\\$&')}|\\\\+u00${hex}|%${hex})`;
  });
}
