import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emulatedNet } from '../../../test/emulated-net.ts';
import { fakeIo } from '../../../test/fake-io.ts';
import { main } from '../../main.ts';
import { readTools } from './read-tools.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-tools-'));
});
afterAll(() => rm(folder, { recursive: true }));

const hub = { HF_TOKEN: 'hf_0123456789', PATH: process.env.PATH ?? '' };

async function chat(args: readonly string[]) {
  const net = emulatedNet();
  const fake = fakeIo({ stdin: '', env: { ...hub, HUBKIT_DATA: join(folder, 'data') }, cwd: folder, fetch: net.fetch });
  const code = await main(['chat', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err(), bodies: net.bodies };
}

const weather = {
  name: 'get_weather',
  description: 'Weather in a city',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  command: [
    process.execPath,
    '-e',
    'process.stdin.on("data", (text) => console.log("21 degrees in " + JSON.parse(text).city))',
  ],
};

describe('hubkit chat --tool', () => {
  it('runs a command that the model calls, and says so on standard error', async () => {
    await writeFile(join(folder, 'weather.json'), JSON.stringify(weather));
    const { code, out, err } = await chat(['What is the weather in Paris?', '--tool', 'weather.json']);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('21 degrees in Paris') });
    expect(err).toContain('hubkit: get_weather {"city":"Paris"} → 21 degrees in Paris');
  });

  it('continues a conversation with the calls and results of tools', async () => {
    await chat(['What is 17*23?', '--tool', 'calculate']);
    const { bodies } = await chat(['-c', 'Are you sure?']);
    expect(bodies.at(-1)?.messages).toMatchObject([
      { role: 'user' },
      { role: 'assistant', tool_calls: [{ function: { name: 'calculate' } }] },
      { role: 'tool', content: '391' },
      { role: 'assistant', content: expect.stringContaining('391') },
      { role: 'user', content: 'Are you sure?' },
    ]);
  });

  it('prints chunks, results of tools and the sum of the tokens with --json', async () => {
    const { out } = await chat(['What is 17*23?', '--tool', 'calculate', '--json', '--no-log']);
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter((line) => 'tool' in line)).toEqual([
      { tool: expect.objectContaining({ name: 'calculate', content: '391' }) },
    ]);
    expect(lines.at(-1)).toMatchObject({
      content: expect.stringContaining('391'),
      usage: { total_tokens: expect.any(Number) },
    });
  });

  it('takes tools of a JavaScript module', async () => {
    await writeFile(
      join(folder, 'tools.mjs'),
      `export default [{ name: 'get_weather', description: 'Weather in a city',
        parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
        run: ({ city }) => 'snow in ' + city }];`,
    );
    const { out } = await chat(['What is the weather in Oslo?', '--tool', 'tools.mjs', '--no-stream', '--no-log']);
    expect(out).toContain('snow in Oslo');
  });

  it.each([
    ['nope', 'neither a built-in tool (time, calculate, files), nor a file'],
    ['missing.json', 'cannot read missing.json: no such file'],
    ['broken.json', 'broken.json is not JSON'],
    ['nameless.json', 'a tool has no `name`'],
    ['wordless.json', '`command` of x is not a list of words'],
    ['empty.mjs', 'empty.mjs exports no tool'],
  ])('rejects %s', async (file, message) => {
    await writeFile(join(folder, 'broken.json'), '{');
    await writeFile(join(folder, 'nameless.json'), '{}');
    await writeFile(join(folder, 'wordless.json'), '{"name":"x","command":"date"}');
    await writeFile(join(folder, 'empty.mjs'), 'export const answer = 42;');
    const { code, err } = await chat(['Hi', '--tool', file]);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(message) });
  });

  it('rejects two tools of one name', async () => {
    const { code, err } = await chat(['Hi', '--tool', 'time', '--tool', 'time']);
    expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining('two tools called "current_time"') });
  });
});

describe('built-in tools', () => {
  const run = async (name: string, tool: string, args: object) => {
    const { tools } = await readTools([name], fakeIo({ cwd: folder }).io);
    const context = { call: {} as never, signal: new AbortController().signal, messages: [] };
    return tools.find((candidate) => candidate.name === tool)?.run(args as never, context);
  };

  it('calculates exactly, and nothing but arithmetic', async () => {
    expect(await run('calculate', 'calculate', { expression: '123456789123456789 * 1000 + (3 - 1)' })).toBe(
      '123456789123456789002',
    );
    await expect(run('calculate', 'calculate', { expression: 'cycler()' })).rejects.toThrow('only numbers');
    await expect(run('calculate', 'calculate', { expression: '-2 ** 2' })).rejects.toThrow();
  });

  it('tells the time of a zone', async () => {
    expect(await run('time', 'current_time', { time_zone: 'Asia/Tokyo' })).toMatch(/GMT\+9|JST/);
    expect(await run('time', 'current_time', { time_zone: 'time' })).toContain(
      'the time zone of the user: "time" is not known',
    );
  });

  it('reads files below the current folder only', async () => {
    await writeFile(join(folder, 'notes.txt'), 'remember the milk');
    await writeFile(join(folder, '.secret'), 'hidden');
    await symlink('/etc', join(folder, 'away'));
    expect(await run('files', 'read_file', { path: 'notes.txt' })).toBe('remember the milk');
    // A pipe without a writer would hold the process.
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    await expect(run('files', 'read_file', { path: 'pipe' })).rejects.toThrow('pipe is not a file');
    expect(await run('files', 'list_files', {})).toContain('notes.txt');
    expect(await run('files', 'list_files', {})).not.toContain('.secret');
    for (const path of ['../x', '/etc/passwd', 'away/passwd', '.secret', 'gone.txt'])
      await expect(run('files', 'read_file', { path })).rejects.toThrow();
  });
});
