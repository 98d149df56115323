/**
 * Sets of ASCII characters, and checks of texts against them one by one. Nearly all texts in code are short, and for these an
 * expression takes longer to call, and far longer to compile, than the whole check.
 */
type Characters = Uint8Array;

/** Letters, digits, `_`, and further characters. */
export function wordCharacters(others = ''): Characters {
  return marked(`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_${others}`, 1, new Uint8Array(0x80));
}

/** The space and the characters that can be seen, without some. */
export function visibleWithout(exceptions: string): Characters {
  return marked(exceptions, 0, new Uint8Array(0x80).fill(1, 0x20, 0x7f));
}

/** True for a text of nothing but these characters, also for an empty one. */
export function consistsOf(text: string, allowed: Characters): boolean {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit > 0x7f || allowed[unit] === 0) return false;
  }
  return true;
}

const nameCharacters = wordCharacters('$');

/** True for an identifier: ASCII letters, digits, `_` and `$`, without a digit in front. */
export function isName(text: string): boolean {
  const first = text.charCodeAt(0);
  return text !== '' && (first < 0x30 || first > 0x39) && consistsOf(text, nameCharacters);
}

/** True for identifiers with dots between them. */
export function isNamePath(text: string): boolean {
  let start = 0;
  for (let dot = text.indexOf('.'); dot >= 0; dot = text.indexOf('.', start)) {
    if (!isName(text.slice(start, dot))) return false;
    start = dot + 1;
  }
  return isName(start === 0 ? text : text.slice(start));
}

function marked(characters: string, mark: 0 | 1, table: Characters): Characters {
  for (let index = 0; index < characters.length; index++) table[characters.charCodeAt(index)] = mark;
  return table;
}
