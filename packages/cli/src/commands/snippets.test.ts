import { describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

const llama = 'meta-llama/Llama-3.1-8B-Instruct';

async function snippets(args: readonly string[], options: FakeIoOptions = {}) {
  const net = emulatedNet();
  const fake = fakeIo({ fetch: net.fetch, ...options });
  const code = await main(['snippets', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), requests: net.requests };
}

describe('hubkit snippets', () => {
  it('prints every snippet under its name', async () => {
    const { code, out, err } = await snippets([llama, '--provider', 'groq']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out.match(/^=== .+ ===$/gm)?.length).toBeGreaterThan(4);
    expect(out).toContain('=== python requests ===');
  });

  it('prints a single one as it is, with the name that the provider has for the model', async () => {
    const { out } = await snippets([llama, '-p', 'groq', '-c', 'curl', '--prompt', "What's up?", '--max-tokens', '9']);
    expect(out).toMatch(/^curl /);
    expect(out).toContain('"llama-3.1-8b-instant"');
    expect(out).toContain('"max_tokens": 9');
    expect(out).toContain('$HF_TOKEN');
  });

  it('narrows down by language, and can print JSON', async () => {
    const { out } = await snippets([llama, '-p', 'groq', '-l', 'js', '--stream', '--json']);
    const list: { language: string; content: string }[] = JSON.parse(out);
    expect(new Set(list.map(({ language }) => language))).toEqual(new Set(['js']));
  });

  it('asks the hub with HF_TOKEN and does not print the token', async () => {
    const { out, requests } = await snippets([llama, '-p', 'groq'], { env: { HF_TOKEN: 'hf_0123456789' } });
    expect(requests).toMatchObject([{ authorization: 'Bearer hf_0123456789' }]);
    expect(requests[0]?.url).toMatch(/^https:\/\/huggingface\.co\/api\/models\/meta-llama\//);
    expect(out).not.toContain('hf_0123456789');
  });

  it('says what it assumes about a model that nobody knows', async () => {
    const { code, err, out } = await snippets(['acme/new-model', '-p', 'groq', '-c', 'curl']);
    expect(code).toBe(0);
    expect(err).toContain('acme/new-model was not found by');
    expect(out).toContain('acme/new-model');
  });

  it.each([
    [['llama'], 'is not the id of a model', 2],
    [['../x'], 'is not the id of a model', 2],
    [['x/..'], 'is not the id of a model', 2],
    [[llama, '-p', 'groq', '-c', 'fortran'], 'No snippet matches. Available: python', 2],
    [[llama, '-c', 'curl'], 'huggingface.js. More are available with --provider.', 2],
    [[llama, '-l', 'cobol'], '--language wants one of python, js, sh, not "cobol".', 2],
    [[llama, '-p', 'grok'], 'grok', 2],
    [['BAAI/bge-small-en-v1.5', '-p', 'hf-inference'], 'There are no snippets for BAAI/bge-small-en-v1.5', 1],
  ])('answers %j with one sentence', async (args, message, exitCode) => {
    const { code, err, out } = await snippets(args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: exitCode, out: '' });
  });
});
