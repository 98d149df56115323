import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

/** The page "Prompts in CI": its files are those that it shows, and its commands pass in a folder with them. */
const root = join(import.meta.dirname, '../../../..');
const examples = join(root, 'docs/examples/prompts-in-ci');
const page = readFileSync(join(root, 'docs/guide/prompts-in-ci.md'), 'utf8');
const shown = [...page.matchAll(/^```\w+ (docs\/examples\/prompts-in-ci\/\S+)\n([\s\S]*?)^```$/gm)];
const typed = [...page.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].flatMap(([, block = '']) => block.trim().split('\n'));
const [, run = 'missing'] =
  /- run: npx @hubkit\/cli (.+)/.exec(readFileSync(join(examples, 'prompts.yml'), 'utf8')) ?? [];

let cwd = '';
beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-prompts-'));
  cpSync(examples, join(cwd, 'prompts'), { recursive: true });
});
afterAll(() => rmSync(cwd, { recursive: true }));

it.each(shown.map(([, file = '', text = '']) => [file, text]))('shows %s as it is', (file, text) => {
  expect(text).toBe(readFileSync(join(root, file), 'utf8'));
});

it('shows all files but the rows', () => {
  expect(shown).toHaveLength(3);
});

it.each([...typed, `hubkit ${run}`])('%s', async (line) => {
  const [program, ...words] = line.split(' ');
  expect(program).toBe('hubkit');
  const env = { HF_TOKEN: 'hf_0123456789', HUBKIT_DATA: join(cwd, 'data') };
  const fake = fakeIo({ env, fetch: emulatedNet().fetch, cwd: join(cwd, 'prompts') });
  expect([await main(words, fake.io), fake.err()]).toEqual([0, '']);
  if (words.length === 2) for (const row of findTable(page)) expect(fake.out()).toContain(row);
});

/** The lines of the output that the page shows. */
function findTable(text: string): readonly string[] {
  return (/^```\n(row [\s\S]*?)^```$/m.exec(text)?.[1] ?? 'missing').trim().split('\n');
}
