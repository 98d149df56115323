import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeIoOptions, fakeIo } from '../../../test/fake-io.ts';
import { main } from '../../main.ts';

const chatml =
  '{{ bos_token }}{% for message in messages %}<|{{ message.role }}|>{{ message.content }}\n{% endfor %}' +
  '{% if add_generation_prompt %}<|assistant|>{% endif %}';
const withTools = '{{ tools | length }} tools for {{ messages[0].content }}';
const messages = [
  { role: 'user', content: 'Hi' },
  { role: 'assistant', content: 'Well' },
];

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(join(tmpdir(), 'hubkit-template-'));
  const files: Readonly<Record<string, unknown>> = {
    'chat.jinja': chatml,
    'wrong.jinja': 'one\n{% if x %}\n  {{ x | uper }}\n{% endif %}\n',
    'open.jinja': '{% for x in y %}\nnever closed',
    'config.json': { chat_template: chatml, bos_token: { content: '<s>' } },
    'several.json': {
      chat_template: [
        { name: 'default', template: chatml },
        { name: 'tool_use', template: withTools },
      ],
    },
    'rag.json': { chat_template: { default: 'ok', rag: '{% fi %}' } },
    'broken.json': '{ "chat_template": ',
    'empty.json': {},
    'messages.json': messages,
    'tools.json': [{ type: 'function', function: { name: 'look', parameters: {} } }],
    'context.json': '{ "one": 1.0, "large": 12345678901234567890, "list": [true, null] }',
  };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(cwd, name), typeof content === 'string' ? content : JSON.stringify(content));
  }
});
afterEach(() => rm(cwd, { recursive: true }));

async function template(args: readonly string[], options: FakeIoOptions = {}) {
  const fake = fakeIo({ cwd, stdin: '', ...options });
  const code = await main(['template', ...args], fake.io);
  return { code, out: fake.out(), err: fake.err() };
}

describe('hubkit template render', () => {
  it('renders a conversation with the special tokens of the configuration, and opens an answer', async () => {
    const { code, out } = await template(['render', 'config.json', '--messages', 'messages.json']);
    expect({ code, out }).toEqual({ code: 0, out: '<s><|user|>Hi\n<|assistant|>Well\n<|assistant|>' });
  });

  it('can leave the answer unopened, or the last message open', async () => {
    const plain = await template(['render', 'chat.jinja', '--messages', 'messages.json', '--no-generation-prompt']);
    expect(plain.out).toBe('<|user|>Hi\n<|assistant|>Well\n');
    const open = await template(['render', 'chat.jinja', '--messages', 'messages.json', '--continue-final-message']);
    expect(open.out).toBe('<|user|>Hi\n<|assistant|>Well');
  });

  it('gives variables to a conversation', async () => {
    const { out } = await template(['render', 'chat.jinja', '--messages', '-', '--set', 'bos_token=<x>'], {
      stdin: '[{"role":"user","content":"Hi"}]',
    });
    expect(out).toBe('<x><|user|>Hi\n<|assistant|>');
  });

  it('chooses among several templates, by name or because there are tools', async () => {
    const args = ['render', 'several.json', '--messages', 'messages.json'];
    expect((await template([...args, '--tools', 'tools.json'])).out).toBe('1 tools for Hi');
    expect((await template([...args, '--tools', 'tools.json', '--name', 'default'])).out).toContain('<|user|>Hi');
    const unknown = await template([...args, '--name', 'rag']);
    expect(unknown).toMatchObject({ code: 2, out: '' });
    expect(unknown.err).toContain('There is no template "rag". Available: default, tool_use.');
  });

  it('sees numbers as Python does', async () => {
    const { out } = await template(
      ['render', '-', '--context', 'context.json', '--set', 'two=2.0', '--set', 'name=Ada'],
      {
        stdin: '{{ one }} {{ large + 1 }} {{ list }} {{ two }} {{ name }}',
      },
    );
    expect(out).toBe('1.0 12345678901234567891 [True, None] 2.0 Ada');
  });

  it('shows where a template fails', async () => {
    const { code, err } = await template(['render', '-'], { stdin: 'a\n{{ missing.name }}' });
    expect(code).toBe(1);
    expect(err).toContain('line 2, column');
    expect(err).toContain('2 | {{ missing.name }}');
  });

  it.each([
    [['render', 'open.jinja'], 'hubkit: open.jinja: Unexpected end of template.'],
    [['render', 'open.jinja', '--messages', 'messages.json'], 'hubkit: open.jinja: Unexpected end of template.'],
    [
      ['render', 'rag.json', '--messages', 'messages.json', '--name', 'rag'],
      'hubkit: rag.json[rag]: Encountered unknown',
    ],
    [['inspect', 'open.jinja'], 'hubkit: open.jinja: Unexpected end of template.'],
    [['inspect', 'rag.json'], 'hubkit: rag.json[rag]: Encountered unknown tag'],
    [['format', 'open.jinja'], 'hubkit: open.jinja: Unexpected end of template.'],
    [['format', '--check', 'rag.json'], 'hubkit: rag.json[rag]: Encountered unknown tag'],
  ])('names the file of a template that is wrong: %j', async (args, message) => {
    const { code, err } = await template(args);
    expect(err).toContain(message);
    expect(code).toBe(1);
  });

  it.each([
    [['render', 'nowhere.jinja'], 'hubkit: Cannot read nowhere.jinja: no such file.'],
    [['render', 'broken.json'], 'broken.json is not JSON'],
    [['render', 'empty.json', '--messages', 'messages.json'], 'empty.json has no chat_template.'],
    [['render', 'config.json'], 'A chat template needs a conversation. Add --messages.'],
    [['render', 'chat.jinja', '--tools', 'tools.json'], '--tools requires --messages.'],
    [
      ['render', 'chat.jinja', '--messages', 'context.json'],
      '--messages: context.json must contain a list of objects.',
    ],
    [['render', 'chat.jinja', '--messages', 'broken.json'], '--messages: broken.json is not JSON'],
    [['render', 'chat.jinja', '--context', 'messages.json'], '--context: messages.json must contain an object.'],
    [['render', 'chat.jinja', '--set', 'x'], '--set must be key=value, not "x".'],
    [['render', '-', '--context', '-'], 'Standard input can be read only once'],
    [['render', 'chat.jinja', '--messages', 'messages.json', '--name', 'x'], 'Omit --name'],
  ])('refuses %j with exit code 2', async (args, message) => {
    const { code, out, err } = await template(args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('a model folder', () => {
  it('gives its templates and special tokens to every command', async () => {
    await mkdir(join(cwd, 'model/additional_chat_templates'), { recursive: true });
    await writeFile(join(cwd, 'model/tokenizer_config.json'), '{"bos_token": "<s>", "chat_template": "older"}');
    await writeFile(join(cwd, 'model/chat_template.jinja'), chatml);
    await writeFile(join(cwd, 'model/additional_chat_templates/rag.jinja'), '{% fi %}');
    const { out } = await template(['render', 'model', '--messages', 'messages.json']);
    expect(out).toBe('<s><|user|>Hi\n<|assistant|>Well\n<|assistant|>');
    expect((await template(['check', 'model'])).out).toMatch(/^model\[rag\]:1:4: Encountered unknown tag/);
    expect((await template(['inspect', 'model', '--name', 'default'])).out).toContain('system role          yes');
  });

  it('is refused without a template, with a broken file, and where a GGUF file is none', async () => {
    await mkdir(join(cwd, 'model'));
    expect(await template(['check', 'model'])).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^hubkit: model has no chat_template\./),
    });
    await writeFile(join(cwd, 'model/tokenizer_config.json'), '{');
    expect((await template(['check', 'model'])).err).toContain('model: tokenizer_config.json is not JSON');
    await writeFile(join(cwd, 'model.gguf'), 'PK');
    expect(await template(['check', 'model.gguf'])).toMatchObject({ code: 2, out: '' });
    expect((await template(['check', 'none.gguf'])).err).toContain('Cannot read none.gguf: no such file.');
  });
});

describe('hubkit template check', () => {
  it('prints file, line and column of every error, with the lines around it', async () => {
    const { code, out, err } = await template(['check', 'chat.jinja', 'wrong.jinja', 'open.jinja', 'config.json']);
    expect(code).toBe(1);
    expect(out).toMatch(/^wrong\.jinja:3:\d+: No filter named 'uper'\. \(did you mean 'upper'\?\)\n/);
    expect(out).toContain('3 |   {{ x | uper }}');
    expect(out).toMatch(/^open\.jinja:\d+:\d+: /m);
    expect(err).toBe('4 checked, 2 with errors\n');
  });

  it('finds every filter and test that does not exist, in the order of the source', async () => {
    const source = '{% if x is devined %}{{ x | uper }}{% endif %}\n{{ 1 | nope(2 | uper) }}';
    const { out } = await template(['check', '-'], { stdin: source });
    expect(out.match(/^standard input:.*/gm)).toEqual([
      "standard input:1:12: No test named 'devined'. (did you mean 'defined'?)",
      "standard input:1:29: No filter named 'uper'. (did you mean 'upper'?)",
      "standard input:2:8: No filter named 'nope'.",
      "standard input:2:17: No filter named 'uper'. (did you mean 'upper'?)",
    ]);
  });

  it('prints the same as JSON for programs: rules and severities, hints with --lint', async () => {
    const { code, out, err } = await template(['check', '--lint', '--json', 'wrong.jinja', 'chat.jinja']);
    const { templates, ...counts } = JSON.parse(out);
    expect({ code, err, counts }).toEqual({ code: 1, err: '', counts: { checked: 2, fixed: 0, wrong: 1 } });
    expect(templates[0]).toMatchObject({ template: 'wrong.jinja', fixes: [] });
    expect(templates[0].problems).toContainEqual({
      line: 3,
      column: 10,
      severity: 'error',
      rule: expect.stringMatching(/^[a-z-]+$/),
      message: expect.stringContaining('uper'),
    });
    expect(templates[1].problems.every((problem: { severity: string }) => problem.severity === 'hint')).toBe(true);
    const fixed = JSON.parse((await template(['check', '--fix', '--json', 'wrong.jinja'])).out);
    expect(fixed).toMatchObject({
      fixed: 1,
      wrong: 0,
      templates: [{ fixes: [{ line: 3, from: 'uper', to: 'upper' }] }],
    });
  });

  it('says nothing on standard output when all is well', async () => {
    expect(await template(['check', 'several.json'])).toEqual({
      code: 0,
      out: '',
      err: '2 checked, 0 with errors\n',
    });
  });

  it('names the template inside a configuration', async () => {
    expect((await template(['check', 'rag.json'])).out).toMatch(/^rag\.json\[rag\]:1:\d+: /);
  });
});

describe('hubkit template inspect', () => {
  it('tells variables and abilities', async () => {
    const { code, out } = await template(['inspect', 'config.json']);
    expect(code).toBe(0);
    expect(out).toMatch(/^config\.json\n {2}variables +.*messages/);
    expect(out).toMatch(/^ {2}system role +yes$/m);
    expect(out).toMatch(/^ {2}tools +no$/m);
    expect(out).toMatch(/^ {2}generation prompt +"<\|assistant\|>"$/m);
  });

  it('prints JSON, of one template or of all by name', async () => {
    const one = JSON.parse((await template(['inspect', 'config.json', '--json'])).out);
    expect(one).toMatchObject({ systemRole: true, tools: false, generationPrompt: '<|assistant|>' });
    const all = JSON.parse((await template(['inspect', 'several.json', '--json'])).out);
    expect(Object.keys(all)).toEqual(['default', 'tool_use']);
    expect(all.tool_use.tools).toBe(false);
    const named = JSON.parse((await template(['inspect', 'several.json', '--json', '--name', 'default'])).out);
    expect(named).toEqual(all.default);
  });
});

describe('hubkit template format', () => {
  const untidy = '{%if   x%}{{x|upper}}{%endif%}';

  it('prints the result, which renders the same', async () => {
    const { code, out } = await template(['format', '-', '--indent', '2'], { stdin: untidy });
    expect(code).toBe(0);
    expect(out).not.toBe(untidy);
    const render = async (stdin: string) => (await template(['render', '-', '--set', 'x=a'], { stdin })).out;
    expect(await render(out)).toBe(await render(untidy));
  });

  it('only tells with --check, changes with --write, and then is content', async () => {
    await writeFile(join(cwd, 'untidy.jinja'), untidy);
    expect(await template(['format', '--check', 'untidy.jinja'])).toMatchObject({ code: 1, out: 'untidy.jinja\n' });
    expect(await readFile(join(cwd, 'untidy.jinja'), 'utf8')).toBe(untidy);
    expect(await template(['format', '--write', 'untidy.jinja'])).toMatchObject({ code: 0, out: 'untidy.jinja\n' });
    expect(await readFile(join(cwd, 'untidy.jinja'), 'utf8')).not.toBe(untidy);
    expect(await template(['format', '--check', 'untidy.jinja'])).toMatchObject({ code: 0, out: '' });
  });

  it.each([
    [['format'], 'No template given'],
    [['format', 'chat.jinja', 'wrong.jinja'], 'Formatting several templates requires --write or --check.'],
    [['format', 'chat.jinja', '--write', '--check'], '--check cannot be combined with --write.'],
    [['format', '-', '--write'], '--write requires files, not standard input.'],
    [['format', 'config.json', '--write'], 'config.json is a model folder or file, not a template'],
    [['format', 'chat.jinja', '--indent', 'x'], '--indent must be an integer from 0 to 16, not "x".'],
  ])('refuses %j with exit code 2', async (args, message) => {
    const { code, err } = await template(args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});

describe('hubkit template render --trace', () => {
  it('is JSON with --json', async () => {
    const { out } = await template(['render', 'chat.jinja', '--messages', 'messages.json', '--trace', '--json']);
    const { text, parts } = JSON.parse(out);
    expect(parts.map((part: { text: string }) => part.text).join('')).toBe(text);
    expect(parts).toContainEqual({ text: 'Hi', line: 1, column: 67, message: 0 });
  });

  it('prints each piece with its place and its message, and after an error what came before', async () => {
    const { code, out } = await template(['render', 'chat.jinja', '--messages', 'messages.json', '--trace']);
    expect(code).toBe(0);
    expect(out.split('\n').slice(0, 3)).toEqual([
      '1:45    message 0    "<|"',
      '1:47    message 0    "user"',
      '1:65    message 0    "|>"',
    ]);
    const failed = await template(['render', '-', '--trace'], { stdin: 'a{{ 1 + "b" }}' });
    expect({ code: failed.code, out: failed.out }).toEqual({ code: 1, out: '1:1                  "a"\n' });
    expect(failed.err).toContain('unsupported operand');
  });
});

describe('hubkit template check --lint', () => {
  it('shows hints that do not change the exit code, and no hints without it', async () => {
    const options = { stdin: '{% set x = 1 %}{{ mesages }}' };
    const { code, out } = await template(['check', '--lint', '-'], options);
    expect(code).toBe(0);
    expect(out).toContain("standard input:1:8: 'x' is never read.");
    expect(out).toContain("standard input:1:19: Nothing gives a value to 'mesages'. (did you mean 'messages'?)");
    expect((await template(['check', '-'], options)).out).toBe('');
    expect((await template(['check', '--lint', 'wrong.jinja'])).code).toBe(1);
  });

  it('finds the word that render underlines', async () => {
    const { err } = await template(['render', '-'], { stdin: '{{ messages | tojsn }}' });
    expect(err).toContain('column 15');
    expect(err).toMatch(/\| {15}\^{5}$/m);
  });
});

describe('hubkit template check --fix', () => {
  it('writes the suggested edits to the files, prints them, and then what is left', async () => {
    await writeFile(join(cwd, 'left.jinja'), '{{ x | uper | nothing_like_it }}');
    const { code, out, err } = await template([
      'check',
      '--fix',
      'wrong.jinja',
      'open.jinja',
      'left.jinja',
      'chat.jinja',
    ]);
    expect(code).toBe(1);
    expect(out.split('\n').slice(0, 4)).toEqual([
      "wrong.jinja:3:10: replaced 'uper' with 'upper'",
      "open.jinja:2:13: inserted '{% endfor %}'",
      "left.jinja:1:8: replaced 'uper' with 'upper'",
      "left.jinja:1:16: No filter named 'nothing_like_it'.",
    ]);
    expect(err).toBe('4 checked, 3 fixed, 1 with errors\n');
    expect(await readFile(join(cwd, 'wrong.jinja'), 'utf8')).toBe('one\n{% if x %}\n  {{ x | upper }}\n{% endif %}\n');
    expect(await readFile(join(cwd, 'chat.jinja'), 'utf8')).toBe(chatml);
    expect(await template(['check', 'wrong.jinja', 'open.jinja'])).toMatchObject({ code: 0, out: '' });
  });

  it('mends hints only with --lint', async () => {
    await writeFile(join(cwd, 'hint.jinja'), '{{ mesages }}');
    await template(['check', '--fix', 'hint.jinja']);
    expect(await readFile(join(cwd, 'hint.jinja'), 'utf8')).toBe('{{ mesages }}');
    await template(['check', '--fix', '--lint', 'hint.jinja']);
    expect(await readFile(join(cwd, 'hint.jinja'), 'utf8')).toBe('{{ messages }}');
  });

  it.each([
    [['check', '--fix', '-'], '--fix requires files, not standard input.'],
    [['check', '--fix', 'config.json'], 'config.json is a model folder or file, not a template'],
  ])('refuses %j with exit code 2', async (args, message) => {
    const { code, out, err } = await template(args);
    expect(err).toContain(message);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });
});

describe('hubkit template parse', () => {
  const calling =
    '{% for m in messages %}<|{{ m.role }}|>{% if m.reasoning_content %}<think>{{ m.reasoning_content }}</think>{% endif %}' +
    '{{ m.content }}{% for c in m.tool_calls %}<call>{{ c.function | tojson }}</call>{% endfor %}<|end|>{% endfor %}' +
    '{% if add_generation_prompt %}<|assistant|><think>{% endif %}';
  const answer = 'Hm.</think>Look.<call>{"name": "look", "arguments": {"n": "7"}}</call><|end|>';
  const tools = [
    { type: 'function', function: { name: 'look', parameters: { properties: { n: { type: 'integer' } } } } },
  ];

  beforeEach(async () => {
    await writeFile(join(cwd, 'calling.jinja'), calling);
    await writeFile(join(cwd, 'integers.json'), JSON.stringify(tools));
  });

  it('prints the message of a text that continues the prompt', async () => {
    const args = ['parse', 'calling.jinja', '-', '--messages', 'messages.json', '--tools', 'integers.json'];
    const { code, out } = await template(args, { stdin: answer });
    expect({ code, message: JSON.parse(out) }).toEqual({
      code: 0,
      message: {
        role: 'assistant',
        reasoning_content: 'Hm.',
        content: 'Look.',
        tool_calls: [{ type: 'function', function: { name: 'look', arguments: { n: 7 } } }],
      },
    });
  });

  it('uses the response template of the configuration, and prints it', async () => {
    const response_template = { start_anchor: 'A:', fields: { thinking: { open: '(', close: ')' }, content: {} } };
    await writeFile(join(cwd, 'own.json'), JSON.stringify({ chat_template: chatml, response_template }));
    expect(JSON.parse((await template(['parse', 'own.json', '-'], { stdin: '(a)b' })).out)).toEqual({
      thinking: 'a',
      content: 'b',
    });
    expect(JSON.parse((await template(['parse', 'own.json', '--response-template'])).out)).toEqual(response_template);
  });

  it('says what is wrong with the text, and what is missing', async () => {
    const wrong = await template(['parse', 'calling.jinja', '-'], { stdin: '<call>{"name": </call>' });
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('standard input: json parser could not parse region as JSON.');
    const missing = await template(['parse', 'calling.jinja']);
    expect(missing.code).toBe(2);
    expect(missing.err).toContain("The model's text is missing");
  });
});
