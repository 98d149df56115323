import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { emulatedNet } from '../test/emulated-net.ts';
import { fakeIo } from '../test/fake-io.ts';
import { main } from './main.ts';

const conversation = [{ role: 'user', content: 'Hi' }];
const tools = [{ type: 'function', function: { name: 'look', parameters: {} } }];
const tool = { name: 'clock', description: 'the time', command: ['date'] };
const record = { id: 'me/mine', tags: ['transformers'], transformersInfo: { auto_model: 'AutoModelForCausalLM' } };

let cwd = '';
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'hubkit-json-'));
  writeFileSync(
    join(cwd, 'chat.jinja'),
    '{{ messages[0].content }} {{ tools | length }} {{ documents | length }} {{ mood }}',
  );
  writeFileSync(join(cwd, '[id].json'), JSON.stringify(conversation));
});
afterEach(() => rmSync(cwd, { recursive: true }));

async function hubkit(...argv: readonly string[]) {
  const env = { HF_TOKEN: 'hf_0123456789', HUBKIT_CONFIG: join(cwd, 'config.json') };
  const fake = fakeIo({ stdin: '', env, fetch: emulatedNet().fetch, cwd });
  const code = await main(argv, fake.io);
  return { code, out: fake.out(), err: fake.err() };
}

describe('JSON in the place of the name of a file', () => {
  it('is the conversation, the tools, the documents and the variables of a template', async () => {
    const args = ['--tools', JSON.stringify(tools), '--documents', '[{}, {}]', '--context', '{"mood": "glad"}'];
    const { out, err } = await hubkit(
      'template',
      'render',
      'chat.jinja',
      '--messages',
      JSON.stringify(conversation),
      ...args,
    );
    expect([out, err]).toEqual(['Hi 1 2 glad', '']);
  });

  it('is the conversation of a report', async () => {
    const { code, out } = await hubkit('template', 'report', 'chat.jinja', JSON.stringify(conversation));
    expect([code, out]).toEqual([0, expect.stringContaining('"content": "Hi"')]);
  });

  it('is the record of a model', async () => {
    const { code, out } = await hubkit('snippet', 'load', JSON.stringify(record));
    expect([code, out]).toEqual([0, expect.stringContaining('me/mine')]);
  });

  it('is a tool of a chat', async () => {
    const { code, err } = await hubkit('chat', 'What is the time?', '--no-log', '--tool', JSON.stringify(tool));
    expect([code, err]).toEqual([0, expect.stringContaining('clock')]);
  });

  it.each([
    ['[{"role": "user"', '--messages: the value is not JSON'],
    ['{"role": "user"}', '--messages: the value must contain a list of objects.'],
  ])('%s is named as a value, not as a file', async (value, message) => {
    const { code, err } = await hubkit('template', 'render', 'chat.jinja', '--messages', value);
    expect([code, err]).toEqual([2, expect.stringContaining(message)]);
  });

  it('refuses settings of a gateway that do not exist', async () => {
    const { code, err } = await hubkit('gateway', '--config', '{"prot": 1}');
    expect([code, err]).toEqual([2, expect.stringContaining('--config: the setting prot does not exist')]);
  });

  it.each([
    ['eval', '{"prompt": "Hi"}'],
    ['chats import', '[{"role": "user", "content": "Hi"}]'],
  ])('says of `hubkit %s` how it is given', async (command, value) => {
    const { code, err } = await hubkit(...command.split(' '), value);
    expect([code, err]).toEqual([2, expect.stringContaining('This is JSON: pipe it in, with - in its place.')]);
  });
});

it('reads a file whose name begins with a bracket', async () => {
  const { out } = await hubkit(
    'template',
    'render',
    'chat.jinja',
    '--messages',
    '[id].json',
    '--set',
    'tools=[]',
    '--set',
    'documents=[]',
  );
  expect(out).toBe('Hi 0 0 ');
});
