import { readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type BulkOptions, bulk } from '../src/index.ts';
import { runPaths } from '../src/run/run-paths.ts';
import { fakeChat, useFolder } from './support.ts';

const folder = useFolder();
const ROWS = 40;

function options(): BulkOptions {
  const input = Array.from({ length: ROWS }, (_, index) => ({ text: `t${index}` }));
  return {
    input,
    output: folder.path('out.jsonl'),
    provider: 'groq',
    model: 'm',
    prompt: '{{ text }}',
    concurrency: 1,
  };
}
const expected = Array.from({ length: ROWS }, (_, index) => `{"text":"t${index}","output":"t${index}"}\n`).join('');

it.each<[string, (path: string) => void]>([
  ['deleted', (path) => rmSync(path)],
  [
    'replaced',
    (path) => {
      writeFileSync(`${path}.new`, 'something else\n');
      renameSync(`${path}.new`, path);
    },
  ],
  ['overwritten', (path) => writeFileSync(path, 'something else\n'.repeat(500))],
])('an output that is %s during the run is whole at its end', async (_, damage) => {
  const given = options();
  const chat = fakeChat({ onCall: (calls) => void (calls === 20 && damage(given.output)) });
  expect(await bulk(chat.client, given).done).toMatchObject({ end: 'done', done: ROWS });
  expect(readFileSync(given.output, 'utf8')).toBe(expected);
});

it('a state that was emptied is refused as one that was deleted, so that no row is called again', async () => {
  const given = options();
  const chat = fakeChat();
  await bulk(chat.client, given).done;
  const { state } = runPaths(given.output);
  truncateSync(state, 0);
  for (const end of ['-wal', '-shm']) rmSync(`${state}${end}`, { force: true });
  await expect(bulk(chat.client, given).done).rejects.toThrow('already exists and was not written by a bulk run');
  expect(chat.calls()).toBe(ROWS);
});
