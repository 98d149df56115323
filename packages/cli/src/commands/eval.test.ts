import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-eval-cli-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

const read = (name: string) => readFileSync(join(cwd, name), 'utf8');
const PLAN = {
  name: 'Sums',
  data: [
    { sum: '12 * 3', expected: '36' },
    { sum: '5 + 6', expected: '12' },
  ],
  prompt: 'What is {{ sum }}?',
  models: ['meta-llama/Llama-3.1-8B-Instruct', { model: 'openai/gpt-oss-20b', name: 'oss' }],
  checks: [{ type: 'contains' }],
};

async function evaluate(args: readonly string[], plan: object = PLAN, env: Readonly<Record<string, string>> = {}) {
  writeFileSync(join(cwd, 'sums.json'), JSON.stringify(plan));
  const net = emulatedNet();
  const home = { HF_TOKEN: 'hf_0123456789', HUBKIT_DATA: join(cwd, 'data'), ...env };
  const fake = fakeIo({ env: home, fetch: net.fetch, cwd });
  const code = await main(['eval', 'sums.json', ...args], fake.io);
  const calls = net.requests.filter(({ url }) => url.endsWith('/chat/completions')).length;
  return { code, out: fake.out(), err: fake.err(), calls, urls: net.requests.map(({ url }) => url) };
}

describe('hubkit eval', () => {
  it('prints rows, failures and sums, and exits with 1 when a check fails', async () => {
    const { code, out, calls } = await evaluate([]);
    expect([code, calls]).toEqual([1, 4]);
    expect(out).toMatch(
      /^row {2}meta-llama\/Llama-3\.1-8B-Instruct {2}oss +input\n1 +pass +pass +12 \* 3 · 36\n2 +FAIL +FAIL +5 \+ 6 · 12\n/,
    );
    expect(out).toContain('2  oss                               contains: Does not contain “12”');
    expect(out).toMatch(/\noss +1 +1 +0 +\d\.\d\d s +\d+ in, \d+ out +\$0\.0000\d+\n/);
    expect(out).toMatch(/\n4 requests, \$0\.0000\d+\n$/);
  });

  it('makes no request for a second run', async () => {
    await evaluate([]);
    const again = await evaluate(['--json']);
    expect([again.code, again.urls]).toEqual([1, []]);
    expect(JSON.parse(again.out)).toMatchObject({
      end: 'done',
      requests: 0,
      cost: 0,
      models: [{ passed: 1 }, { model: 'oss' }],
    });
    expect((await evaluate(['--new'])).calls).toBe(4);
  });

  it('compares with a baseline: exits with 1 only when a model passes fewer rows', async () => {
    await evaluate(['-o', 'main.jsonl']);
    const equal = await evaluate(['--baseline', 'main.jsonl']);
    expect([equal.code, equal.out]).toEqual([0, expect.stringContaining('equal  1 of 2 pass, 1 before')]);
    const worse = await evaluate(['--baseline', 'main.jsonl'], { ...PLAN, checks: [{ type: 'exact', value: '36' }] });
    expect(worse.code).toBe(1);
    expect(worse.out).toMatch(
      /Compared with main\.jsonl\nmeta-llama\/Llama-3\.1-8B-Instruct {2}WORSE +0 of 2 pass, 1 before\n/,
    );
    expect(worse.out).toMatch(/fails now {2}1 12 \* 3 · 36/);
    const better = { ...PLAN, checks: [{ type: 'regex', pattern: '.' }] };
    expect((await evaluate(['--baseline', 'main.jsonl'], better)).code).toBe(0);
  });

  it('fails where no row is in the baseline, and names a model that is new in it', async () => {
    await evaluate(['-o', 'main.jsonl', '-m', 'openai/gpt-oss-20b']);
    const models = ['-m', 'openai/gpt-oss-20b,meta-llama/Llama-3.1-8B-Instruct'];
    const added = await evaluate(['--baseline', 'main.jsonl', ...models]);
    expect([added.code, added.out]).toEqual([0, expect.stringContaining('Llama-3.1-8B-Instruct  new')]);
    const other = await evaluate(['--baseline', 'main.jsonl'], { ...PLAN, data: [{ sum: '1 + 1', expected: '2' }] });
    expect([other.code, other.err]).toEqual([
      1,
      'hubkit: No row of main.jsonl is in this evaluation, so nothing was compared. `--output main.jsonl` writes it anew.\n',
    ]);
  });

  it('has no result without rows', async () => {
    writeFileSync(join(cwd, 'empty.csv'), 'sum,expected\n');
    const { code, err, calls } = await evaluate([], { ...PLAN, data: 'empty.csv' });
    expect([code, err, calls]).toEqual([2, expect.stringContaining('empty.csv has no rows.'), 0]);
  });

  it.each([
    [['-o', './sums.json'], '--output ./sums.json would replace a file that the evaluation reads.'],
    [['--junit', 'rows.csv'], '--junit rows.csv would replace a file that the evaluation reads.'],
    [['-o', 'nowhere/results.jsonl'], 'no such folder'],
    [['-o', '.'], '--output: . is a folder: name a file in it.'],
    [['-o', '-'], '--output takes a file; `--json` prints the results.'],
  ])('refuses %j before the first call', async (args, message) => {
    writeFileSync(join(cwd, 'rows.csv'), 'sum,expected\n1 + 1,2\n');
    const plan = { ...PLAN, data: 'rows.csv' };
    const { code, err, calls } = await evaluate(args, plan);
    expect([code, err, calls]).toEqual([2, expect.stringContaining(message), 0]);
    expect(read('sums.json')).toBe(JSON.stringify(plan));
  });

  it('writes results and a JUnit report', async () => {
    await evaluate(['-o', 'results.jsonl', '--junit', 'report.xml'], {
      ...PLAN,
      data: [{ sum: '1 + 1', expected: '<3> & "4"' }],
    });
    expect(
      read('results.jsonl')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      {
        row: 1,
        model: 'meta-llama/Llama-3.1-8B-Instruct',
        input: { sum: '1 + 1' },
        output: '1 + 1 = 2',
        passed: false,
      },
      { row: 1, model: 'oss' },
    ]);
    const report = read('report.xml');
    expect(report).toContain('<testsuites name="Sums" tests="2" failures="2" errors="0"');
    expect(report).toContain('<testsuite name="oss" tests="1" failures="1" errors="0"');
    expect(report).toContain('<failure type="contains" message="Does not contain “&#60;3&#62; &#38; &#34;4&#34;”"/>');
  });

  it('takes models and rows from flags', async () => {
    const { out, code } = await evaluate(['-m', 'openai/gpt-oss-20b', '--limit', '1', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(out).results).toMatchObject([{ row: 1, model: 'openai/gpt-oss-20b', passed: true }]);
  });

  it('reports calls that fail, and exits with 1', async () => {
    const { code, out } = await evaluate(['--baseline', 'old.jsonl'].slice(2), {
      ...PLAN,
      parameters: { max_tokens: -1 },
    });
    expect([code, out]).toEqual([1, expect.stringMatching(/\n1 {2}oss +ERROR .*max_tokens/)]);
  });

  it.each<[string, readonly string[], object, string]>([
    [
      'a wrong file',
      [],
      { ...PLAN, checks: [{ type: 'regex', pattern: '(' }] },
      'sums.json: $.checks[0].pattern: Invalid regular expression',
    ],
    [
      'a file without models',
      [],
      { ...PLAN, models: [] },
      'sums.json has no "models". Add them, or name some with --model.',
    ],
    [
      'a baseline that is not there',
      ['--baseline', 'none.jsonl'],
      PLAN,
      '--baseline: cannot read none.jsonl: no such file',
    ],
    ['a baseline of another kind', ['--baseline', 'sums.json'], PLAN, 'sums.json:1: this is not a result'],
    ['an empty model', ['-m', 'a,'], PLAN, '--model expects ids with commas between them.'],
  ])('sends nothing for %s', async (_, args, plan, message) => {
    const { code, err, calls } = await evaluate(args, plan);
    expect([code, calls, err]).toEqual([expect.any(Number), 0, expect.stringContaining(message)]);
    expect(code).toBeGreaterThan(0);
  });

  it('stops at a budget with its exit code', async () => {
    const { code, err } = await evaluate(['--max-cost', '0.0000001', '--concurrency', '1']);
    expect([code, err]).toEqual([3, expect.stringContaining('is used up. The same command continues.')]);
  });
});
