import { describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

async function models(args: readonly string[], env: Readonly<Record<string, string>> = { HF_TOKEN: 'hf_0123456789' }) {
  const net = emulatedNet();
  const fake = fakeIo({ stdin: '', env, fetch: net.fetch });
  const code = await main(['models', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), requests: net.requests };
}

describe('hubkit models', () => {
  it.each([
    [['--search', 'whisper'], /^openai\/whisper-\S+ +automatic-speech-recognition /m],
    [['--task', 'asr', '-n', '1'], /^\S+ +automatic-speech-recognition /],
    [['--provider', 'groq', '--search', 'llama'], /^\S*[Ll]lama\S* .*provider/m],
  ])('%j lists what was asked for', async (args, expected) => {
    const { code, out, requests } = await models(args);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(expected) });
    expect(requests[0]?.url).toMatch(/^https:\/\/huggingface\.co\/api\/models\?/);
  });

  it('prints nothing to a pipe where no model matches', async () => {
    const { code, out, err } = await models(['--search', 'no such model']);
    expect({ code, out }).toEqual({ code: 0, out: '' });
    expect(err).toContain('no model matches');
  });

  it.each([
    [['gpt-oss-20b'], /^openai\/gpt-oss-20b .*\n$/],
    [['oss-20b', 'GPT'], /^openai\/gpt-oss-20b .*\n$/],
  ])('%j searches', async (args, expected) => {
    const { code, out } = await models(args);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(expected) });
  });

  it('describes a model, with its providers', async () => {
    const { out } = await models(['openai/gpt-oss-20b']);
    expect(out).toMatch(/^id +openai\/gpt-oss-20b$/m);
    expect(out).toMatch(/^library +transformers$/m);
    expect(out).toMatch(/^Providers\n\S+ +conversational /m);
    expect((await models(['openai/gpt-oss-20b', '--files'])).out).toContain('config.json');
    expect(out).toMatch(/ live +\$0\.1\/\$0\.5 per 1M +\d\.\d\d s to first token +\d+ tokens\/s$/m);
    const { id, providers } = JSON.parse((await models(['openai/gpt-oss-20b', '--json'])).out);
    expect([id, providers[0]]).toEqual([
      'openai/gpt-oss-20b',
      expect.objectContaining({ price: { input: 0.1, output: 0.5 }, tokensPerSecond: expect.any(Number) }),
    ]);
  });

  it('describes a well-known model of the emulator by facts with sources, and invents no counts', async () => {
    const { out } = await models(['openai/gpt-oss-20b'], {});
    expect(out).toMatch(/^parameters +21B, 3\.6B active$/m);
    expect(out).toMatch(/^context +131072 tokens$/m);
    expect(out).toMatch(/^abilities +tools, structured output, reasoning$/m);
    expect(out).toMatch(/^service +emulator$/m);
    expect(out).toMatch(/^groq .* live +\$0\.1\/\$0\.5 per 1M$/m);
    expect(out).toMatch(/^Sources\n.* 20\d\d-\d\d-\d\d +https:/m);
    expect(out).not.toMatch(/downloads|likes|changed/);
  });

  it('makes nothing up about the other models of the emulator', async () => {
    const unknown = JSON.parse((await models(['Gryphe/MythoMax-L2-13b', '--json'], {})).out);
    expect(unknown).toMatchObject({ service: 'emulator' });
    for (const name of ['license', 'parameters', 'contextLength', 'facts', 'changed'])
      expect(unknown).not.toHaveProperty(name);
  });

  it('prints the chat template of a model', async () => {
    const { code, out } = await models(['openai/gpt-oss-20b', '--template']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('<|start|>') });
    expect(JSON.parse((await models(['openai/gpt-oss-20b', '--template', '--json'])).out)).toBe(out);
  });

  it('lists the models of the emulator without a token', async () => {
    const { code, out, err, requests } = await models(['-n', '3'], {});
    expect({ code, lines: out.trim().split('\n').length, requests }).toEqual({ code: 0, lines: 3, requests: [] });
    expect(err).toContain('these are the models of the built-in emulator');
  });

  it.each([
    [['gpt-oss', '--files'], '"gpt-oss" is not a model id. Model ids look like openai/gpt-oss-20b; search with', 2],
    [['acme/nothing'], 'The hub has no model acme/nothing, or it is private.', 1],
    [['BAAI/bge-m3', '--template'], 'There is no chat template of BAAI/bge-m3: none of its files holds one.', 1],
    [['openai/gpt-oss-20b', '--search', 'x'], '--search cannot be combined with an id.', 2],
    [['gpt', '--search', 'oss'], 'Pass the words to search for once', 2],
    [['--provider', 'grok'], 'Unknown provider "grok". Did you mean groq?', 2],
    [['--task', 'cake'], 'Unknown task "cake".', 2],
    [['--sort', 'size'], '--sort', 2],
  ])('%j is refused', async (args, message, exitCode) => {
    const { code, err } = await models(args);
    expect({ code, err }).toEqual({ code: exitCode, err: expect.stringContaining(message) });
  });
});

describe('the models of a server', () => {
  const server: typeof globalThis.fetch = async (input) => {
    expect(String(input)).toBe('http://models.test/v1/models');
    return Response.json({ object: 'list', data: [{ id: 'tiny' }, { id: 'large' }] });
  };

  it.each([
    ['--endpoint', ['--endpoint', 'http://models.test/v1'], {}],
    ['the variable that chat reads', [], { OPENAI_BASE_URL: 'http://models.test/v1', OPENAI_API_KEY: 'k' }],
    ['the word list, too', ['list', '--endpoint', 'http://models.test/v1'], {}],
  ])('are listed by %s', async (_way, args, env) => {
    const fake = fakeIo({ fetch: server, env });
    expect(await main(['models', ...args], fake.io)).toBe(0);
    expect(fake.out()).toBe('tiny\nlarge\n');
  });
});
