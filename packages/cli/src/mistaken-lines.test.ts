import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emulatedNet } from '../test/emulated-net.ts';
import { fakeIo } from '../test/fake-io.ts';
import { main } from './main.ts';

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-lines-'));
});
afterEach(() => rmSync(cwd, { recursive: true }));

async function hubkit(...argv: readonly string[]) {
  const net = emulatedNet();
  const env = { HF_TOKEN: 'hf_0123456789', HUBKIT_CONFIG: join(cwd, 'config.json') };
  const fake = fakeIo({ stdin: '', env, fetch: net.fetch, cwd });
  const code = await main(argv, fake.io);
  return { code, out: fake.out(), err: fake.err(), bodies: net.bodies };
}

describe('lines that a curious user types', () => {
  it('takes no empty text for the input of a task', async () => {
    const { code, err, bodies } = await hubkit('run', 'text-to-image', '');
    expect([code, err, bodies]).toEqual([
      2,
      expect.stringContaining('The input is empty, and text-to-image needs a text.'),
      [],
    ]);
  });

  it('names the options of a task with several inputs, and the help of this task', async () => {
    const { code, err } = await hubkit('run', 'question-answering', 'Where did the ship arrive?');
    expect([code, err]).toEqual([
      2,
      'hubkit: question-answering takes several inputs: --context <text> --question <text>.\n  See: hubkit run question-answering --help\n',
    ]);
    expect((await hubkit('run', 'text-classification', 'x', '--tepm', '3')).err).toContain(
      'See: hubkit run text-classification --help',
    );
  });

  it('says what a file contains whose name is of another kind', async () => {
    const painter = [
      '-m',
      'black-forest-labs/FLUX.1-schnell',
      '-p',
      'hf-inference',
      '-P',
      'width=64',
      '--height',
      '64',
    ];
    const { code, err } = await hubkit('run', 'text-to-image', 'a boat', ...painter, '-o', 'boat.txt');
    expect([code, err]).toEqual([0, 'hubkit: boat.txt is image/jpeg: name it .jpg for other programs\n']);
  });

  it('warns once of a misspelled parameter of a chat', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { err } = await hubkit('chat', 'Hi', '-p', 'groq', '-P', 'temprature=1');
    expect(err.match(/temprature/g)).toHaveLength(2);
    expect(err).toMatch(/Did you mean 'temperature'\?/);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('shows how to ask a question that has no quotes', async () => {
    const { code, err } = await hubkit('what', 'is', '6', 'times', '7');
    expect([code, err]).toEqual([2, expect.stringContaining('Quote a question: hubkit "what is 6 times 7".')]);
  });

  it.each([
    ['provider', 'nosuch', 'unknown provider "nosuch"'],
    ['endpoint', 'localhost', '--endpoint must be a URL'],
    ['profiles.work.provider', 'grok', 'Did you mean groq?'],
  ])('does not keep a setting %s that every command would refuse', async (name, value, message) => {
    const { code, err } = await hubkit('config', 'set', name, value);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
    expect((await hubkit('config', 'get', name)).code).toBe(1);
  });

  it('keeps several providers as a setting', async () => {
    expect((await hubkit('config', 'set', 'provider', 'groq,together')).code).toBe(0);
  });

  it.each([
    ['ask "Hi"', '`hubkit chat "…"` asks a model.'],
    ['auth login', '`hubkit login` stores a token, `hubkit whoami` shows whose it is.'],
    ['pull llama3', '`hubkit snippet load <model>` prints how to run a model on this machine.'],
    ['serve', '`hubkit gateway` serves models, `hubkit emulator` an emulated hub.'],
    ['ls', '`hubkit models` lists models, `hubkit chats list` conversations.'],
    ['-v', "Unknown option '-v'. Did you mean -V, --version?"],
    ['--model x chat Hi', 'Options follow the command: hubkit chat --model …'],
    ['--json chat Hi', 'Options follow the command: hubkit chat --json …'],
  ])('says how %s is written here', async (line, advice) => {
    const { code, err } = await hubkit(...line.split(' '));
    expect([code, err]).toEqual([2, expect.stringContaining(advice)]);
  });

  it('takes no option for the value of the option before it, unless it is joined to it', async () => {
    const { code, err, bodies } = await hubkit('chat', 'Hi', '--system', '--json');
    expect([code, err, bodies]).toEqual([
      2,
      expect.stringContaining('--system has no value: --json follows it. For this text itself, write --system=--json.'),
      [],
    ]);
    expect((await hubkit('chat', 'Hi', '--system=--json')).bodies[0]?.messages).toContainEqual({
      role: 'system',
      content: '--json',
    });
    expect((await hubkit('chat', '-t', '-1', 'Hi')).err).toContain('must be a number from 0 to 2, not "-1"');
  });

  it('takes no empty id for the only conversation', async () => {
    await hubkit('chat', 'Hi');
    for (const args of [
      ['chats', 'rm', ''],
      ['chats', 'show', ''],
      ['chat', 'Hi', '--chat', ''],
    ])
      expect(await hubkit(...args)).toMatchObject({
        code: 2,
        err: expect.stringContaining('The id of the conversation is empty.'),
      });
  });

  it('keeps no empty setting', async () => {
    const { code, err } = await hubkit('config', 'set', 'model', '');
    expect([code, err]).toEqual([
      2,
      expect.stringContaining('The value is empty. `hubkit config unset model` removes the setting.'),
    ]);
  });

  it('lists the files of a model only if one is named', async () => {
    for (const flag of ['--files', '--template'])
      expect((await hubkit('models', flag)).err).toContain(`${flag} needs the id of a model`);
  });

  it.each(['', '  '])('calls no row of a file with the empty prompt "%s"', async (prompt) => {
    writeFileSync(join(cwd, 'in.csv'), 'id,text\n1,good\n');
    const { code, err, bodies } = await hubkit('bulk', 'run', 'in.csv', '--prompt', prompt, '-o', 'out.jsonl');
    expect([code, err, bodies]).toEqual([2, expect.stringContaining('--prompt is empty'), []]);
  });

  // Where `mkdir` of Node with `recursive` never returns.
  it.each([
    ['bulk run in.csv --prompt {{text}} -o /proc/nosuch/out.jsonl', 'Cannot write to /proc/nosuch/out.jsonl'],
    ['bulk run in.csv --prompt {{text}} -o out.jsonl --cache /proc/nosuch', '/proc/nosuch'],
    ['record /proc/nosuch/tapes', 'Cannot record to /proc/nosuch/tapes: no such file'],
    ['emulator --port 0 --record /proc/nosuch', 'Cannot record to /proc/nosuch: no such file'],
    ['run text-to-image boat -o /proc/nosuch/a.png', '/proc/nosuch'],
  ])('says of `hubkit %s` that no folder can be made there', async (line, message) => {
    writeFileSync(join(cwd, 'in.csv'), 'id,text\n1,good\n');
    const { code, err } = await hubkit(...line.split(' '));
    expect([code, err]).toEqual([expect.toSatisfy((value) => value > 0), expect.stringContaining(message)]);
  });

  it('never writes the results of a run over its rows', async () => {
    writeFileSync(join(cwd, 'in.csv'), 'id,text\n1,good\n');
    const args = ['bulk', 'run', 'in.csv', '--prompt', '{{ text }}', '-o', './in.csv', '--force'];
    const { code, err, bodies } = await hubkit(...args);
    expect([code, err, bodies]).toEqual([
      2,
      expect.stringContaining('in.csv is the input: choose another output.'),
      [],
    ]);
    expect(readFileSync(join(cwd, 'in.csv'), 'utf8')).toBe('id,text\n1,good\n');
  });

  it('bills nobody for a name that is empty', async () => {
    const { code, err } = await hubkit('chat', 'Hi', '--bill-to', '');
    expect([code, err]).toEqual([2, expect.stringContaining('--bill-to is empty')]);
  });

  it('writes a result to no folder, and says so before the call', async () => {
    const { code, err, bodies } = await hubkit('run', 'text-to-image', 'a boat', '-o', '.', '--force');
    expect([code, err, bodies]).toEqual([
      2,
      expect.stringContaining('--output: . is a folder: name a file in it.'),
      [],
    ]);
  });

  it('notes that a word of a text is a file', async () => {
    writeFileSync(join(cwd, 'notes.txt'), 'The ship arrived in Lima.');
    const line = ['run', 'summarization', 'notes.txt', 'in', 'one', 'line', '-p', 'hf-inference'];
    expect((await hubkit(...line)).err).toContain(
      'hubkit: notes.txt is a word of the input here; alone, it would be the text of the file',
    );
  });

  it('notes that a prompt has no column of the rows', async () => {
    writeFileSync(join(cwd, 'in.csv'), 'id,text\n1,good\n');
    const { code, err } = await hubkit('bulk', 'run', 'in.csv', '--prompt', 'Rate {text}', '-o', 'out.jsonl');
    expect([code, err]).toEqual([
      0,
      expect.stringContaining('--prompt has no column, so every row is the same call; write one as {{ text }}'),
    ]);
  });

  it.each(['localhost:5173', 'http://localhost:5173/app', 'foo'])(
    'allows no origin that no page can have: %s',
    async (origin) => {
      const { code, err } = await hubkit('emulator', '--allow-origin', origin, '--list-faults');
      expect([code, err]).toEqual([2, expect.stringContaining('--allow-origin must be an origin such as')]);
    },
  );

  it('says why the output of a template is empty', async () => {
    writeFileSync(join(cwd, 't.jinja'), '{% for m in messages %}{{ m.content }}{% endfor %}');
    expect(await hubkit('template', 'render', 't.jinja')).toMatchObject({
      code: 0,
      out: '',
      err: 'hubkit: the output is empty; --messages or --context gives the template its variables\n',
    });
  });

  it('fails where nothing in a text is read as a message', async () => {
    writeFileSync(join(cwd, 't.jinja'), "{% for m in messages %}{{ m.role + ': ' + m.content + '\\n' }}{% endfor %}");
    writeFileSync(join(cwd, 'answer.txt'), 'It is sunny.\n');
    const { code, err, out } = await hubkit('template', 'parse', 't.jinja', 'answer.txt');
    expect([code, out]).toEqual([1, '']);
    expect(err).toContain('answer.txt: no reasoning, content or tool call was found.');
  });
});
