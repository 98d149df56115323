import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../../test/emulated-net.ts';
import { fakeIo } from '../../../test/fake-io.ts';
import { main } from '../../main.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-bulk-lines-'));
  writeFileSync(join(cwd, 'in.jsonl'), '{"prompt":"What is 1 + 1?"}\n');
});
afterEach(() => rmSync(cwd, { recursive: true }));

const CHAT = ['-m', 'meta-llama/Llama-3.1-8B-Instruct', '-p', 'groq', '-o', 'out.jsonl'];

async function bulk(args: readonly string[], stdin = '') {
  const net = emulatedNet();
  const fake = fakeIo({ stdin, env: { HF_TOKEN: 'hf_0123456789' }, fetch: net.fetch, cwd });
  const code = await main(['bulk', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), bodies: net.bodies };
}

describe('lines of hubkit bulk that are easily mistaken', () => {
  it('says that an input has no rows, and reads it again with the next command', async () => {
    const args = ['run', '-', '--format', 'jsonl', ...CHAT];
    const empty = await bulk(args, '');
    expect([empty.code, empty.err]).toEqual([0, 'hubkit: the input has no rows\n']);
    expect((await bulk(args, '{"prompt":"What is 1 + 1?"}\n')).out).toMatch(/^1 of 1 row done/);
  });

  it('limits answers with --max-tokens, as chat does', async () => {
    const { bodies } = await bulk(['run', 'in.jsonl', ...CHAT, '--max-tokens', '5']);
    expect(bodies).toEqual([expect.objectContaining({ max_tokens: 5 })]);
    const budget = await bulk(['run', 'in.jsonl', ...CHAT, '--max-tokens', '50M']);
    expect([budget.code, budget.err]).toEqual([2, expect.stringContaining('--max-total-tokens 50M limits the run')]);
    const task = ['--task', 'text-classification', '--max-tokens', '5'];
    expect((await bulk(['run', 'in.jsonl', '-o', 'classes.jsonl', ...task])).err).toContain(
      '--max-tokens is for chats',
    );
  });

  it('exports with the option that every command has for an output, and takes the former one with a hint', async () => {
    await bulk(['run', 'in.jsonl', ...CHAT]);
    expect((await bulk(['export', 'out.jsonl', '--output', 'a.csv'])).out).toBe('1 row written to a.csv\n');
    const { err } = await bulk(['export', 'out.jsonl', '--to', 'b.csv']);
    expect([err, readFileSync(join(cwd, 'b.csv'), 'utf8')]).toEqual([
      'hubkit: --to is now --output\n',
      readFileSync(join(cwd, 'a.csv'), 'utf8'),
    ]);
  });

  it('has nothing to retry, pause or stop in a run whose rows are done', async () => {
    await bulk(['run', 'in.jsonl', ...CHAT]);
    expect((await bulk(['retry', 'out.jsonl'])).out).toBe('no failed rows to call again\n');
    for (const name of ['pause', 'stop'])
      expect((await bulk([name, 'out.jsonl'])).out).toBe('out.jsonl: all rows are done already\n');
    expect(JSON.parse((await bulk(['pause', 'out.jsonl', '--json'])).out)).toEqual({
      output: 'out.jsonl',
      state: 'done',
    });
  });

  it('refuses other rows from a pipe under the output of a run that is done', async () => {
    const args = ['run', '-', ...CHAT];
    expect((await bulk(args, '{"prompt":"What is 1 + 1?"}\n')).code).toBe(0);
    const { code, err, bodies } = await bulk(args, '{"prompt":"What is 2 + 2?"}\n');
    expect([code, bodies]).toEqual([1, []]);
    expect(err).toContain('row 1 of the input is another one');
    expect(err).toContain('Add --allow-change or --new, or choose another --output.');
    expect((await bulk(args, '{"prompt":"What is 1 + 1?"}\n')).out).toMatch(/^1 of 1 row done/);
  });

  it('names the options for a run with other settings', async () => {
    await bulk(['run', 'in.jsonl', ...CHAT]);
    const { code, err } = await bulk(['run', 'in.jsonl', ...CHAT, '--max-tokens', '5']);
    expect([code, err]).toEqual([
      1,
      expect.stringContaining('Add --allow-change or --new, or choose another --output.'),
    ]);
  });

  it('prints the numbers of a run with their names and a readable cost', async () => {
    await bulk(['run', 'in.jsonl', ...CHAT]);
    const { out } = await bulk(['status', 'out.jsonl']);
    expect(out).not.toMatch(/[a-z][A-Z]/);
    expect(out).toMatch(/\ncost: \$0\.0{4,}\d{1,3}\n$/);
  });

  it('says that a folder has no runs', async () => {
    expect((await bulk(['ls'])).err).toBe(`hubkit: no run has its output in ${cwd}\n`);
  });

  it('puts the place of a mistake before its description', async () => {
    const { err } = await bulk(['run', 'in.jsonl', ...CHAT, '--prompt', 'Hi {{ prompt']);
    expect(err).toMatch(/the template of prompt is not valid: line 1, column \d+: [^.]+\.\n/);
  });
});
