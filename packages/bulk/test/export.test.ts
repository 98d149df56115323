import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bulk, exportResults, openSqliteStore, type Row, runPaths } from '../src/index.ts';
import { readRows } from '../src/input/read-rows.ts';
import { fakeChat, useFolder } from './support.ts';

const folder = useFolder();
const ROWS: readonly Row[] = [
  { text: 'one', n: 1, x: 1, yes: true, tags: ['a'], mixed: 1 },
  { text: 'two, "2"\n', n: 2, x: 2.5, yes: false, tags: [], mixed: 'b', more: 'c' },
];
const target = { provider: 'groq', model: 'm', prompt: '{{ text }}' } as const;

async function run(output: string) {
  const input = folder.path('in.jsonl');
  writeFileSync(input, ROWS.map((row) => `${JSON.stringify(row)}\n`).join(''));
  return bulk(fakeChat().client, { input, output: folder.path(output), ...target }).done;
}

async function rowsOf(name: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for await (const { row } of readRows(folder.path(name), {})) rows.push(row);
  return rows;
}

const outputs = ROWS.map((row) => ({ ...row, output: row.text }));

it('writes the same rows as JSON Lines, gzip and Parquet', async () => {
  await run('out.jsonl');
  await run('out.jsonl.gz');
  await run('out.parquet');
  expect(await rowsOf('out.jsonl')).toEqual(outputs);
  expect(await rowsOf('out.jsonl.gz')).toEqual(outputs);
  const [first, second] = await rowsOf('out.parquet');
  expect(first).toEqual({ ...outputs[0], tags: '["a"]', mixed: '1', more: null });
  expect(second).toEqual({ ...outputs[1], tags: '[]' });
});

it('writes tables with the output as the last column', async () => {
  await run('out.csv');
  expect(readFileSync(folder.path('out.csv'), 'utf8')).toBe(
    'text,n,x,yes,tags,mixed,more,output\none,1,1,true,"[""a""]",1,,one\n"two, ""2""\n",2,2.5,false,[],b,c,"two, ""2""\n"\n',
  );
  await run('out.tsv.gz');
  expect(gunzipSync(readFileSync(folder.path('out.tsv.gz'))).toString()).toMatch(/^text\tn\tx\t/);
});

it('exports a run that was left', async () => {
  await run('out.jsonl');
  const store = await openSqliteStore(folder.path('out.jsonl.bulk/state.db'));
  expect(await exportResults(store, folder.path('again.csv'), { column: 'answer' })).toBe(2);
  store.close();
  expect((await rowsOf('again.csv')).map(({ answer }) => answer)).toEqual(ROWS.map(({ text }) => text));
});

it('keeps ids and numbers letter for letter, in prompts, outputs and exports', async () => {
  const lines = [
    '{"id":1234567890123456789,"n":1.0,"m":1e400}',
    '{"id":1234567890123456788,"n":2.50,"m":[{"big":-9007199254740993}]}',
  ];
  writeFileSync(folder.path('exact.jsonl'), `${lines.join('\n')}\n`);
  const output = folder.path('exact-out.jsonl');
  const given = {
    input: folder.path('exact.jsonl'),
    output,
    provider: 'groq',
    model: 'm',
    prompt: '{{ id }} {{ n }}',
  } as const;
  expect(await bulk(fakeChat().client, given).done).toMatchObject({ done: 2 });
  const expected = [
    `${lines[0]?.slice(0, -1)},"output":"1234567890123456789 1.0"}\n`,
    `${lines[1]?.slice(0, -1)},"output":"1234567890123456788 2.5"}\n`,
  ].join('');
  expect(readFileSync(output, 'utf8')).toBe(expected);
  const store = await openSqliteStore(runPaths(output).state);
  try {
    await exportResults(store, folder.path('exact-export.jsonl'));
    expect(readFileSync(folder.path('exact-export.jsonl'), 'utf8')).toBe(expected);
    await exportResults(store, folder.path('exact.csv'), { join: ['id'] });
    expect(readFileSync(folder.path('exact.csv'), 'utf8')).toMatch(/^id,output\n1234567890123456789,/);
    expect(store.row(1)?.row.id).toBe('1234567890123456789');
  } finally {
    store.close();
  }
});
