import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fakeIo } from '../../../test/fake-io.ts';
import { main } from '../../main.ts';

const source = '{{ bos_token }}{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}{{ n }}';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-report-'));
  const files = {
    'config.json': JSON.stringify({ chat_template: source, bos_token: '<s>' }),
    'fails.jinja': '{% for m in messages %}\n{{ m.x.y }}{% endfor %}',
    'plain.jinja': 'Hello {{ name }}',
    'chat.json': '[{ "role": "user", "content": "``` key-123456 ```" }]',
    'same.txt': '<s>user: ``` key-123456 ```\n1.0\n',
    'other.txt': '<s>user: ``` key-123456 ```\n1\n',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(cwd, name), content);
});
afterEach(() => rm(cwd, { recursive: true }));

async function report(args: readonly string[], env: Record<string, string> = {}) {
  const fake = fakeIo({ cwd, stdin: '', env });
  const code = await main(['template', 'report', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err() };
}

const chat = ['config.json', 'chat.json', '--set', 'n=1.0'];

describe('hubkit template report', () => {
  it('writes the template, its hash, the versions, every variable and both texts', async () => {
    const { code, out } = await report([...chat, '--python', 'same.txt']);
    expect(code).toBe(0);
    expect(out).toContain(createHash('sha256').update(source).digest('hex'));
    expect(out).toMatch(/^- @hubkit\/jinja \d+\.\d+\.\d+, Node v\d+/m);
    const [, variables = ''] = /```json\n(.*?)\n`{3,}/s.exec(out) ?? [];
    expect(JSON.parse(variables)).toEqual({
      messages: [{ role: 'user', content: '``` key-123456 ```' }],
      add_generation_prompt: true,
      bos_token: '<s>',
      n: 1,
    });
    expect(variables).toContain('"n": 1.0');
    expect(out).toContain('````text\n<s>user: ``` key-123456 ```\n1.0\n````');
    expect(out).toContain('Both texts are the same.');
    expect(out).toContain(`\`\`\`jinja\n${source}\n\`\`\``);
  });

  it('shows where the texts differ', async () => {
    const { out } = await report([...chat, '--python', 'other.txt']);
    expect(out).toContain('They differ from line 2, column 2 on:\n\n```text\nhubkit  ".0"\nPython  "\\n"\n```');
  });

  it('says how to add what Python renders', async () => {
    expect((await report(chat)).out).toContain('pass it with `--python`');
  });

  it('reports an error with its place', async () => {
    const { code, out } = await report(['fails.jinja', 'chat.json', '--python', 'same.txt']);
    expect(code).toBe(0);
    expect(out).toContain('# A chat template that fails');
    expect(out).toContain("UndefinedError: 'dict object' has no attribute 'x'\n  at line 2");
  });

  it('reports a template without a conversation', async () => {
    const { out } = await report(['plain.jinja', '--set', 'name=Ada']);
    expect(out).toContain('```text\nHello Ada\n```');
  });

  it('redacts keys of the environment', async () => {
    const { out } = await report(chat, { GROQ_API_KEY: 'key-123456' });
    expect(out).not.toContain('key-123456');
  });

  it.each([
    [['config.json'], 'A chat template needs a conversation'],
    [['config.json', '-', '--tools', '-'], 'pass - only once'],
    [['plain.jinja', 'config.json'], 'conversation: config.json must contain a list of objects.'],
    [['plain.jinja', '--python', 'nowhere.txt'], 'nowhere.txt'],
  ])('refuses %j', async (args, message) => {
    const { code, out, err } = await report(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain(message);
  });
});
