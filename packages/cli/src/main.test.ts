import { describe, expect, it } from 'vitest';
import { emulatedNet } from '../test/emulated-net.ts';
import { type FakeIoOptions, fakeIo } from '../test/fake-io.ts';
import { type AnyCommand, defineCommand, type Entry, optional, required } from './command-line/command.ts';
import { CliError, InterruptError, OutputClosedError } from './command-line/errors.ts';
import { explainError } from './command-line/explain-error.ts';
import { choice, flag, list, number, text } from './command-line/option.ts';
import { EXPLANATIONS } from './explain/explanations.gen.ts';
import { print } from './io/print.ts';
import { main } from './main.ts';

const greet = defineCommand({
  name: 'greet',
  summary: 'greet somebody',
  arguments: { name: required('name', 'whom to greet'), title: optional('title', 'how to call them') },
  options: {
    times: number('-t, --times <count>', 'how often', { min: 1, max: 3, isInteger: true }),
    mood: choice('--mood <word>', 'how', ['glad', 'grim']),
    word: text('--word <text>', 'instead of hello'),
    also: list('--also <name>', 'others'),
    loud: flag('--loud', 'shout'),
    stop: flag('--no-stop', 'leave out the full stop'),
  },
  examples: [{ line: 'hubkit greet Ada', about: 'a simple greeting' }],
  async run(args, io) {
    if (args.name === 'nobody') throw new CliError('There is nobody.', { cause: new Error('an empty room') });
    if (args.name === 'secret') throw new Error(`the key is ${io.env.HF_TOKEN}`);
    const { json, verbose, more, ...rest } = args;
    await print(io, JSON.stringify({ ...rest, ...more }));
    return 0;
  },
});

function entries(loaded: string[] = []): readonly Entry[] {
  const entry = (command: AnyCommand) => ({
    type: 'command' as const,
    name: command.name,
    summary: command.summary,
    load: async () => {
      loaded.push(command.name);
      return command;
    },
  });
  const dynamic = defineCommand({
    ...greet,
    name: 'dynamic',
    forArgument: async (name) => ({
      options: { extra: text(`--${name}-extra <text>`, 'follows from the first word') },
    }),
  });
  return [
    entry(greet),
    entry(dynamic),
    { type: 'group', name: 'group', summary: 'a group', commands: [entry({ ...greet, name: 'inner' })] },
  ];
}

async function hubkit(line: string, options: FakeIoOptions = {}) {
  const fake = fakeIo(options);
  const loaded: string[] = [];
  const code = await main(line.split(' ').filter(Boolean), fake.io, entries(loaded));
  return { code, out: fake.out(), err: fake.err(), loaded };
}

describe('the command line', () => {
  it('gives a command its arguments and options by their keys, with their types', async () => {
    const { code, out } = await hubkit('greet Ada -t 2 --mood glad --also Bob --also Eve --loud --no-stop');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      name: 'Ada',
      times: 2,
      mood: 'glad',
      also: ['Bob', 'Eve'],
      loud: true,
      stop: false,
    });
  });

  it('gives switches and lists a value when they are absent', async () => {
    expect(JSON.parse((await hubkit('greet Ada')).out)).toEqual({ name: 'Ada', also: [], loud: false, stop: true });
  });

  it('finds a command in a group', async () => {
    expect(JSON.parse((await hubkit('group inner Ada')).out)).toMatchObject({ name: 'Ada' });
  });

  it('adds the options that follow from the first word, wherever it stands', async () => {
    const { out } = await hubkit('dynamic --word hi ada --ada-extra yes');
    expect(JSON.parse(out)).toMatchObject({ name: 'ada', word: 'hi', extra: 'yes' });
  });

  it.each([
    ['greet', "Missing required argument 'name'."],
    ['greet Ada --times 9', '--times must be an integer from 1 to 3, not "9".'],
    ['greet Ada --times 1.5', '--times must be an integer from 1 to 3, not "1.5".'],
    ['greet Ada --times', "Option '-t, --times <count>' argument missing."],
    ['greet Ada --mood sad', '--mood must be one of glad, grim, not "sad".'],
    ['greet Ada --loude', "Unknown option '--loude'. Did you mean --loud?"],
    ['greet Ada Dr. x', "Too many arguments for 'greet'. Expected 2 arguments but got 3."],
    ['gret', "Unknown command 'gret'. Did you mean greet?"],
  ])('answers `hubkit %s` with one sentence, where help is, and exit code 2', async (line, sentence) => {
    const { code, out, err } = await hubkit(line);
    expect(code).toBe(2);
    expect(out).toBe('');
    expect(err.split('\n')[0]).toBe(`hubkit: ${sentence}`);
    expect(err.split('\n')[1]).toMatch(/^ {2}See: hubkit (greet )?--help$/);
  });

  it.each([
    ['help great', 'Unknown command "great". Did you mean greet?'],
    ['help nope', 'Unknown command "nope". Available: greet, dynamic, group.'],
    ['help group inne', 'Unknown command of group "inne". Did you mean inner?'],
  ])('refuses `hubkit %s` with a suggestion and exit code 2', async (line, sentence) => {
    const { code, out, err } = await hubkit(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(sentence);
  });

  it.each(['', '--help', 'help', '-h'])('lists the commands for `hubkit %s` without loading one', async (line) => {
    const { code, out, loaded } = await hubkit(line);
    expect(code).toBe(0);
    expect(out).toMatch(/greet\s+greet somebody/);
    expect(out).toMatch(/Exit codes:/);
    expect(loaded).toEqual([]);
  });

  it.each(['greet --help', 'help greet'])('shows options and examples for `hubkit %s`', async (line) => {
    const { code, out, loaded } = await hubkit(line);
    expect(code).toBe(0);
    expect(out).toMatch(/--times <count>\s+how often/);
    expect(out).toContain('$ hubkit greet Ada');
    expect(loaded).toEqual(['greet']);
  });

  it('shows the purpose, examples and the way to the options for `hubkit greet -h`', async () => {
    const { code, out } = await hubkit('greet -h');
    expect(code).toBe(0);
    expect(out).toContain('$ hubkit greet Ada');
    expect(out).not.toContain('--times');
    expect(out).toMatch(/`hubkit greet --help` lists the \d options\.\n$/);
  });

  it('lists variables and files for `hubkit help environment`', async () => {
    const { code, out } = await hubkit('help environment');
    expect(code).toBe(0);
    for (const name of ['HF_TOKEN', 'OPENAI_BASE_URL', 'HTTPS_PROXY', 'HUBKIT_CONFIG', 'NO_COLOR'])
      expect(out).toContain(name);
    expect(out).not.toContain('\u001b[');
  });

  it.each(['group', 'group --help', 'help group'])('lists the commands of a group for `hubkit %s`', async (line) => {
    const { code, out } = await hubkit(line);
    expect(code).toBe(0);
    expect(out).toMatch(/inner/);
  });

  it('shows its version', async () => {
    expect((await hubkit('--version')).out).toMatch(/^\d+\.\d+\.\d+\n$/);
    for (const line of ['--version --json', '--json -V'])
      expect(JSON.parse((await hubkit(line)).out)).toEqual({ version: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  });

  it('colors help at a terminal only, unless NO_COLOR or FORCE_COLOR say otherwise', async () => {
    const colored = '\u001b[';
    expect((await hubkit('--help')).out).not.toContain(colored);
    expect((await hubkit('--help', { isTerminal: true })).out).toContain(colored);
    expect((await hubkit('--help', { isTerminal: true, env: { NO_COLOR: '1' } })).out).not.toContain(colored);
    expect((await hubkit('--help', { env: { FORCE_COLOR: '1' } })).out).toContain(colored);
    expect((await hubkit('--help', { env: { FORCE_COLOR: '1', NO_COLOR: '1' } })).out).not.toContain(colored);
  });
});

describe('an error', () => {
  it('is one sentence on standard error, exit code 1, with the cause under --verbose', async () => {
    const plain = await hubkit('greet nobody');
    expect(plain).toMatchObject({ code: 1, out: '', err: 'hubkit: There is nobody.\n  Add --verbose to see more.\n' });
    const verbose = await hubkit('greet nobody --verbose');
    expect(verbose.err).toBe('hubkit: There is nobody.\n  cause: an empty room\n');
  });

  it('names the page of its code, if it has one', async () => {
    const ours = Object.assign(new Error('too slow'), { code: 'TIMEOUT', cause: new Error('a') });
    const ofNode = Object.assign(new Error('no file'), { code: 'ENOENT', cause: new Error('a') });
    const ofEmulator = Object.assign(new Error('busy'), { code: 'PORT_IN_USE', cause: new Error('a') });
    const { io } = fakeIo();
    const explained = new Set(Object.keys(EXPLANATIONS));
    expect(explainError(ours, { io, explained })).toContain('or run `hubkit explain TIMEOUT`');
    for (const other of [ofNode, ofEmulator])
      expect(explainError(other, { io, explained })).not.toContain('hubkit explain');
  });

  it('never shows a token, also not with --verbose', async () => {
    const { err } = await hubkit('greet secret --verbose', { env: { HF_TOKEN: 'hf_averysecrettoken' } });
    expect(err).toContain('the key is ***');
    expect(err).not.toContain('hf_averysecrettoken');
  });
});

describe('an end from outside', () => {
  const waiting = (reason: unknown) => {
    const fake = fakeIo();
    const command: AnyCommand = {
      ...greet,
      async run() {
        fake.controller.abort(reason);
        throw new Error('broken by the end');
      },
    };
    const entry: Entry = { type: 'command', name: 'greet', summary: '', load: async () => command };
    return { fake, code: main(['greet', 'Ada'], fake.io, [entry]) };
  };

  it('exits with 130 and no message after Ctrl-C', async () => {
    const { fake, code } = waiting(new InterruptError());
    expect(await code).toBe(130);
    expect(fake.err()).toBe('');
  });

  it('exits quietly with 0 when nobody reads the output any more', async () => {
    const { fake, code } = waiting(new OutputClosedError());
    expect(await code).toBe(0);
    expect(fake.err()).toBe('');
  });
});

describe('a first word that is no command', () => {
  it('is a prompt if it is a sentence', async () => {
    const fake = fakeIo({ fetch: emulatedNet().fetch, env: { HF_TOKEN: 'hf_0123456789' } });
    expect(await main(['What is 2 + 2?', '--no-log'], fake.io)).toBe(0);
    expect(fake.out()).toContain('4');
  });

  it('gets a hint, or is the version', async () => {
    const fake = fakeIo();
    expect(await main(['wherefore'], fake.io)).toBe(2);
    expect(fake.err()).toContain('hubkit "…" in quotes asks a model');
    const inGroup = fakeIo();
    expect(await main(['prompts', 'fetch'], inGroup.io)).toBe(2);
    expect(inGroup.err()).toContain("Unknown command 'fetch'. Commands of prompts: list, rm, save, show.");
    const elsewhere = fakeIo();
    expect(await main(['keys', 'set', 'groq'], elsewhere.io)).toBe(2);
    expect(elsewhere.err()).toContain('`hubkit login --provider <id>` stores the API key of a provider');
    const shown = fakeIo();
    expect(await main(['version'], shown.io)).toBe(0);
    expect(shown.out()).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});
