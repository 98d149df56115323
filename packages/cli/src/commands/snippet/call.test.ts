import { describe, expect, it } from 'vitest';
import { emulatedNet } from '../../../test/emulated-net.ts';
import { type FakeIoOptions, fakeIo } from '../../../test/fake-io.ts';
import { main } from '../../main.ts';

const llama = 'meta-llama/Llama-3.1-8B-Instruct';

async function callSnippets(args: readonly string[], options: FakeIoOptions = {}) {
  const net = emulatedNet();
  const fake = fakeIo({ fetch: net.fetch, ...options });
  const code = await main(['snippet', 'call', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), requests: net.requests };
}

describe('hubkit snippet call', () => {
  it('prints every snippet under its name', async () => {
    const { code, out, err } = await callSnippets([llama, '--provider', 'groq']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^=== .+ ===$/gm)?.length).toBeGreaterThan(4);
    expect(out).toContain('=== python requests ===');
  });

  it('prints a single one as it is, with the provider behind the id of the model', async () => {
    const { out } = await callSnippets([
      llama,
      '-p',
      'groq',
      '--client',
      'curl',
      '--prompt',
      "What's up?",
      '--max-tokens',
      '9',
    ]);
    expect(out).toMatch(/^curl /);
    expect(out).toContain(`"${llama}:groq"`);
    expect(out).toContain('"max_tokens": 9');
    expect(out).toContain('$HF_TOKEN');
  });

  it('narrows down by language, and can print JSON', async () => {
    const { out } = await callSnippets([llama, '-p', 'groq', '-l', 'js', '--stream', '--json']);
    const list: { language: string; content: string }[] = JSON.parse(out);
    expect(new Set(list.map(({ language }) => language))).toEqual(new Set(['js']));
  });

  it('asks the hub with HF_TOKEN and does not print the token', async () => {
    const { out, requests } = await callSnippets([llama, '-p', 'groq'], { env: { HF_TOKEN: 'hf_0123456789' } });
    expect(requests).toMatchObject([{ authorization: 'Bearer hf_0123456789' }]);
    expect(requests[0]?.url).toMatch(/^https:\/\/huggingface\.co\/api\/models\/meta-llama\//);
    expect(out).not.toContain('hf_0123456789');
  });

  it('says what it assumes about a model that nobody knows', async () => {
    const { code, err, out } = await callSnippets(['acme/new-model', '-p', 'groq', '--client', 'curl']);
    expect(code).toBe(0);
    expect(err).toContain('acme/new-model was not found by');
    expect(out).toContain('acme/new-model');
  });

  it('describes a model with flags, without looking for more', async () => {
    const { code, err, out } = await callSnippets([
      'acme/painter',
      '--task',
      'text-to-image',
      '-p',
      'hf-inference',
      '--client',
      'curl',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('/models/acme/painter');
  });

  it('reads a record from standard input, and shows the input that is given', async () => {
    const stdin = JSON.stringify({ id: 'acme/masks', pipeline_tag: 'fill-mask', mask_token: '<mask>' });
    const { out } = await callSnippets(['-', '-p', 'hf-inference', '--client', 'fetch', '-i', "It's <mask>."], {
      stdin,
    });
    expect(out).toContain('"It\'s <mask>."');
  });

  it('runs a snippet in JavaScript at the emulator', async () => {
    const { code, out, err } = await callSnippets([
      llama,
      '-p',
      'groq',
      '--client',
      'fetch',
      '--prompt',
      'What is 6 times 7?',
      '--run',
    ]);
    expect({ code, err }).toEqual({
      code: 0,
      err: 'hubkit: HF_TOKEN is not set, so the built-in emulator responds; set it to use the real service\n',
    });
    expect(out).toContain('42');
  });

  it('runs a snippet of the shell at the provider that the emulator has', async () => {
    const { code, out } = await callSnippets([
      llama,
      '-p',
      'groq',
      '--client',
      'curl',
      '--direct',
      '--stream',
      '--run',
    ]);
    expect(code).toBe(0);
    expect(out).toContain('data: [DONE]');
  });

  it('tells how a snippet ended that fails', async () => {
    const env = { HF_TOKEN: 'hf_0123456789', PATH: process.env.PATH ?? '' };
    const args = [llama, '-p', 'groq', '--client', 'fetch', '--endpoint', 'http://127.0.0.1:1/v1', '--run'];
    const { code, err } = await callSnippets(args, { env });
    expect(code).toBe(1);
    expect(err).toContain('The snippet exited with 1.');
  });

  it.each([
    [['llama'], 'is not a model id', 2],
    [['../x'], 'is not a model id', 2],
    [['x/..'], 'is not a model id', 2],
    [['nowhere.json'], 'Cannot read nowhere.json: no such file.', 2],
    [
      [llama, '-p', 'groq', '--client', 'request'],
      '--client: no snippet for "request". Did you mean requests? Available: ',
      2,
    ],
    [[llama, '-p', 'groq', '--client', 'curl', '-l', 'js'], 'No snippet matches. Available: python', 2],
    [[llama, '-p', 'groq', '--run'], '--run takes one snippet, but ', 2],
    [[llama, '--task', 'text-to-imag'], 'Unknown task "text-to-imag". Did you mean text-to-image?', 2],
    [[llama, '-l', 'cobol'], '--language must be one of python, js, sh, not "cobol".', 2],
    [[llama, '-p', 'grok'], 'grok', 2],
    [
      ['acme/depth', '--task', 'depth-estimation'],
      'There are no snippets for acme/depth, because there are none for depth-estimation.',
      1,
    ],
  ])('answers %j with one sentence', async (args, message, exitCode) => {
    const { code, err, out } = await callSnippets(args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: exitCode, out: '' });
  });

  it.each([
    ['{', '- is not JSON'],
    ['[]', '- must contain an object'],
    ['{}', '- has no "id"'],
    ['{"id": "a/b", "tags": "x"}', '"tags" must be a list of strings'],
  ])('tells what is wrong with the record %s', async (stdin, message) => {
    const { code, err } = await callSnippets(['-'], { stdin });
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
