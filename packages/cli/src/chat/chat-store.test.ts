import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../test/emulated-net.ts';
import { eventually } from '../../test/eventually.ts';
import { type FakeIoOptions, fakeIo } from '../../test/fake-io.ts';
import { main } from '../main.ts';

let data = '';
beforeEach(async () => {
  data = await mkdtemp(join(tmpdir(), 'hubkit-data-'));
});

const environment = () => ({ HF_TOKEN: 'hf_0123456789', HUBKIT_DATA: data, HUBKIT_CONFIG: join(data, 'config.json') });

async function hubkit(args: readonly string[], options: FakeIoOptions = {}) {
  const net = emulatedNet();
  const fake = fakeIo({ stdin: '', cwd: data, env: environment(), fetch: net.fetch, ...options });
  const code = await main(args, fake.io);
  return { code, out: fake.out(), err: fake.err(), messages: net.bodies.at(-1)?.messages, net };
}

/** Types lines, each when the prompt for it is there. */
async function converse(lines: readonly string[], args: readonly string[] = []) {
  const net = emulatedNet();
  const fake = fakeIo({ cwd: data, env: environment(), fetch: net.fetch, isTerminal: true });
  const code = main(['chat', ...args], fake.io);
  for (const [index, line] of lines.entries()) {
    // The line editor clears the rest of the screen when it draws a prompt.
    await eventually(() => expect(fake.err().split('\u001b[0J').length).toBeGreaterThan(index + 1));
    fake.keyboard.write(`${line}\r`);
  }
  return { code: await code, out: fake.out(), err: fake.err(), bodies: net.bodies };
}

const chatFiles = async () => (await readdir(join(data, 'chats'))).filter((name) => name.endsWith('.jsonl'));

describe('conversations', () => {
  it('are kept for their owner, and continued', async () => {
    await hubkit(['chat', 'My name is Ada.', '--system', 'Be brief.']);
    const [file = ''] = await chatFiles();
    expect((await stat(join(data, 'chats', file))).mode & 0o777).toBe(0o600);
    const { out, messages } = await hubkit(['chat', '-c', 'What is my name?']);
    expect(out).toContain('Ada');
    expect(messages).toMatchObject([
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'My name is Ada.' },
      { role: 'assistant' },
      { role: 'user', content: 'What is my name?' },
    ]);
    expect(await chatFiles()).toHaveLength(1);
    const named = await hubkit(['chat', '--chat', file.slice(0, 17), 'And now?']);
    expect(named.messages).toHaveLength(6);
  });

  it('take new instructions in the place of the old ones', async () => {
    await hubkit(['chat', 'Hi', '--system', 'Be brief.']);
    const { messages } = await hubkit(['chat', '-c', 'Hi again', '--system', 'Rhyme.']);
    expect(messages).toMatchObject([{ content: 'Rhyme.' }, { content: 'Hi' }, {}, { content: 'Hi again' }]);
  });

  it('are listed, shown, searched, exported and deleted', async () => {
    await hubkit(['chat', 'Tell me about lighthouses']);
    await hubkit(['chat', 'Tell me about owls']);
    const { out } = await hubkit(['chats', 'list']);
    expect(out.trim().split('\n')).toEqual([
      expect.stringMatching(/^\S+ {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Llama-3\.1-8B-Instruct {2}2 {2}Tell me about owls$/),
      expect.stringMatching(/ {2}Llama-3\.1-8B-Instruct {2}2 {2}Tell me about lighthouses$/),
    ]);
    expect(JSON.parse((await hubkit(['chats', 'list', '--json', '-n', '1'])).out)).toHaveLength(1);
    expect((await hubkit(['chats', 'show'])).out).toMatch(/^user:\nTell me about owls\n\nassistant:\n\S/);
    expect((await hubkit(['chats', 'search', 'LIGHTHOUSES'])).out).toMatch(/^\S+ +user +Tell me about lighthouses$/m);
    expect((await hubkit(['chats', 'search', 'zebra'])).err).toContain('no message contains "zebra"');
    await hubkit(['chats', 'export', '-o', 'all.json']);
    const exported = JSON.parse(await readFile(join(data, 'all.json'), 'utf8'));
    expect(exported[0].messages[1]).toMatchObject({
      role: 'assistant',
      at: expect.any(String),
      model: expect.any(String),
    });
    expect((await hubkit(['chats', 'export', 'last', '--format', 'markdown'])).out).toMatch(/^# Tell me about owls\n/);
    expect((await hubkit(['chats', 'rm', 'last'])).err).toBe('hubkit: deleted 1 conversation\n');
    expect((await hubkit(['chats', 'rm', '--all'])).err).toBe('hubkit: deleted 1 conversation\n');
    expect(await hubkit(['chats', 'list'])).toMatchObject({ out: '', err: 'hubkit: there are no conversations yet\n' });
  });

  it('keep pictures, and survive a line that a crash cut off', async () => {
    await writeFile(join(data, 'red.png'), PNG.sync.write(new PNG({ width: 2, height: 2, fill: true })));
    await hubkit(['chat', 'What is this?', '-a', 'red.png']);
    const [file = ''] = await chatFiles();
    await writeFile(join(data, 'chats', file), '{"role":"user","cont', { flag: 'a' });
    expect((await hubkit(['chats', 'show'])).out).toContain('What is this?\n\n[image]');
    const { messages } = await hubkit(['chat', '-c', 'And now?', '-m', 'Qwen/Qwen2.5-VL-7B-Instruct']);
    expect(JSON.stringify(messages)).toContain('data:image/png;base64,');
  });

  it.each([
    [['--no-log'], undefined],
    [[], 'off'],
  ])('are not kept with %j and the setting log %s', async (args, log) => {
    if (log !== undefined) await hubkit(['config', 'set', 'log', log]);
    await hubkit(['chat', 'Hi', ...args]);
    await expect(chatFiles()).rejects.toThrow('ENOENT');
  });

  it.each([
    [['chat', '-c', 'Hi'], 'There is no conversation to continue yet.'],
    [['chat', '--chat', 'x', 'Hi'], 'There is no conversation "x".'],
    [['chats', 'rm'], 'Name the conversations to delete, or pass --all.'],
    [['chats', 'search'], 'No text given to look for.'],
  ])('%j are refused', async (args, message) => {
    const { code, err, net } = await hubkit(args);
    expect(err).toContain(message);
    expect(code).toBeGreaterThan(0);
    expect(net.requests).toEqual([]);
  });
});

describe('commands in a conversation', () => {
  it('change model, instructions and parameters', async () => {
    const { code, bodies, err } = await converse([
      '/model meta-llama/Llama-3.2-3B-Instruct',
      '/system Be brief.',
      '/set temperature=0',
      '/set seed 7',
      'Hi',
      '/exit',
    ]);
    expect(code).toBe(0);
    for (const text of ['Llama-3.2-3B-Instruct\n', 'Be brief.\n', 'temperature=0\n', 'temperature=0 seed=7\n'])
      expect(err).toContain(text);
    expect(bodies).toMatchObject([
      {
        temperature: 0,
        seed: 7,
        messages: [
          { role: 'system', content: 'Be brief.' },
          { role: 'user', content: 'Hi' },
        ],
      },
    ]);
    expect(String(bodies[0]?.model)).toMatch(/llama-?3\.2-3b/i);
  });

  it('take a message back, ask again, attach, write several lines, and save', async () => {
    await writeFile(join(data, 'notes.txt'), 'a note');
    const { bodies, err } = await converse([
      'One',
      'Two',
      '/undo',
      '/retry',
      '/attach notes.txt',
      '/multi',
      'Three',
      'Four',
      '/end',
      '/save talk.md',
      '/copy',
      '/exit',
    ]);
    const contents = bodies.map(({ messages }) => (messages as { content: string }[]).map(({ content }) => content));
    expect(contents.map((list) => list.at(-1))).toEqual([
      'One',
      'Two',
      'One',
      'Three\nFour\n\nnotes.txt:\n```txt\na note\n```',
    ]);
    expect(contents.map((list) => list.length)).toEqual([1, 3, 1, 3]);
    expect(await readFile(join(data, 'talk.md'), 'utf8')).toMatch(/^## user\n\nOne\n\n## assistant\n/);
    expect(err).toContain('\u001b]52;c;');
    for (const text of ['took back: Two\n', 'notes.txt will be sent', 'sent to the clipboard'])
      expect(err).toContain(text);
  });

  it('say what is wrong, and go on', async () => {
    const { code, err } = await converse([
      '/attach missing.png',
      '/undo',
      '/retry',
      '/save',
      '/modle',
      '/set temperature',
      '/set',
      '/model',
      '/system',
      '/exit',
    ]);
    expect(code).toBe(0);
    for (const text of [
      'cannot read missing.png: no such file',
      'There is nothing to take back.',
      'There is no message to answer again.',
      '/save needs a file name.',
      'Unknown command /modle. Did you mean /model?',
      '/set needs a key and a value: /set temperature=…',
      'No parameter is set.',
      'Llama-3.1-8B-Instruct',
      'There are no instructions.',
    ]) {
      expect(err).toContain(text);
    }
  });

  it('continues with what was said, and remembers typed lines', async () => {
    await converse(['My name is Ada.', '/exit']);
    const { out } = await converse(['What is my name?', '/exit'], ['-c']);
    expect(out).toContain('Ada');
    expect(await readFile(join(data, 'history'), 'utf8')).toBe('My name is Ada.\n/exit\nWhat is my name?\n/exit\n');
    expect((await stat(join(data, 'history'))).mode & 0o777).toBe(0o600);
  });
});

describe('hubkit chat --continue', () => {
  it('goes on with the model that answered last, and with another one where it is named', async () => {
    await hubkit(['chat', 'My name is Ada', '-m', 'openai/gpt-oss-20b']);
    expect((await hubkit(['chat', '-c', 'What is my name?'])).net.bodies.at(-1)?.model).toContain('gpt-oss-20b');
    const other = await hubkit(['chat', '-c', 'And now?', '-m', 'meta-llama/Llama-3.1-8B-Instruct']);
    expect(other.net.bodies.at(-1)?.model).toMatch(/llama-?3\.1-8b/i);
  });
});

describe('hubkit chats import', () => {
  const write = (value: unknown) =>
    writeFile(join(data, 'in.json'), typeof value === 'string' ? value : JSON.stringify(value));

  it('keeps what chats export has written, with times and models', async () => {
    await hubkit(['chat', 'My name is Ada']);
    const { out: exported } = await hubkit(['chats', 'export']);
    await write(exported);
    await hubkit(['chats', 'rm', 'last']);
    const { code, err } = await hubkit(['chats', 'import', 'in.json']);
    expect({ code, err }).toEqual({ code: 0, err: 'hubkit: imported 1 conversation\n' });
    const again = JSON.parse((await hubkit(['chats', 'export'])).out);
    expect(again).toEqual([{ ...JSON.parse(exported)[0], id: expect.any(String) }]);
    expect((await hubkit(['chat', '-c', 'What is my name?'])).out).toContain('Ada');
  });

  it('takes a chat of the workbench, one conversation for each model', async () => {
    const question = { role: 'user', content: 'What is 6 times 7?' };
    const chat = (model: string) => ({
      model,
      provider: 'auto',
      messages: [question, { role: 'assistant', content: `42, says ${model}` }],
    });
    await write({ title: 'Sums', chats: [chat('a/a'), chat('b/b')] });
    const { out } = await hubkit(['chats', 'import', 'in.json']);
    const [first = ''] = out.split('\n');
    expect((await hubkit(['chats', 'show', first])).out).toContain('42, says a/a');
    expect(JSON.parse((await hubkit(['chats', 'export', first])).out)[0].messages[1]).toMatchObject({ model: 'a/a' });
  });

  it.each<[unknown, string]>([
    ['{', 'in.json is not JSON'],
    [{}, 'in.json has no conversations: pass a file of `hubkit chats export`'],
    [[{ messages: [] }], 'in.json: conversation 1 has no messages'],
    [[{ messages: [{ role: 'wizard' }] }], 'has a message of the role "wizard"'],
  ])('refuses %j and keeps nothing of it', async (value, message) => {
    await write(value);
    const { code, err } = await hubkit(['chats', 'import', 'in.json']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
    expect((await hubkit(['chats', 'list'])).out).toBe('');
  });
});
