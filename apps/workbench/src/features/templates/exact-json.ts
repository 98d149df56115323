/** Prefix of numbers that JavaScript would print differently. It does not occur at the start of user texts. */
const MARK = '\uE000#';

const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][-+]?\d+)?/g;

/** Reads JSON so that `writeExact` gives back every number as it was written: `30.0`, 12345678901234567890. */
export function readExact(text: string): unknown {
  return JSON.parse(
    text.replaceAll(TOKEN, (token) =>
      token.startsWith('"') || String(Number(token)) === token ? token : `"${MARK}${token}"`,
    ),
  );
}

/** Writes what `readExact` has read, with two blanks of indentation. */
export function writeExact(value: unknown): string {
  return JSON.stringify(value, null, 2).replaceAll(new RegExp(`"${MARK}([^"]*)"`, 'g'), '$1');
}
