/** Bytes in which the first line is looked for. */
const MOST = 65_536;

/** The delimiter of a table, and its bytes without the line that names it. */
export interface Delimited {
  readonly delimiter: string;
  /** Line with the names of the columns. */
  readonly headerLine: number;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/**
 * Finds the delimiter of a table in its first line: the one of `sep=;`, which Excel writes, or of comma, semicolon and tab the one that is
 * there most often outside of quotes.
 */
export async function findDelimiter(chunks: AsyncIterable<Uint8Array>): Promise<Delimited> {
  const rest = chunks[Symbol.asyncIterator]();
  let beginning: Uint8Array = new Uint8Array();
  let line: string | undefined;
  while (line === undefined && beginning.length < MOST) {
    const next = await rest.next();
    if (next.done) break;
    beginning = Buffer.concat([beginning, next.value]);
    line = firstLine(Buffer.from(beginning).toString());
  }
  line ??= Buffer.from(beginning).toString();
  const named = /^\ufeff?sep=(.)\s*$/i.exec(line)?.[1];
  // The line stays, empty, so that numbers of lines are those of the file.
  const first = named === undefined ? beginning : beginning.subarray(Buffer.byteLength(line));
  const all = (async function* () {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  })();
  return { delimiter: named ?? mostOften(line), headerLine: named === undefined ? 1 : 2, chunks: all };
}

/** The first line of a text; undefined if it has no end. A line end in quotes is none. */
function firstLine(text: string): string | undefined {
  return /^(?:"(?:[^"]|"")*"|[^"\r\n])*(?=[\r\n])/.exec(text)?.[0];
}

function mostOften(line: string): string {
  const plain = line.replaceAll(/"(?:[^"]|"")*"/g, '');
  const count = (delimiter: string) => plain.split(delimiter).length;
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best));
}
