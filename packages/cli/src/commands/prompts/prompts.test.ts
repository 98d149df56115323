import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../../test/emulated-net.ts';
import { type FakeIoOptions, fakeIo } from '../../../test/fake-io.ts';
import { main } from '../../main.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-prompts-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function hubkit(args: readonly string[], options: FakeIoOptions = {}) {
  const net = emulatedNet();
  const env = { HF_TOKEN: 'hf_0123456789', HUBKIT_CONFIG: join(folder, 'config.json') };
  const fake = fakeIo({ cwd: folder, stdin: '', env, fetch: net.fetch, ...options });
  const code = await main(args, fake.io);
  const sent = (net.bodies.at(-1) as { readonly messages?: readonly object[] } | undefined)?.messages;
  return { code, out: fake.out(), err: fake.err(), sent };
}

const translate = ['prompts', 'save', 'translate', 'Translate into {{ language }}: {{ input }}'];
const user = (content: string) => [{ role: 'user', content }];

describe('hubkit prompts', () => {
  it('keeps a text beside the settings, for its owner alone', async () => {
    const { code, err } = await hubkit(translate);
    expect([code, err]).toEqual([0, 'hubkit: saved translate; use it by `hubkit chat --prompt translate`\n']);
    const file = join(folder, 'prompts', 'translate.jinja');
    expect(await readFile(file, 'utf8')).toBe('Translate into {{ language }}: {{ input }}\n');
    if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('keeps the text of a pipe', async () => {
    await hubkit(['prompts', 'save', 'summarize'], { stdin: 'Summarize.\nBe brief.\n' });
    expect((await hubkit(['prompts', 'show', 'summarize'])).out).toBe('Summarize.\nBe brief.\n');
  });

  it('replaces a prompt only with --force', async () => {
    await hubkit(translate);
    const again = ['prompts', 'save', 'translate', 'Translate.'];
    expect(await hubkit(again)).toMatchObject({ code: 2, err: expect.stringContaining('add --force to replace it') });
    expect((await hubkit([...again, '--force'])).code).toBe(0);
    expect((await hubkit(['prompts', 'show', 'translate'])).out).toBe('Translate.\n');
  });

  it('lists names and beginnings, and shows the variables as JSON', async () => {
    expect((await hubkit(['prompts', 'list'])).err).toContain('there are no prompts yet');
    await hubkit(translate);
    await hubkit(['prompts', 'save', 'ask', 'Why?']);
    expect((await hubkit(['prompts', 'list'])).out).toMatch(/^ask +Why\?\ntranslate +Translate into/);
    expect(JSON.parse((await hubkit(['prompts', 'show', 'translate', '--json'])).out)).toMatchObject({
      name: 'translate',
      variables: ['language', 'input'],
    });
  });

  it('deletes prompts, all or none of those that are named', async () => {
    await hubkit(translate);
    expect(await hubkit(['prompts', 'rm', 'translate', 'nosuch'])).toMatchObject({ code: 2 });
    expect(await readdir(join(folder, 'prompts'))).toEqual(['translate.jinja']);
    expect((await hubkit(['prompts', 'rm', 'translate'])).err).toBe('hubkit: deleted translate\n');
    expect(await readdir(join(folder, 'prompts'))).toEqual([]);
  });

  it.each([
    ['a name that leaves the folder', ['save', '../x', 'Hi'], '"../x" cannot be the name of a prompt'],
    ['an empty text', ['save', 'x', ' '], 'The prompt is empty'],
    ['a broken template', ['save', 'x', '{{ a'], 'x: '],
    ['a name with a typo', ['show', 'tranlate'], 'There is no prompt "tranlate". Did you mean translate?'],
    ['no name to delete', ['rm'], 'Name the prompts to delete'],
  ])('refuses %s', async (_what, args, message) => {
    await hubkit(translate);
    const { code, err } = await hubkit(['prompts', ...args]);
    expect(code).toBeGreaterThan(0);
    expect(err).toContain(message);
    expect(await readdir(join(folder, 'prompts'))).toEqual(['translate.jinja']);
  });
});

describe('hubkit chat --prompt', () => {
  beforeEach(async () => {
    await hubkit(translate);
    await hubkit(['prompts', 'save', 'summarize', 'Summarize this text.']);
  });

  it.each([
    [
      'words',
      ['--prompt', 'translate', '--param', 'language=French', 'Good morning'],
      '',
      'Translate into French: Good morning',
    ],
    [
      'a pipe',
      ['--prompt', 'translate', '--param', 'language=French'],
      'Good morning\n',
      'Translate into French: Good morning',
    ],
    [
      'words below a prompt without {{ input }}',
      ['--prompt', 'summarize', 'Once.'],
      '',
      'Summarize this text.\n\nOnce.',
    ],
    ['nothing', ['--prompt', 'summarize'], '', 'Summarize this text.'],
    ['braces, which stay as they are', ['--prompt', 'summarize', '{{ x }}'], '', 'Summarize this text.\n\n{{ x }}'],
  ])('sends the prompt with %s', async (_what, args, stdin, text) => {
    expect(await hubkit(['chat', ...args], { stdin })).toMatchObject({ code: 0, sent: user(text) });
  });

  it('needs no input at a terminal where the prompt needs none', async () => {
    const { code, sent } = await hubkit(['chat', '--prompt', 'summarize'], { stdin: undefined as never });
    expect([code, sent]).toEqual([0, user('Summarize this text.')]);
  });

  it.each([
    ['a missing variable', ['--prompt', 'translate', 'Hi'], 'The prompt translate needs --param language=….'],
    [
      'a missing text',
      ['--prompt', 'translate', '--param', 'language=French'],
      'The prompt translate needs the text behind the options.',
    ],
    [
      'a variable that it does not have',
      ['--prompt', 'translate', '--param', 'langauge=French', 'Hi'],
      'no variable langauge. Its variables: language, input.',
    ],
    ['a name that is not there', ['--prompt', 'sumarize', 'Hi'], 'Did you mean summarize?'],
    ['a template beside it', ['--prompt', 'summarize', '--template', 'x', 'Hi'], '--prompt cannot be combined'],
  ])('refuses %s, and sends nothing', async (_what, args, message) => {
    const { code, err, sent } = await hubkit(['chat', ...args]);
    expect([code, sent]).toEqual([2, undefined]);
    expect(err).toContain(message);
  });

  it('is completed with the names', async () => {
    const complete = async (...words: readonly string[]) =>
      (await hubkit(['completion', 'bash', '--words', ...words])).out.split('\n').filter(Boolean);
    expect(await complete('chat', '--prompt', '')).toEqual(['summarize', 'translate']);
    expect(await complete('prompts', 'show', 'tr')).toEqual(['translate']);
    expect(await complete('bulk', 'run', '--prompt', '')).toEqual([]);
  });
});
