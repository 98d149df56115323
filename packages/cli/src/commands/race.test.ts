import { describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { fakeIo } from '../../test/fake-io.ts';
import { strictService } from '../../test/strict-service.ts';
import { main } from '../main.ts';

async function race(
  args: readonly string[],
  env: Readonly<Record<string, string>> = { HF_TOKEN: 'hf_0123456789' },
  fetch?: typeof globalThis.fetch,
) {
  const net = emulatedNet();
  const fake = fakeIo({ stdin: '', env, fetch: fetch ?? net.fetch });
  const code = await main(['race', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), requests: net.requests };
}

describe('hubkit race', () => {
  it('asks every provider of the model at once, and names the fastest', async () => {
    const { code, out, err } = await race(['-m', 'openai/gpt-oss-20b', 'Name three rivers', '--json']);
    expect(code).toBe(0);
    const figures = JSON.parse(out);
    expect(figures.map(({ provider }: { provider: string }) => provider).sort()).toEqual(['groq', 'ovhcloud']);
    for (const each of figures) expect(each).toMatchObject({ tokens: expect.any(Number), isEstimated: false });
    expect(figures[0].cost).toBeGreaterThan(0);
    expect(err).toContain(`${figures[0].provider} is the fastest: hubkit chat -m openai/gpt-oss-20b`);
  });

  it('counts the chunks of a provider that refuses to be asked for the usage', async () => {
    const strict = strictService();
    const net = emulatedNet();
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = new Request(input, init);
      const isStrict = request.url.includes('ovhcloud') && request.method === 'POST';
      if (!isStrict || !('stream_options' in (await request.clone().json()))) return net.fetch(request);
      return strict.fetch('http://strict.test/v1/chat/completions', {
        method: 'POST',
        headers: request.headers,
        body: JSON.stringify({ ...(await request.json()), model: 'mistral-small-2506' }),
      });
    };
    const { code, out } = await race(['-m', 'openai/gpt-oss-20b', 'Name three rivers', '--json'], undefined, fetch);
    expect(code).toBe(0);
    expect(strict.bodies).toHaveLength(1);
    const figures: { provider: string; isEstimated: boolean; error?: string }[] = JSON.parse(out);
    expect(figures.find(({ provider }) => provider === 'ovhcloud')?.error).toBeUndefined();
  });

  it('prints a row for each provider', async () => {
    const { out } = await race(['-m', 'openai/gpt-oss-20b', 'Name three rivers']);
    expect(out).toMatch(/^groq +\d+ tokens\/s .* s in all +\d+ tokens +\$0\.\d+$/m);
    expect(out).toMatch(/^ovhcloud /m);
  });

  it.each([
    [['-m', 'BAAI/bge-m3', 'Hi'], 'No provider serves BAAI/bge-m3 for chats.', 1],
    [['-m', 'openai/gpt-oss-20b', '-p', 'groq', 'Hi'], "Unknown option '-p'", 2],
  ])('%j: %s', async (args, message, code) => {
    const outcome = await race(args);
    expect(outcome.code).toBe(code);
    expect(outcome.err).toContain(message);
  });
});
