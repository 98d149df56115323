import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

const KEY = 'hbk_secret';
const AGENTS = ['claude', 'codex', 'opencode', 'pi'];

let cwd: string;
let home: string;
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-launch-'));
  home = join(cwd, 'home');
  mkdirSync(join(cwd, 'bin'));
  mkdirSync(home);
});
afterEach(() => rmSync(cwd, { recursive: true, force: true }));

/** Installs a program that prints its words and those variables that lead an agent. */
function install(agent: string, code = 0): void {
  const script = `#!/bin/sh\nfor word in "$@"; do echo "word $word"; done\nenv | grep -E 'ANTHROPIC|CLAUDE|HUBKIT_AGENT|OPENCODE'\nexit ${code}\n`;
  writeFileSync(join(cwd, 'bin', agent), script);
  chmodSync(join(cwd, 'bin', agent), 0o755);
}

/** A gateway that lists models, and the requests that it has got. */
function gateway(ids: readonly string[] = ['small', 'claude-coder'], status = 200) {
  const requests: { readonly url: string; readonly key: string | null }[] = [];
  const fetch: typeof globalThis.fetch = async (input, { headers } = {}) => {
    requests.push({ url: String(input), key: new Headers(headers).get('authorization') });
    return Response.json({ data: ids.map((id) => ({ id, max_completion_tokens: 4096 })) }, { status });
  };
  return { fetch, requests };
}

async function hubkit(
  words: readonly string[],
  {
    fetch = gateway().fetch,
    env = {},
  }: Record<string, never> | { readonly fetch?: typeof globalThis.fetch; readonly env?: Record<string, string> } = {},
) {
  const fake = fakeIo({
    cwd,
    fetch,
    env: {
      PATH: `${join(cwd, 'bin')}${delimiter}/usr/bin${delimiter}/bin`,
      HOME: home,
      HUBKIT_GATEWAY_KEY: KEY,
      ...env,
    },
    stdin: '',
  });
  return { code: await main(['launch', ...words], fake.io), out: fake.out(), err: fake.err() };
}

describe('hubkit launch', () => {
  it('starts Claude Code with the gateway of this machine and a model that it lists itself', async () => {
    install('claude', 7);
    const { fetch, requests } = gateway();
    const { code, out, err } = await hubkit(['claude', '--', '--resume', 'a b'], { fetch });
    expect([code, requests]).toEqual([7, [{ url: 'http://127.0.0.1:8787/v1/models', key: `Bearer ${KEY}` }]]);
    expect(out).toContain('word --resume\nword a b\n');
    expect(out).toContain('ANTHROPIC_BASE_URL=http://127.0.0.1:8787\n');
    expect(out).toContain(`ANTHROPIC_AUTH_TOKEN=${KEY}\n`);
    expect(out).toContain('ANTHROPIC_DEFAULT_HAIKU_MODEL=claude-coder\n');
    expect(err).toContain('ANTHROPIC_AUTH_TOKEN=(that of HUBKIT_GATEWAY_KEY)');
    expect(err).not.toContain(KEY);
    expect(readdirSync(cwd).sort()).toEqual(['bin', 'home']);
    expect(readdirSync(home)).toEqual([]);
  });

  it('starts Codex with Responses, and opencode with a configuration in a variable', async () => {
    install('codex');
    install('opencode');
    const { out } = await hubkit(['codex', '--model', 'coder']);
    expect(out).toContain(
      'word model_providers.hubkit={ name = "hubkit", base_url = "http://127.0.0.1:8787/v1", env_key = "HUBKIT_AGENT_KEY", wire_api = "responses" }',
    );
    expect(out).toContain(`word -m\nword coder\n`);
    expect(out).toContain(`HUBKIT_AGENT_KEY=${KEY}`);
    const opened = await hubkit(['opencode', '--model', 'claude-coder', '--small-model', 'tiny']);
    const [, content = ''] = /OPENCODE_CONFIG_CONTENT=(.*)/.exec(opened.out) ?? [];
    expect(JSON.parse(content)).toMatchObject({
      model: 'hubkit/claude-coder',
      small_model: 'hubkit/tiny',
      provider: {
        hubkit: {
          options: { baseURL: 'http://127.0.0.1:8787/v1', apiKey: '{env:HUBKIT_AGENT_KEY}' },
          models: { 'claude-coder': { limit: { output: 4096 } } },
        },
      },
    });
    expect(content).not.toContain(KEY);
  });

  it('leads to a provider by the router, and to a server of one’s own', async () => {
    const env = { HF_TOKEN: 'hf_0123456789' };
    const facts = async (...words: string[]) =>
      JSON.parse((await hubkit(['claude', '--print', '--json', ...words], { env })).out);
    expect((await facts('--provider', 'groq', '--model', 'openai/gpt-oss-120b')).variables).toMatchObject({
      ANTHROPIC_BASE_URL: 'https://router.huggingface.co',
      ANTHROPIC_MODEL: 'openai/gpt-oss-120b:groq',
      ANTHROPIC_AUTH_TOKEN: '(that of HF_TOKEN)',
    });
    expect((await facts('--endpoint', 'http://vllm:8000/')).variables).toMatchObject({
      ANTHROPIC_BASE_URL: 'http://vllm:8000',
      ANTHROPIC_AUTH_TOKEN: 'none',
    });
  });

  it.each(AGENTS)('writes the settings of %s without the key, and keeps what is there', async (agent) => {
    install(agent);
    const words = [agent, '--write', '--model', 'coder'];
    const { code, err } = await hubkit(words);
    const [, path = ''] = /wrote (.*)/.exec(err) ?? [];
    expect([code, existsSync(path)]).toEqual([0, true]);
    const written = readFileSync(path, 'utf8');
    expect(written).toContain('8787');
    expect(written).not.toContain(KEY);
    const own = path.endsWith('.toml')
      ? `model = "mine"\n${written}`
      : JSON.stringify({ ...JSON.parse(written), mine: 1 });
    writeFileSync(path, own);
    expect((await hubkit(words)).code).toBe(0);
    expect(readFileSync(path, 'utf8')).toContain('mine');
    writeFileSync(path, '// a comment\n{}');
    if (!path.endsWith('.toml')) expect((await hubkit(words)).err).toContain('--write does not change it');
  });

  it.each([
    [['claude', '--model', 'x'], /Claude Code is not installed.*npm install -g @anthropic-ai\/claude-code/],
    [['emacs'], /There is no agent "emacs"; there are claude, codex, opencode, pi/],
    [['pi', '--model', 'x'], /reads providers from a file only: add --write/],
    [['claude', '--gateway', 'http://a', '--endpoint', 'http://b'], /Give one of --gateway and --endpoint/],
    [['claude', '--provider', 'groq', '--model', 'x'], /needs HF_TOKEN/],
    [['claude', '--endpoint', 'vllm'], /is not an address/],
  ])('says what is wrong: %j', async (words, message) => {
    const { code, err } = await hubkit(words);
    expect(code).toBeGreaterThan(0);
    expect(err).toMatch(message);
  });

  it('says when no gateway responds, when it needs a key and when it offers nothing', async () => {
    const fails = async () => Promise.reject(new TypeError('fetch failed'));
    expect((await hubkit(['claude'], { fetch: fails })).err).toMatch(/Nothing responds at .*hubkit gateway/);
    expect((await hubkit(['claude'], { fetch: gateway([], 401).fetch })).err).toContain('set HUBKIT_GATEWAY_KEY');
    expect((await hubkit(['claude'], { fetch: gateway([]).fetch })).err).toContain('give --model');
  });
});
