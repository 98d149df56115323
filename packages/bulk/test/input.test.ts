import { writeFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { parquetWriteFile } from 'hyparquet-writer';
import { describe, expect, it } from 'vitest';
import type { Row } from '../src/index.ts';
import { rowText } from '../src/input/exact-row.ts';
import { type Input, type InputOptions, readRows } from '../src/input/read-rows.ts';
import { useFolder } from './support.ts';

const folder = useFolder();

async function read(input: Input, options: InputOptions = {}): Promise<readonly [Row, number][]> {
  const found: [Row, number][] = [];
  for await (const { row, line } of readRows(input, options)) found.push([row, line]);
  return found;
}

function file(name: string, content: string | Uint8Array): string {
  const path = folder.path(name);
  writeFileSync(path, content);
  return path;
}

const ROWS = [{ text: 'one' }, { text: 'two, with "quotes"\nand a line' }];
const CSV = 'text\none\n"two, with ""quotes""\nand a line"\n';
const JSONL = ROWS.map((row) => `${JSON.stringify(row)}\n`).join('');

describe('reading rows', () => {
  it.each<[string, string, string | Uint8Array]>([
    ['JSON Lines', 'in.jsonl', JSONL],
    ['JSON Lines under another extension', 'in.ndjson', JSONL],
    ['CRLF', 'in.jsonl', JSONL.replaceAll('\n', '\r\n')],
    ['a byte order mark', 'in.jsonl', `\ufeff${JSONL}`],
    ['no line end at the end', 'in.jsonl', JSONL.trimEnd()],
    ['CSV', 'in.csv', CSV],
    ['CSV with a byte order mark and CRLF', 'in.csv', `\ufeff${CSV.replace('text\none\n', 'text\r\none\r\n')}`],
    ['TSV', 'in.tsv', CSV],
    ['gzip', 'in.jsonl.gz', gzipSync(JSONL)],
    ['gzip that is not called so', 'in.csv', gzipSync(CSV)],
  ])('accepts %s', async (_, name, content) => {
    expect((await read(file(name, content))).map(([row]) => row)).toEqual(ROWS);
  });

  it('accepts Parquet, with bytes as data URLs, times as texts and large integers', async () => {
    const path = folder.path('in.parquet');
    const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47]);
    parquetWriteFile({
      filename: path,
      columnData: [
        { name: 'text', data: ['one', 'two'], type: 'STRING' },
        { name: 'count', data: [7n, 2n ** 60n], type: 'INT64' },
        { name: 'image', data: [png, png], type: 'BYTE_ARRAY' },
        { name: 'at', data: [new Date(0), new Date(1000)], type: 'TIMESTAMP' },
      ],
    });
    const rows = await read(path);
    // What is written of a row has the number itself.
    expect(rowText(rows[1]?.[0] as Row)).toContain('"count":1152921504606846976,');
    expect(rows).toEqual([
      [{ text: 'one', count: 7, image: 'data:image/png;base64,iVBORw==', at: '1970-01-01T00:00:00.000Z' }, 1],
      [
        {
          text: 'two',
          count: '1152921504606846976',
          image: 'data:image/png;base64,iVBORw==',
          at: '1970-01-01T00:00:01.000Z',
        },
        2,
      ],
    ]);
  });

  it('accepts streams, lists and generators', async () => {
    expect(
      await read(Readable.from([Buffer.from(CSV.slice(0, 9)), Buffer.from(CSV.slice(9))]), { format: 'csv' }),
    ).toHaveLength(2);
    expect(await read(ROWS)).toEqual(ROWS.map((row, index) => [row, index + 1]));
    const generator = (async function* () {
      yield* ROWS;
    })();
    expect(await read(generator)).toHaveLength(2);
  });

  it('knows the line of every row', async () => {
    expect((await read(file('in.jsonl', '{"a":1}\n\n{"a":2}\n'))).map(([, line]) => line)).toEqual([1, 3]);
    expect((await read(file('in.csv', 'a\n"1\n2"\n3\n'))).map(([, line]) => line)).toEqual([2, 4]);
  });

  it.each<[string, string, string | Uint8Array, string]>([
    ['a line that is no JSON', 'in.jsonl', '{"a":1}\n{"a":\n{"a":3}\n', 'in.jsonl:2: the line is not JSON'],
    ['a last line that is cut short', 'in.jsonl', '{"a":1}\n{"a":', 'in.jsonl:2: the line is not JSON ('],
    ['a line that is no object', 'in.jsonl', '[1]\n', 'in.jsonl:1: expected an object of columns'],
    ['bytes that are no text', 'in.jsonl', new Uint8Array([0x7b, 0xff, 0x7d, 10]), 'in.jsonl:1: the text is not UTF-8'],
    [
      'a row over the limit',
      'in.jsonl',
      `{"a":1}\n{"a":"${'x'.repeat(2000)}"}\n`,
      'in.jsonl:2: the row has more than 1000 bytes',
    ],
    ['a value too many', 'in.csv', 'a,b\n1,2\n1,2,3\n', 'in.csv:3: the number of values differs'],
    ['an open quote', 'in.csv', 'a\n"1\n', 'a quote is not closed'],
    ['two columns of a name', 'in.csv', 'a,a\n1,2\n', 'in.csv:1: two columns are named "a"'],
    ['damaged gzip', 'in.jsonl', gzipSync(JSONL).subarray(0, 20), 'the gzip data is damaged or cut short'],
    ['what is no Parquet', 'in.parquet', 'text', 'cannot be read as Parquet'],
    ['an unknown extension', 'in.txt', 'text', 'the format is not known by its extension'],
  ])('names file and line for %s', async (_, name, content, message) => {
    await expect(read(file(name, content), { maxRowBytes: 1000 })).rejects.toThrow(message);
  });

  it('reads a row of 10 MB', async () => {
    const text = 'x'.repeat(10_000_000);
    expect(await read(file('in.jsonl', `{"a":"${text}"}\n{"a":2}\n`))).toEqual([
      [{ a: text }, 1],
      [{ a: 2 }, 2],
    ]);
  });

  it('names a file that is not there, and a folder', async () => {
    await expect(read(folder.path('missing.csv'))).rejects.toThrow('missing.csv: there is no such file');
    await expect(read(folder.path(''), { format: 'csv' })).rejects.toThrow('is a folder; name a file');
  });
});

it('names the line of a row that is too deep to be written', async () => {
  const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}\n`;
  expect(await read(file('in.jsonl', deep(400)))).toHaveLength(1);
  await expect(read(file('in.jsonl', `{}\n${deep(100_000)}`))).rejects.toThrow(
    'in.jsonl:2: the row is nested more than 500 levels deep.',
  );
});

describe('CSV of spreadsheets', () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
  const table = 'id,text\r\n1,Café “a”\r\n2,b\r\n';
  const bytes1252 = Buffer.from(table.replace('“', '\x93').replace('”', '\x94'), 'latin1');
  const rows = [
    [{ id: '1', text: 'Café “a”' }, 2],
    [{ id: '2', text: 'b' }, 3],
  ];

  it.each<[string, Uint8Array | string, InputOptions]>([
    ['UTF-16 LE', utf16(table), {}],
    ['UTF-16 BE', Buffer.from(utf16(table)).swap16(), {}],
    ['Windows-1252 that is named', bytes1252, { encoding: 'windows-1252' }],
    ['semicolons', table.replaceAll(',', ';'), {}],
    ['tabs', table.replaceAll(',', '\t'), {}],
    ['a quoted name with commas before semicolons', table.replaceAll(',', ';').replace('text', '"text"'), {}],
  ])('is read: %s', async (_, content, options) => {
    expect(await read(file('in.csv', content), options)).toEqual(rows);
  });

  it('is read with the delimiter that Excel names, and the numbers of its lines', async () => {
    const named = `sep=;\r\n${table.replaceAll(',', ';')}`;
    expect(await read(file('in.csv', named))).toEqual(rows.map(([row, line]) => [row, (line as number) + 1]));
    expect(await read(file('one.csv', 'sep=|\na|b\n1,2|3\n'))).toEqual([[{ a: '1,2', b: '3' }, 3]]);
  });

  it('is cut anywhere without a change', async () => {
    for (const content of [utf16(table), Buffer.from(table.replaceAll(',', ';'))]) {
      const bytewise = Readable.from([...content].map((byte) => Buffer.from([byte])));
      expect(await read(bytewise, { format: 'csv' })).toEqual(rows);
    }
  });

  it.each([
    ['in its first row', bytes1252, 2],
    [
      'in a later row',
      Buffer.concat([Buffer.from('id,text\n'), Buffer.from('1,é\n'.repeat(500)), Buffer.from([0x31, 0x2c, 0xe9, 10])]),
      502,
    ],
  ])('is refused with its line and what to do, where it is not UTF-8 %s', async (_, content, line) => {
    await expect(read(file('in.csv', content))).rejects.toThrow(
      new RegExp(`in\\.csv:${line}: the text is not UTF-8\\. .*--encoding windows-1252`),
    );
  });

  it('names an encoding that is none', async () => {
    await expect(read(file('in.csv', table), { encoding: 'windows' })).rejects.toThrow('"windows" is no encoding');
  });
});
