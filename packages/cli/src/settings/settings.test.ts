import { mkdir, mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { eventually } from '../../test/eventually.ts';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';
import { configFile, dataFolder, tokenFile } from './places.ts';
import { withStoredKeys } from './stored-keys.ts';
import { withStoredToken } from './stored-token.ts';

let home = '';
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'hubkit-home-'));
});

async function hubkit(args: readonly string[], options: FakeIoOptions = {}) {
  const net = emulatedNet();
  const env = withStoredKeys(withStoredToken({ HOME: home, ...options.env }));
  const fake = fakeIo({ stdin: '', fetch: net.fetch, ...options, env: env as Record<string, string> });
  const code = await main(args, fake.io);
  return { code, out: fake.out(), err: fake.err(), net };
}

describe('places of files', () => {
  it.each([
    [tokenFile, { HOME: '/h' }, '/h/.cache/huggingface/token'],
    [tokenFile, { HOME: '/h', XDG_CACHE_HOME: '/c' }, '/c/huggingface/token'],
    [tokenFile, { HOME: '/h', HF_HOME: '/x' }, '/x/token'],
    [tokenFile, { HF_HOME: '/x', HF_TOKEN_PATH: '/t' }, '/t'],
    [tokenFile, {}, undefined],
    [configFile, { HOME: '/h' }, '/h/.config/hubkit/config.json'],
    [configFile, { XDG_CONFIG_HOME: '/c' }, '/c/hubkit/config.json'],
    [configFile, { HOME: '/h', HUBKIT_CONFIG: '/my.json' }, '/my.json'],
    [dataFolder, { HOME: '/h' }, '/h/.local/share/hubkit'],
    [dataFolder, { USERPROFILE: '/u', LOCALAPPDATA: '/l' }, '/l/hubkit'],
    [dataFolder, {}, undefined],
  ])('%o of %j is %j', (place, env, expected) => {
    expect(place(env)).toBe(expected);
  });
});

describe('the token', () => {
  it('is stored for its owner alone, used, shown by whoami, and deleted', async () => {
    const file = join(home, '.cache/huggingface/token');
    const login = await hubkit(['login'], { stdin: 'hf_0123456789\n' });
    expect(login).toMatchObject({ code: 0, err: expect.stringMatching(/^hubkit: logged in as \S+, token in /) });
    expect(await readFile(file, 'utf8')).toBe('hf_0123456789');
    expect((await stat(file)).mode & 0o777).toBe(0o600);

    const { out, net } = await hubkit(['whoami']);
    expect(out).toMatch(/^name +\S+/m);
    expect(net.requests[0]?.authorization).toBe('Bearer hf_0123456789');
    expect(JSON.parse((await hubkit(['whoami', '--json'])).out).name).toEqual(expect.any(String));
    expect((await hubkit(['chat', 'Hi'])).net.requests.at(-1)?.authorization).toBe('Bearer hf_0123456789');
    expect(
      (await hubkit(['chat', 'Hi'], { env: { HF_TOKEN: 'hf_other12345' } })).net.requests.at(-1)?.authorization,
    ).toBe('Bearer hf_other12345');

    expect(await hubkit(['logout'])).toMatchObject({ code: 0, err: `hubkit: deleted ${file}\n` });
    expect(await hubkit(['logout'])).toMatchObject({ code: 0, err: 'hubkit: no token is stored\n' });
    expect((await hubkit(['whoami'])).err).toContain('You are not logged in');
  });

  it('is typed at a terminal without being shown', async () => {
    const fake = fakeIo({ env: { HOME: home }, fetch: emulatedNet().fetch, isTerminal: true });
    const code = main(['login'], fake.io);
    await eventually(() => expect(fake.err()).toContain('Token: '));
    fake.keyboard.write('hf_0123456789\r');
    expect(await code).toBe(0);
    expect(fake.err() + fake.out()).not.toContain('0123456789');
  });

  it('makes the mode of a file that was there stricter', async () => {
    await mkdir(join(home, '.cache/huggingface'), { recursive: true });
    const file = join(home, '.cache/huggingface/token');
    await writeFile(file, 'hf_old', { mode: 0o644 });
    await hubkit(['login'], { stdin: 'hf_0123456789' });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.each([
    ['gsk_123', 'This is not a token of the hub: tokens start with hf_.'],
    ['', 'No token was given'],
    ['hf_0123456789invalid', 'The hub does not accept this token'],
  ])('%j is refused', async (stdin, message) => {
    const { code, err } = await hubkit(['login'], { stdin });
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
    await expect(readFile(join(home, '.cache/huggingface/token'))).rejects.toThrow('ENOENT');
  });

  it('without a network says how to store a token all the same', async () => {
    const fetch = () => Promise.reject(new TypeError('fetch failed'));
    const { code, err } = await hubkit(['login'], { stdin: 'hf_0123456789', fetch });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('Nothing was stored; --no-check stores') });
  });
});

describe('profiles', () => {
  it('replace settings for one command, or for a shell', async () => {
    for (const [name, value] of [
      ['model', 'openai/gpt-oss-20b'],
      ['profiles.work.model', 'meta-llama/Llama-3.3-70B-Instruct'],
    ] as const)
      expect(await hubkit(['config', 'set', name, value])).toMatchObject({ code: 0 });
    const env = { HF_TOKEN: 'hf_0123456789' };
    const runForModel = async (args: readonly string[], more = {}) =>
      (await hubkit(['chat', 'Hi', '--provider', 'groq', ...args], { env: { ...env, ...more } })).net.bodies.at(-1)
        ?.model;
    expect(await runForModel([])).toMatch(/gpt-oss-20b/);
    expect(await runForModel(['--profile', 'work'])).toMatch(/llama-3\.3-70b/i);
    expect(await runForModel([], { HUBKIT_PROFILE: 'work' })).toMatch(/llama-3\.3-70b/i);
  });

  it('have to exist', async () => {
    expect(await hubkit(['chat', 'Hi', '--profile', 'home'])).toMatchObject({
      code: 2,
      err: expect.stringContaining(
        'There is no profile "home". `hubkit config set profiles.<name>.model <id>` makes one.',
      ),
    });
    await hubkit(['config', 'set', 'profiles.work.provider', 'groq']);
    expect((await hubkit(['chat', 'Hi', '--profile', 'home'])).err).toContain('Profiles: work.');
  });

  it('have settings with known names', async () => {
    expect((await hubkit(['config', 'set', 'profiles.work.modle', 'x'])).err).toContain(
      'Unknown setting "profiles.work.modle". Did you mean model?',
    );
  });
});

describe('the settings', () => {
  it('choose model, provider and instructions', async () => {
    for (const [name, value] of [
      ['model', 'small'],
      ['aliases.small', 'meta-llama/Llama-3.2-3B-Instruct'],
      ['tasks.text-classification', 'distilbert/distilbert-base-uncased-finetuned-sst-2-english'],
      ['system', 'Be brief.'],
      ['provider', 'hyperbolic'],
    ] as const) {
      expect(await hubkit(['config', 'set', name, value])).toMatchObject({ code: 0 });
    }
    const env = { HF_TOKEN: 'hf_0123456789' };
    const chat = await hubkit(['chat', 'Hi'], { env });
    expect(chat.net.bodies.at(-1)).toMatchObject({
      model: 'meta-llama/Llama-3.2-3B-Instruct',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'Hi' },
      ],
    });
    expect(chat.net.requests.at(-1)?.url).toContain('/hyperbolic/');
    const run = await hubkit(['run', 'text-classification', 'I love it', '-p', 'hf-inference'], { env });
    expect(run.net.requests.at(-1)?.url).toContain('distilbert-base-uncased-finetuned-sst-2-english');
    expect(JSON.parse((await hubkit(['config', 'list', '--json'])).out)).toMatchObject({ provider: 'hyperbolic' });

    expect(await hubkit(['config', 'unset', 'provider'])).toMatchObject({ code: 0 });
    const { out, err } = await hubkit(['config', 'list']);
    expect(out).not.toContain('provider');
    expect(err).toContain(join(home, '.config/hubkit/config.json'));
  });

  it.each([
    [['config', 'set', 'modle', 'x'], 'Unknown setting "modle". Did you mean model?'],
    [['config', 'set', 'tasks.text-to-imag', 'x'], 'Did you mean tasks.text-to-image?'],
    [['config', 'set', 'timeout', 'soon'], 'timeout must be a number of seconds, not "soon".'],
    [['config', 'set', 'log', 'maybe'], 'log must be on or off, not "maybe".'],
    [['config', 'unset', 'model'], 'model is not set.'],
  ])('%j is refused', async (args, message) => {
    expect((await hubkit(args)).err).toContain(message);
  });

  it.each([['{'], ['[]'], ['{"model":1}']])('in a broken file %j are named', async (text) => {
    await mkdir(join(home, '.config/hubkit'), { recursive: true });
    await writeFile(join(home, '.config/hubkit/config.json'), text);
    const { code, err } = await hubkit(['chat', 'Hi'], { env: { HF_TOKEN: 'hf_0123456789' } });
    expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('.config/hubkit/config.json') });
  });
});

describe('the key of a provider', () => {
  const key = 'gsk_0123456789abcdefWXYZ';

  it('is stored for its owner alone, shown masked, used, and deleted', async () => {
    const login = await hubkit(['login', '--provider', 'groq'], { stdin: `${key}\n` });
    const file = join(home, '.config', 'hubkit', 'keys.json');
    expect(login).toMatchObject({ code: 0, out: '', err: `hubkit: stored the key …WXYZ of groq in ${file}\n` });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const chat = await hubkit(['chat', 'Hi']);
    expect(chat.net.requests.at(-1)).toMatchObject({
      url: expect.stringContaining('https://api.groq.com/'),
      authorization: `Bearer ${key}`,
    });
    const other = await hubkit(['chat', 'Hi'], { env: { GROQ_API_KEY: 'gsk_other' } });
    expect(other.net.requests.at(-1)?.authorization).toBe('Bearer gsk_other');
    expect((await hubkit(['logout', '--provider', 'groq'])).err).toBe('hubkit: deleted the key of groq\n');
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect((await hubkit(['logout', '--provider', 'groq'])).err).toBe('hubkit: no key of groq is stored\n');
  });

  it.each([
    ['groq', 'hf_0123456789', 'This is a token of the hub'],
    ['groq', ' ', 'No key was given'],
    ['grok', key, 'Did you mean groq?'],
    ['hf-inference', key, 'use `hubkit login`'],
  ])('of %s is refused if it is %j', async (provider, stdin, message) => {
    const { err } = await hubkit(['login', '--provider', provider], { stdin });
    expect(err).toContain(message);
    expect(err).not.toContain(key);
  });
});

it('prints one setting', async () => {
  await hubkit(['config', 'set', 'model', 'a/b']);
  expect(await hubkit(['config', 'get', 'model'])).toMatchObject({ code: 0, out: 'a/b\n' });
  expect(JSON.parse((await hubkit(['config', 'get', 'model', '--json'])).out)).toEqual({ name: 'model', value: 'a/b' });
  expect(await hubkit(['config', 'get', 'provider'])).toMatchObject({ code: 1, out: '' });
  expect((await hubkit(['config', 'get', 'modle'])).err).toContain('Did you mean model?');
});
