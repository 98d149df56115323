import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emulatedNet } from '../../../test/emulated-net.ts';
import { fakeIo } from '../../../test/fake-io.ts';
import { InterruptError } from '../../command-line/errors.ts';
import { main } from '../../main.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-bulk-cli-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

async function bulk(args: readonly string[], stdin = '', env: Readonly<Record<string, string>> = {}) {
  const net = emulatedNet();
  const fake = fakeIo({ stdin, env: { HF_TOKEN: 'hf_0123456789', ...env }, fetch: net.fetch, cwd });
  const code = await main(['bulk', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), requests: net.requests };
}

const CHAT = ['-m', 'meta-llama/Llama-3.1-8B-Instruct', '-p', 'groq', '-o', 'out.jsonl'];
const write = (name: string, text: string) => writeFileSync(join(cwd, name), text);
const read = (name: string) => readFileSync(join(cwd, name), 'utf8');

/** The price that the hub lists. */
async function listedPrice(
  model: string,
  provider: string,
): Promise<{ readonly input: number; readonly output: number }> {
  const list = await (await emulatedNet().fetch('https://router.huggingface.co/v1/models')).json();
  const { providers } = list.data.find(({ id }: { id: string }) => id === model);
  return providers.find((offer: { provider: string }) => offer.provider === provider).pricing;
}

describe('hubkit bulk', () => {
  it('runs a prompt over the rows of a CSV file', async () => {
    write('in.csv', 'id,text\na,What is 1 + 1?\nb,What is 1 + 2?\n');
    const { code, out } = await bulk(['run', 'in.csv', '--prompt', '{{ text }}', ...CHAT]);
    expect(code).toBe(0);
    expect(out).toMatch(/^2 of 2 rows done in .*\n2 requests, \d+ tokens in, \d+ out, \$0\.0000\d+\n$/);
    expect(read('out.jsonl')).toBe(
      '{"id":"a","text":"What is 1 + 1?","output":"1 + 1 = 2"}\n{"id":"b","text":"What is 1 + 2?","output":"1 + 2 = 3"}\n',
    );
    expect((await bulk(['status', 'out.jsonl'])).out).toMatch(/^rows: 2\ndone: 2\nfailed: 0\n/);
    expect(JSON.parse((await bulk(['status', 'out.jsonl', '--json'])).out)).toMatchObject({ rows: 2, requests: 2 });
    expect(JSON.parse((await bulk(['show', 'out.jsonl', '2'])).out)).toMatchObject({
      state: 'done',
      output: '1 + 2 = 3',
    });
  });

  it.each(['a new run', 'a run that is resumed'])(
    'says of %s that standard input is silent, until Ctrl-C',
    async (kind) => {
      const args = ['bulk', 'run', '-', '--prompt', '{{ text }}', ...CHAT];
      if (kind === 'a run that is resumed') await bulk(args.slice(1), '{"text":"What is 1 + 1?"}\n');
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const silent = fakeIo({ stdin: '', env: { HF_TOKEN: 'hf_0123456789' }, fetch: emulatedNet().fetch, cwd });
      const stdin = new PassThrough();
      stdin.write('{"text":"What is 1 + 1?"}\n');
      const code = main(args, { ...silent.io, stdin });
      await expect
        .poll(() => {
          vi.advanceTimersByTime(3000);
          return silent.err();
        })
        .toContain('waiting for standard input, which is open but silent');
      expect(silent.err().match(/waiting/g)).toHaveLength(1);
      vi.useRealTimers();
      silent.controller.abort(new InterruptError());
      expect(await code).toBe(130);
    },
  );

  it('takes the fields of a schema as the chat does', async () => {
    write('in.csv', 'id,text\na,Ada is 36\n');
    const { code } = await bulk(['run', 'in.csv', '--prompt', '{{ text }}', '--schema', 'name, age int', ...CHAT]);
    expect([code, JSON.parse(read('out.jsonl')).output]).toEqual([0, { name: 'Ada', age: 36 }]);
  });

  it('lists its options in groups', async () => {
    const { out } = await bulk(['run', '--help']);
    const groups = [...out.matchAll(/^(\w.*):$/gm)].map(([, name]) => name);
    expect(groups).toEqual(
      expect.arrayContaining(['Options', 'Model', 'Prompt', 'Answer', 'Budget', 'Batches and workers']),
    );
    // What is left without a group fits at a glance.
    expect(/^Options:\n([\s\S]*?)\n\n/m.exec(out)?.[1]?.match(/^ {2}-/gm)?.length).toBeLessThanOrEqual(7);
  });

  it('takes letters that have another meaning elsewhere by now, with a hint', async () => {
    write('in.jsonl', '{"text":"What is 1 + 1?","most":30}\n');
    const args = ['run', 'in.jsonl', '--prompt', '{{ text }}', '-t', 'chat-completion', '-c', 'max_tokens={{ most }}'];
    const { code, err, out } = await bulk([...args, ...CHAT]);
    expect([code, err]).toEqual([0, expect.stringMatching(/^hubkit: -t is now --task\nhubkit: -c is now --column\n/)]);
    expect(out).toMatch(/^1 of 1 row done/);
  });

  it('shares rate limits with other runs with the same key', async () => {
    write('in.jsonl', '{"prompt":"What is 1 + 1?"}\n');
    const data = join(cwd, 'data');
    expect((await bulk(['run', 'in.jsonl', ...CHAT], '', { HUBKIT_DATA: data })).code).toBe(0);
    expect(readdirSync(data)).toContain('limits.db');
    expect(readFileSync(join(data, 'limits.db'), 'latin1')).not.toContain('hf_0123456789');
  });

  it('counts costs by the prices of the hub, or by those that are given', async () => {
    write('in.jsonl', '{"prompt":"What is 1 + 1?"}\n');
    const { inputTokens, outputTokens, cost } = JSON.parse((await bulk(['run', 'in.jsonl', ...CHAT, '--json'])).out);
    const { input, output } = await listedPrice('meta-llama/Llama-3.1-8B-Instruct', 'groq');
    expect(cost).toBeCloseTo((inputTokens * input + outputTokens * output) / 1e6, 12);
    const own = await bulk([
      'run',
      'in.jsonl',
      ...CHAT,
      '--new',
      '--price',
      '1000/2000',
      '--max-cost',
      '1000',
      '--json',
    ]);
    expect(JSON.parse(own.out).cost).toBeCloseTo((inputTokens * 1000 + outputTokens * 2000) / 1e6, 12);
  });

  it('writes chosen columns, and exports others', async () => {
    write('in.csv', 'id,text\na,What is 1 + 1?\nb,What is 1 + 2?\n');
    await bulk(['run', 'in.csv', '--prompt', '{{ text }}', '--join', 'id', '--order', 'done', ...CHAT]);
    expect(read('out.jsonl').split('\n').sort()).toEqual([
      '',
      '{"id":"a","output":"1 + 1 = 2"}',
      '{"id":"b","output":"1 + 2 = 3"}',
    ]);
    const to = ['-o', 'all.csv', '--join', 'all', '--order', 'input', '--output-column', 'sum'];
    expect((await bulk(['export', 'out.jsonl', ...to])).code).toBe(0);
    expect(read('all.csv')).toBe('id,text,sum\na,What is 1 + 1?,1 + 1 = 2\nb,What is 1 + 2?,1 + 2 = 3\n');
    const { code, err } = await bulk(['export', 'out.jsonl', '-o', 'x.csv', '--join', 'id,,text']);
    expect([code, err]).toEqual([2, expect.stringContaining('--join must be all, none, or columns such as id,text')]);
  });

  it('lists, follows and removes runs', async () => {
    write('in.jsonl', '{"prompt":"What is 1 + 1?"}\n');
    await bulk(['run', 'in.jsonl', ...CHAT]);
    expect((await bulk(['ls'])).out).toBe('out.jsonl: 1 of 1 row done\n');
    expect((await bulk(['watch', 'out.jsonl'])).out).toMatch(
      /^1 of 1 row done, 0 failed, 0 under way, \$0\.0000\d+\n$/,
    );
    expect((await bulk(['rm', 'out.jsonl'])).code).toBe(0);
    expect((await bulk(['ls'])).out).toBe('');
    expect(read('out.jsonl')).toContain('1 + 1 = 2');
    expect((await bulk(['rm', 'out.jsonl'])).err).toContain('No bulk run has written');
  });

  it('names a folder that is not there', async () => {
    const { code, err } = await bulk(['ls', 'nowhere']);
    expect([code, err]).toEqual([2, 'hubkit: Cannot list nowhere: no such file.\n  See: hubkit bulk ls --help\n']);
  });

  it('exports results to another format', async () => {
    write('in.jsonl', '{"prompt":"What is 1 + 1?"}\n');
    await bulk(['run', 'in.jsonl', ...CHAT]);
    expect((await bulk(['export', 'out.jsonl', '--to', 'out.csv'])).out).toBe('1 row written to out.csv\n');
    expect(read('out.csv')).toBe('prompt,output\nWhat is 1 + 1?,1 + 1 = 2\n');
    expect((await bulk(['export', 'out.jsonl', '-o', 'out.csv'])).err).toContain('out.csv already exists');
  });

  it('runs a task over standard input', async () => {
    const rows = '{"inputs":"I love it"}\n{"inputs":"I hate it"}\n';
    const model = 'distilbert/distilbert-base-uncased-finetuned-sst-2-english';
    const { code, out } = await bulk(
      ['run', '-', '--task', 'text-classification', '-m', model, '-o', 'out.jsonl', '-P', 'top_k=1', '--json'],
      rows,
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ end: 'done', rows: 2, done: 2 });
    const lines = read('out.jsonl').trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).output.map(({ label }: { label: string }) => label))).toEqual([
      ['POSITIVE'],
      ['NEGATIVE'],
    ]);
  });

  it('checks the input and estimates it, without a call', async () => {
    write('in.csv', 'text\na\nb\na\n');
    const { code, out, requests } = await bulk([
      'run',
      'in.csv',
      ...CHAT,
      '--prompt',
      '{{ text }}',
      '-P',
      'max_tokens=10',
      '--dedupe',
      '--dry-run',
    ]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^3 rows, 2 calls, about \d+ tokens in, at most 20 tokens out, \$0\.0000 to \$0\.0000; no model was called\n$/,
    );
    expect(requests.filter((request) => !String(JSON.stringify(request)).includes('v1/models'))).toEqual([]);
    const priced = ['run', 'in.csv', ...CHAT, '--prompt', '{{ text }}', '-P', 'max_tokens=1000000', '--dry-run'];
    expect((await bulk([...priced, '--price', '0/2.5'])).out).toContain(', $0.0000 to $7.5000;');
    expect((await bulk([...priced, '--price', '2'])).err).toContain('such as 0.05/0.08');
  });

  it('tries a sample, and goes on with another prompt where that is allowed', async () => {
    write('in.csv', `text\n${Array.from({ length: 50 }, (_, index) => `What is ${index} + 1?`).join('\n')}\n`);
    const args = ['run', 'in.csv', ...CHAT, '--prompt', '{{ text }}', '--sample', '5'];
    expect((await bulk(args)).out).toMatch(/^5 of 5 rows done/);
    const chosen = read('out.jsonl');
    expect(
      chosen
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).text),
    ).not.toContain('What is 0 + 1?');
    await bulk([...args, '--new']);
    expect(read('out.jsonl')).toBe(chosen);
    const other = ['run', 'in.csv', ...CHAT, '--prompt', 'Say: {{ text }}', '--sample', '5'];
    expect((await bulk(other)).err).toContain('prompt was "{{ text }}", now "Say: {{ text }}"');
    expect((await bulk([...other, '--allow-change'])).code).toBe(0);
    expect((await bulk(other)).code).toBe(0);
  });

  it('follows a schema', async () => {
    write('in.csv', 'text\nWhat is 1 + 1?\n');
    write(
      'schema.json',
      '{"type":"object","properties":{"n":{"type":"integer"}},"required":["n"],"additionalProperties":false}',
    );
    const { code } = await bulk(['run', 'in.csv', ...CHAT, '--prompt', '{{ text }}', '--schema', 'schema.json']);
    expect(code).toBe(0);
    expect(JSON.parse(read('out.jsonl')).output).toEqual({ n: expect.any(Number) });
  });

  it('takes the arguments from a module', async () => {
    write('in.jsonl', '{"a":1,"b":2}\n');
    write(
      'map.mjs',
      'export default ({ a, b }) => ({ messages: [{ role: "user", content: "What is " + a + " + " + b + "?" }] });',
    );
    expect((await bulk(['run', 'in.jsonl', ...CHAT, '--map', 'map.mjs'])).code).toBe(0);
    expect(JSON.parse(read('out.jsonl')).output).toBe('1 + 2 = 3');
  });

  it('ends with the code 3 at a budget, and with 1 after failed rows', async () => {
    write('in.jsonl', '{"prompt":"What is 1 + 1?"}\n{"prompt":"What is 1 + 2?"}\n');
    const { code, err } = await bulk(['run', 'in.jsonl', ...CHAT, '--max-total-tokens', '5', '--concurrency', '1']);
    expect([code, err]).toEqual([3, expect.stringContaining('the budget of 5 tokens is used up')]);
    expect((await bulk(['run', 'in.jsonl', ...CHAT, '--max-total-tokens', '1k'])).code).toBe(0);
    write('bad.jsonl', '{"messages":[]}\n');
    expect((await bulk(['run', 'bad.jsonl', ...CHAT, '-o', 'bad-out.jsonl'])).code).toBe(1);
  });

  it('sends batches with a key of the provider', async () => {
    write('in.jsonl', '{"prompt":"What is 1 + 1?"}\n{"prompt":"What is 1 + 2?"}\n');
    const { code, requests } = await bulk(['run', 'in.jsonl', ...CHAT, '--batch'], '', {
      GROQ_API_KEY: 'gsk_0123456789',
    });
    expect(code).toBe(0);
    expect(requests.filter(({ url }) => url.endsWith('/batches'))).toHaveLength(1);
    expect(
      read('out.jsonl')
        .split('\n')
        .map((line) => line && JSON.parse(line).output),
    ).toEqual(['1 + 1 = 2', '1 + 2 = 3', '']);
  });

  it('calls the next provider of a list', async () => {
    write('in.jsonl', '{"prompt":"What is 1 + 1?"}\n');
    const { code } = await bulk(['run', 'in.jsonl', ...CHAT, '-p', 'groq,together']);
    expect(code).toBe(0);
    expect(JSON.parse((await bulk(['show', 'out.jsonl', '1'])).out).attempts[0].provider).toBe('groq');
  });

  it.each<[string, readonly string[], string]>([
    ['no output', ['run', 'in.jsonl'], 'No output file. Name one with --output'],
    ['a missing file', ['run', 'no.jsonl', ...CHAT], 'no.jsonl: there is no such file'],
    ['a missing column', ['run', 'in.jsonl', ...CHAT], 'in.jsonl:1: there is no column "messages" or "prompt"'],
    [
      'a column without a template',
      ['run', 'in.jsonl', ...CHAT, '--column', 'x'],
      '--column expects name=value, not "x"',
    ],
    [
      'an unknown task',
      ['run', 'in.jsonl', ...CHAT, '--task', 'text-clasification'],
      'Did you mean text-classification?',
    ],
    ['an unknown provider', ['run', 'in.jsonl', ...CHAT, '-p', 'groq,togeter'], 'unknown provider "togeter"'],
    ['a wrong budget', ['run', 'in.jsonl', ...CHAT, '--max-errors', '5x'], '--max-errors must be an integer'],
    ['a wrong time', ['run', 'in.jsonl', ...CHAT, '--until', 'soon'], '--until must be a time such as'],
    ['a schema that is no JSON', ['run', 'in.jsonl', ...CHAT, '--schema', 'in.csv'], '--schema: in.csv is not JSON'],
    [
      'a module without a function',
      ['run', 'in.jsonl', ...CHAT, '--map', 'empty.mjs'],
      'has no default export that is a function',
    ],
    [
      'no run',
      ['status', 'out.jsonl'],
      'No bulk run has written out.jsonl: there is no out.jsonl.bulk. `hubkit bulk ls` lists the runs',
    ],
    ['no run to retry', ['retry', 'out.jsonl'], 'No bulk run has written'],
    ['a wrong row number', ['show', 'out.jsonl', '0'], '<row> must be an integer of at least 1, not "0"'],
  ])('explains %s', async (_, args, message) => {
    write('in.jsonl', '{"text":"a"}\n');
    write('in.csv', 'text\na\n');
    write('empty.mjs', '');
    const { code, err, requests } = await bulk(args);
    expect(code).toBe(2);
    expect(err).toContain(message);
    expect(requests.filter(({ url }) => !url.includes('/api/models'))).toEqual([]);
  });
});
