import { BulkError } from '../contract/errors.ts';

/** Encodings by the bytes at the beginning of a file. */
const MARKS: readonly (readonly [encoding: string, first: number, second: number])[] = [
  ['utf-16le', 0xff, 0xfe],
  ['utf-16be', 0xfe, 0xff],
];
const NEWLINE = 10;

/**
 * Yields the bytes of a text as UTF-8. The encoding is that of its byte order mark, or the named one, or UTF-8.
 *
 * @param encoding - Label of an encoding as in the Encoding Standard, such as `windows-1252`.
 * @throws {BulkError} `INPUT` with the line of bytes that are not in the encoding.
 */
export async function* decoded(
  chunks: AsyncIterable<Uint8Array>,
  { label, encoding }: { readonly label: string; readonly encoding: string | undefined },
): AsyncGenerator<Uint8Array> {
  let decoder: { readonly text: TextDecoder; readonly name: string } | undefined;
  let before: Uint8Array | undefined;
  let line = 1;
  const decode = (from: { readonly text: TextDecoder; readonly name: string }, bytes?: Uint8Array): Uint8Array => {
    try {
      const text = bytes ? from.text.decode(bytes, { stream: true }) : from.text.decode();
      const found = Buffer.from(text);
      for (let at = found.indexOf(NEWLINE); at >= 0; at = found.indexOf(NEWLINE, at + 1)) line++;
      return found;
    } catch (cause) {
      throw wrongBytes(label, line + goodLines(from.name, bytes), from.name, cause);
    }
  };
  for await (const chunk of chunks) {
    // A mark has two bytes.
    const bytes: Uint8Array = before ? Buffer.concat([before, chunk]) : chunk;
    before = undefined;
    if (!decoder && bytes.length < 2) before = bytes;
    else {
      decoder ??= decoderFor(encoding ?? findMark(bytes) ?? 'utf-8');
      yield decode(decoder, bytes);
    }
  }
  decoder ??= decoderFor(encoding ?? 'utf-8');
  if (before) yield decode(decoder, before);
  const end = decode(decoder);
  if (end.length > 0) yield end;
}

function decoderFor(name: string): { readonly text: TextDecoder; readonly name: string } {
  try {
    return { text: new TextDecoder(name, { fatal: true }), name };
  } catch (cause) {
    throw new BulkError(
      'INPUT',
      `${JSON.stringify(name)} is no encoding that is known, such as windows-1252 or utf-16le.`,
      {
        cause,
      },
    );
  }
}

function findMark(bytes: Uint8Array): string | undefined {
  return MARKS.find(([, first, second]) => bytes[0] === first && bytes[1] === second)?.[0];
}

/** Lines of bytes before the first one that cannot be decoded. */
function goodLines(name: string, bytes: Uint8Array = new Uint8Array()): number {
  let lines = 0;
  let start = 0;
  // The first bytes may belong to a character of the chunk before.
  while (name === 'utf-8' && start < 3 && ((bytes[start] ?? 0) & 0xc0) === 0x80) start++;
  for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
    try {
      new TextDecoder(name, { fatal: true }).decode(bytes.subarray(start, end));
    } catch {
      return lines;
    }
    lines++;
    start = end + 1;
  }
  return lines;
}

function wrongBytes(label: string, line: number, name: string, cause: unknown): BulkError {
  const isUtf8 = name === 'utf-8';
  const advice = isUtf8
    ? 'Spreadsheets on Windows often write Windows-1252: name that encoding (--encoding windows-1252), or save the file as "CSV UTF-8".'
    : 'Name another encoding, or save the file as UTF-8.';
  return new BulkError('INPUT', `${label}:${line}: the text is not ${isUtf8 ? 'UTF-8' : name}. ${advice}`, { cause });
}
