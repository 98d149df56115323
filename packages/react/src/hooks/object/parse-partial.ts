/**
 * Parses JSON text that is still being written: texts, lists and objects may be open. Members and numbers whose end is unknown are
 * left out. Undefined for text that cannot become JSON.
 */
export function parsePartial(text: string): unknown {
  try {
    return readValue({ text, at: 0 });
  } catch {
    return undefined;
  }
}

interface Cursor {
  readonly text: string;
  at: number;
}

function readValue(cursor: Cursor): unknown {
  const start = next(cursor);
  if (start === '"') return readText(cursor);
  if (start === '{') return readMembers(cursor, '}');
  if (start === '[') return readMembers(cursor, ']');
  const [word = ''] = /^[-+\w.]*/.exec(cursor.text.slice(cursor.at, cursor.at + 400)) ?? [];
  cursor.at += word.length;
  // More digits or letters may follow.
  return cursor.at >= cursor.text.length ? undefined : JSON.parse(word);
}

/** Reads a list or an object, from its bracket to the closing one or the end of the text. */
function readMembers(cursor: Cursor, close: '}' | ']'): unknown {
  const names: string[] = [];
  const values: unknown[] = [];
  cursor.at++;
  for (let first = next(cursor); first !== undefined && first !== close; first = next(cursor)) {
    if (close === '}') {
      names.push(readText(cursor));
      if (next(cursor) === undefined) break;
      expect(cursor, ':');
    }
    const value = next(cursor) === undefined ? undefined : readValue(cursor);
    if (value === undefined) break;
    values.push(value);
    if (next(cursor) !== close && next(cursor) !== undefined) expect(cursor, ',');
  }
  cursor.at++;
  return close === ']' ? values : Object.fromEntries(values.map((value, index) => [names[index], value]));
}

function readText(cursor: Cursor): string {
  expect(cursor, '"');
  const [body = ''] = /^(?:[^"\\]|\\u[\da-f]{4}|\\[^u])*/is.exec(cursor.text.slice(cursor.at)) ?? [];
  cursor.at += body.length;
  // Open at the end of the text, or in an escape that is cut off there.
  const isOpen = /^(?:\\(?:u[\da-f]{0,3})?)?$/i.test(cursor.text.slice(cursor.at, cursor.at + 7));
  if (isOpen) cursor.at = cursor.text.length;
  else expect(cursor, '"');
  // One half of a character is left out.
  return JSON.parse(`"${isOpen ? body.replace(/[\ud800-\udbff]$/, '') : body}"`);
}

/** The next character after white space. */
function next(cursor: Cursor): string | undefined {
  while (/^\s/.test(cursor.text[cursor.at] ?? '')) cursor.at++;
  return cursor.text[cursor.at];
}

function expect(cursor: Cursor, character: string): void {
  if (cursor.text[cursor.at++] !== character) throw new SyntaxError(`Expected ${character} at ${cursor.at - 1}.`);
}
