import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChatModel } from '@hubkit/catalog/chat-models';
import { beforeAll, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { strictService } from '../../test/strict-service.ts';
import { main } from '../main.ts';

let cwd = '';
beforeAll(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-chat-options-'));
  await Promise.all([
    writeFile(join(cwd, 'brief.txt'), 'Be brief.'),
    writeFile(join(cwd, 'ask.jinja'), '{% if tone %}In a {{ tone }} tone: {% endif %}{{ input | upper }}'),
    writeFile(join(cwd, 'broken.jinja'), '{% if %}'),
    writeFile(join(cwd, 'city.json'), '{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]}'),
    writeFile(join(cwd, 'list.json'), '[]'),
  ]);
});

async function chat(args: readonly string[], options: FakeIoOptions = {}) {
  const net = emulatedNet();
  const fake = fakeIo({ cwd, stdin: '', env: { HF_TOKEN: 'hf_0123456789' }, fetch: net.fetch, ...options });
  const code = await main(['chat', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), body: net.bodies.at(-1), net };
}

describe('the options of a chat', () => {
  it('say where the model does not have the level of reasoning', async () => {
    const { code, err, body } = await chat(['Hi', '--no-log', '--reasoning', 'xhigh', '-m', 'openai/gpt-oss-20b']);
    expect([code, body]).toMatchObject([0, { reasoning_effort: 'high' }]);
    expect(err).toContain("'reasoning: xhigh' was sent as 'high', the nearest level of openai/gpt-oss-20b at groq");
  });

  it.each<[readonly string[], object]>([
    [['-P', 'seed=7', '-P', 'stop=["END"]'], { seed: 7, stop: ['END'] }],
    [['-P', 'temperature=1', '-t', '0.5'], { temperature: 0.5 }],
    [['--reasoning', 'low', '-m', 'openai/gpt-oss-20b'], { reasoning_effort: 'low' }],
    [
      ['--system', '@brief.txt'],
      {
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'Hi' },
        ],
      },
    ],
    [
      ['--template', 'ask.jinja', '--param', 'tone=calm'],
      { messages: [{ role: 'user', content: 'In a calm tone: HI' }] },
    ],
    [['--usage'], { stream_options: { include_usage: true } }],
    [['--cheapest'], { model: 'meta-llama/Llama-3.1-8B-Instruct:cheapest' }],
  ])('%j send %j', async (args, expected) => {
    const { code, err, body } = await chat(['Hi', ...args]);
    expect({ code, err: err.replace(/^hubkit: \d+ tokens.*\n$/, '') }).toEqual({ code: 0, err: '' });
    expect(body).toMatchObject(expected);
  });

  it.each<[readonly string[], object, string]>([
    [['name, age int', 'Ada is 36'], { name: expect.any(String), age: expect.any(Number) }, 'integer'],
    [
      ['tags str[], isNew bool: seen for the first time', 'x'],
      { tags: expect.any(Array), isNew: expect.any(Boolean) },
      'seen for the first time',
    ],
    [['city.json', 'Where?'], { city: expect.any(String) }, 'city'],
    [
      ['{"type":"object","properties":{"n":{"type":"number"}},"required":["n"]}', 'x'],
      { n: expect.any(Number) },
      'number',
    ],
  ])('--schema %j prints JSON of that form', async ([schema = '', prompt = ''], expected, sent) => {
    const { code, out, body } = await chat([prompt, '--schema', schema]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual(expected);
    expect(JSON.stringify(body?.response_format)).toContain(sent);
  });

  it.each<readonly string[]>([[], ['--no-stream'], ['--tool', 'time']])(
    '--usage %j prints tokens, times and the cost by the list of the router',
    async (...args) => {
      const { err } = await chat(['Hi', '--usage', ...args]);
      const [, input, output, cost] =
        /^hubkit: (\d+) tokens in, (\d+) out, first text after [\d.]+ s(?:, \d+ tokens\/s)?, [\d.]+ s in all, \$([\d.]+)\n$/.exec(
          err,
        ) ?? [];
      // In dollars per million tokens.
      const price = findChatModel('meta-llama/Llama-3.1-8B-Instruct')?.offers?.cerebras?.value;
      const expected = (Number(input) * (price?.input ?? 0) + Number(output) * (price?.output ?? 0)) / 1e6;
      expect(expected).toBeGreaterThan(0);
      expect(Number(cost)).toBeCloseTo(expected, 6);
    },
  );

  it('--usage shows what the service reports, or no cost for a server of your own', async () => {
    const reply = (usage: object) => async () =>
      Response.json({ choices: [{ message: { role: 'assistant', content: 'Hi' } }], usage });
    const usage = { prompt_tokens: 5, completion_tokens: 2 };
    const asked = ['Hi', '--usage', '--no-stream', '--endpoint', 'http://my-server.test:8080/v1', '-m', 'a/b'];
    expect((await chat(asked, { fetch: reply({ ...usage, cost: 0.0123 }) })).err).toMatch(/in all, \$0\.012\n$/);
    expect((await chat(asked, { fetch: reply(usage) })).err).toMatch(/in all\n$/);
    const details = { prompt_tokens_details: { cached_tokens: 3, cache_write_tokens: 1 } };
    expect((await chat(asked, { fetch: reply({ ...usage, ...details }) })).err).toContain(
      '5 tokens in (3 cached, 1 written to the cache), 2 out',
    );
  });

  it.each([
    ['--usage', []],
    ['--json', []],
    ['--usage', ['--tool', 'time']],
  ])('%s %j works with a strict service that refuses to be asked for the usage', async (flag, more) => {
    const { fetch, bodies } = strictService();
    const target = ['--endpoint', 'http://strict.test/v1', '-m', 'mistral-small-2506'];
    const { code, out, err } = await chat(['Hi', flag, ...target, ...more], { fetch, env: { HUBKIT_API_KEY: 'key' } });
    expect({ code, err: err.replace(/^hubkit: .* out.*\n/m, '') }).toMatchObject({ code: 0 });
    expect(out).not.toBe('');
    expect(bodies.map(({ stream_options: asked }) => asked)).toEqual([{ include_usage: true }, undefined]);
  });

  it('--json ends with the usage', async () => {
    const last = (await chat(['Hi', '--json'])).out.trim().split('\n').at(-1) ?? '';
    expect(JSON.parse(last).usage.completion_tokens).toBeGreaterThan(0);
  });

  it('several providers are tried in turn, and the switch is shown', async () => {
    const net = emulatedNet();
    const fetch: typeof globalThis.fetch = async (input, init) =>
      String(input).includes('/groq/') ? new Response('{}', { status: 503 }) : net.fetch(input, init);
    const { code, out, err } = await chat(['Hi', '-p', 'groq,together', '--retries', '0'], { fetch });
    expect({ code, hasText: out.length > 1 }).toEqual({ code: 0, hasText: true });
    expect(err).toContain('hubkit: groq is left out');
    expect(net.requests.at(-1)?.url).toContain('/together/');
  });

  it('each provider gets its own key', async () => {
    const env = { GROQ_API_KEY: 'gsk_0123456789', TOGETHER_API_KEY: 'tgp_0123456789' };
    const net = emulatedNet();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const answer = await net.fetch(input, init);
      return String(input).startsWith('https://api.groq.com') ? new Response('{}', { status: 503 }) : answer;
    };
    const { code } = await chat(['Hi', '-p', 'groq,together', '--retries', '0'], { env, fetch });
    expect(code).toBe(0);
    const sent = net.requests.filter(({ url }) => url.includes('/chat/completions'));
    expect(sent.map(({ url, authorization }) => [new URL(url).hostname, authorization])).toEqual([
      ['api.groq.com', 'Bearer gsk_0123456789'],
      ['api.together.xyz', 'Bearer tgp_0123456789'],
    ]);
  });

  it('a retry is shown', async () => {
    const net = emulatedNet();
    let count = 0;
    const fetch: typeof globalThis.fetch = async (input, init) =>
      String(input).includes('/chat/completions') && ++count === 1
        ? new Response('{"error":"busy"}', { status: 503, headers: { 'retry-after': '0' } })
        : net.fetch(input, init);
    const { code, err } = await chat(['Hi'], { fetch });
    expect(code).toBe(0);
    expect(err).toMatch(/^hubkit: retrying in [\d.]+ s: /);
  });

  it.each<[readonly string[], string]>([
    [['--reasoning', 'lots'], '--reasoning must be one of none, minimal, low, medium, high, xhigh, not "lots".'],
    [['--param', 'a=b'], '--param sets a variable of --prompt or --template, which is missing.'],
    [['--template', 'ask.jinja', '--param', 'tone'], '--param must be key=value, not "tone".'],
    [['--cheapest', '--fastest'], '--cheapest cannot be combined with --fastest.'],
    [['--cheapest', '-p', 'groq'], '--cheapest and --fastest let the hub choose'],
    [['--schema', 'name, 7'], '--schema: "7" is not a field.'],
    [['--schema', 'name wat'], '--schema: "name wat" is not a field.'],
    [['--schema', 'missing.json'], '--schema: cannot read missing.json: no such file.'],
    [['--system', '@missing.txt'], '--system: cannot read missing.txt: no such file.'],
    [['-P', 'seed'], '--parameters must be key=value, not "seed".'],
    [['-f', 'brief.txt'], "Unknown option '-f'. Did you mean -a, --attach <file>?"],
    [['--file', 'brief.txt'], "Unknown option '--file'. Did you mean -a, --attach <file>?"],
    [['--timeout', '0'], '--timeout must be a number of at least 0.001, not "0".'],
    [['-p', 'groq,togehter'], '--provider: unknown provider "togehter". Did you mean together?'],
  ])('%j are refused before anything is sent', async (args, message) => {
    const { code, err, net } = await chat(['Hi', ...args]);
    expect(err).toContain(message);
    expect({ code, requests: net.requests.length }).toEqual({ code: 2, requests: 0 });
  });

  it.each([
    [['--template', 'broken.jinja'], 'broken.jinja'],
    [['--schema', 'list.json'], 'list.json is not a JSON Schema'],
  ])('%j name the file', async (args, message) => {
    expect((await chat(['Hi', ...args])).err).toContain(message);
  });

  it('lacks a key for one of several providers', async () => {
    const { err } = await chat(['Hi', '-p', 'groq,together'], { env: { GROQ_API_KEY: 'gsk_0123456789' } });
    expect(err).toContain('--provider: there is no key for together. Set TOGETHER_API_KEY or HF_TOKEN.');
  });

  it('gives up after --timeout', async () => {
    const fetch: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
    const { code, err } = await chat(['Hi', '--timeout', '0.05', '--endpoint', 'http://my-server.test:8080'], {
      fetch,
    });
    expect(code).toBe(1);
    expect(err).toMatch(/timed out|in time|within/i);
  });
});

describe('errors with --json', () => {
  it.each([
    [['Hi', '--json', '-p', 'groc'], {}, { code: 'USAGE', message: expect.stringContaining('groc'), retryable: false }],
    [
      ['Hi', '--json'],
      { HF_TOKEN: 'hf_0123456789invalid' },
      { code: expect.stringMatching(/API$/), status: 401, requestId: expect.any(String), retryable: false },
    ],
  ])('of %j are one line of JSON', async (args, env, expected) => {
    const { err, out } = await chat(args, { env });
    expect(JSON.parse(err)).toEqual({ error: expect.objectContaining(expected) });
    expect(out).toBe('');
    expect(err).not.toContain('0123456789invalid');
  });
});
