import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { applyChatTemplate } from '@hubkit/jinja/chat';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyEdits, caret, type Editor, startEditor } from './language-client.ts';

const chatml = `{%- for message in messages %}
    {{- '<|im_start|>' + message.role + '\\n' + message.content | trim + '<|im_end|>\\n' }}
{%- endfor %}
{%- if add_generation_prompt %}
    {{- '<|im_start|>assistant\\n' }}
{%- endif %}
`;

let editor: Editor;
let folder = '';
let count = 0;
const newUri = () => pathToFileURL(join(folder, `template-${++count}.jinja`)).href;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hubkit-lsp-'));
  editor = await startEditor({ cwd: folder });
});
afterAll(async () => {
  const { code, errors } = await editor.quit();
  await rm(folder, { recursive: true, force: true });
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

describe('hubkit template lsp', () => {
  it('introduces itself with what it can do', () => {
    expect(editor.serverInfo?.name).toBe('hubkit');
    expect(editor.capabilities).toMatchObject({ hoverProvider: true, documentFormattingProvider: true });
  });

  it('publishes an error at its place, and none once it is mended by the quick fix', async () => {
    const uri = newUri();
    const source = chatml.replace('trim', 'trin');
    const [problem, ...others] = await editor.open(uri, source);
    if (!problem) throw new Error('no diagnostic');
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      code: 'unknown-filter',
      severity: 1,
      source: 'hubkit',
      range: { start: { line: 1, character: 65 }, end: { line: 1, character: 69 } },
    });
    expect(problem.codeDescription?.href).toMatch(/\/docs\/template-rules\.md#unknown-filter$/);
    const [fix] = await editor.actions(uri, problem, ['quickfix']);
    expect(fix).toMatchObject({ title: "Replace 'trin' with 'trim'", isPreferred: true });
    const mended = applyEdits(source, fix?.edit?.changes?.[uri] ?? []);
    expect(mended).toBe(chatml);
    expect(await editor.change(uri, mended)).toEqual([]);
  });

  it('inserts a missing end tag', async () => {
    const uri = newUri();
    const source = '{% for m in messages %}{{ m.content }}{% if add_generation_prompt %}>{% endif %}';
    const [problem] = await editor.open(uri, source);
    if (!problem) throw new Error('no diagnostic');
    const [fix] = await editor.actions(uri, problem);
    expect(applyEdits(source, fix?.edit?.changes?.[uri] ?? [])).toBe(`${source}{% endfor %}`);
  });

  it('silences a hint by a comment that keeps the output', async () => {
    const messages = [{ role: 'user', content: ' Hi ' }];
    for (const source of [`text\n  {%- set a = 1 %}\n${chatml}`, `text\n  {% set a = 1 %}\n${chatml}`]) {
      const uri = newUri();
      const [problem] = await editor.open(uri, source);
      if (problem?.code !== 'unused') throw new Error('another diagnostic');
      const actions = await editor.actions(uri, problem, ['quickfix']);
      expect(actions.map(({ title }) => title)).toEqual(['Ignore unused here', 'Ignore unused in this template']);
      for (const { edit } of actions) {
        const silenced = applyEdits(source, edit?.changes?.[uri] ?? []);
        expect(silenced).not.toBe(source);
        expect(applyChatTemplate(silenced, messages)).toBe(applyChatTemplate(source, messages));
        expect(await editor.change(uri, silenced)).toEqual([]);
      }
    }
  });

  it('formats, with the indentation of the editor, what can be read', async () => {
    const uri = newUri();
    const source = '{%if   messages%}{{messages|length}}{%endif%}';
    await editor.open(uri, source);
    const formatted = applyEdits(source, await editor.format(uri, 2));
    expect(formatted).not.toBe(source);
    await editor.change(uri, formatted);
    expect(await editor.format(uri, 2)).toEqual([]);
    await editor.change(uri, '{% if');
    expect(await editor.format(uri)).toEqual([]);
  });

  it.each([
    ['a filter', "{{ messages[0].content | re¦place('a', 'b') }}", '`replace(old, new, count?)`'],
    ['a test', '{% if tools is def¦ined %}{% endif %}', '**test** `defined`'],
    ['a variable of a chat', '{{ mess¦ages }}', '**variable** `messages`'],
    ['a variable of the template', '{% set a = 1 %}\n{{ ¦a }}', 'Set on line 1.'],
    ['a parameter of a macro', '{% macro m(a) %}{{ a¦ }}{% endmacro %}', 'Set on line 1.'],
    ['a field', '{{ messages[0].ro¦le }}', '**field** `role`'],
    ['a method', "{{ messages[0].content.spl¦it('a') }}", '`split(sep?, maxsplit?)`'],
    ['a function', '{{ raise_exc¦eption("no") }}', '**function** `raise_exception(message)`'],
    ['the state of a loop', '{% for m in messages %}{{ loop.fir¦st }}{% endfor %}', 'True in the first round.'],
  ])('describes %s', async (_, marked, expected) => {
    const uri = newUri();
    const at = caret(marked);
    await editor.open(uri, at.text);
    expect(await editor.hover(uri, at)).toContain(expected);
  });

  it('shows what a tag prints in the sample conversation, and nothing for text', async () => {
    const uri = newUri();
    const at = caret('User: {% for m in messages %}{{ m.¦content }}\n{% endfor %}');
    await editor.open(uri, at.text);
    const help = await editor.hover(uri, at);
    expect(help).toContain('messages[0]: "Answer in one sentence."');
    expect(help).toContain('messages[1]: "What is the weather in Paris?"');
    expect(await editor.hover(uri, { line: 0, character: 2 })).toBeUndefined();
  });

  it.each<[string, string, readonly string[], readonly string[]]>([
    ['filters', '{{ messages | to¦ }}', ['tojson', 'upper'], ['defined', 'messages']],
    ['tests', '{% if tools is not ¦ %}', ['defined', 'string'], ['tojson']],
    ['tags', '{% ¦', ['for', 'endif', 'generation'], ['tojson']],
    ['fields and methods', '{{ messages[0].¦ }}', ['role', 'content', 'split'], ['tojson', 'append']],
    ['fields of loop', '{% for m in messages %}{{ loop.¦', ['index', 'last'], ['role']],
    ['variables', '{% set greeting = 1 %}{{ ¦', ['messages', 'greeting', 'raise_exception'], ['tojson', 'role']],
  ])('completes %s', async (_, marked, wanted, unwanted) => {
    const uri = newUri();
    const at = caret(marked);
    await editor.open(uri, at.text);
    const items = await editor.complete(uri, at);
    const labels = items.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining([...wanted]));
    expect(labels.filter((label) => unwanted.includes(label))).toEqual([]);
  });

  it('completes nothing in text and strings', async () => {
    for (const marked of ['Hello ¦', "{{ 'Hello ¦' }}", '{# c¦ #}']) {
      const uri = newUri();
      const at = caret(marked);
      await editor.open(uri, at.text);
      expect(await editor.complete(uri, at)).toEqual([]);
    }
  });

  it('replaces the word that is typed', async () => {
    const uri = newUri();
    const at = caret('{{ messages | toj¦s }}');
    await editor.open(uri, at.text);
    const item = (await editor.complete(uri, at)).find(({ label }) => label === 'tojson');
    expect(applyEdits(at.text, item?.textEdit ? [item.textEdit as never] : [])).toBe('{{ messages | tojson }}');
  });

  it('renders the sample conversation on command, or another one, and says why it cannot', async () => {
    const uri = newUri();
    const [problem] = await editor.open(uri, `{{ 1 | nope }}${chatml}`);
    await editor.change(uri, chatml);
    if (!problem) throw new Error('no diagnostic');
    const [{ command } = { command: undefined }] = await editor.actions(uri, problem, ['source']);
    const shown = await editor.execute(command?.command ?? '', command?.arguments ?? []);
    expect(shown?.text).toMatch(/^<\|im_start\|>system\nAnswer in one sentence\.<\|im_end\|>\n/);
    await editor.until(() => editor.messages.includes(shown?.text ?? ''));
    const file = join(folder, 'chat.json');
    await writeFile(file, '[{"role": "user", "content": "Hej"}]');
    expect((await editor.execute('hubkit.renderSample', [uri, file]))?.text).toContain('Hej');
    expect((await editor.execute('hubkit.renderSample', [uri, join(folder, 'none.json')]))?.error).toContain('ENOENT');
    await editor.change(uri, '{{ raise_exception("Never.") }}');
    expect((await editor.execute('hubkit.renderSample', [uri]))?.error).toContain('Never.');
  });

  it('ends a template that never ends', async () => {
    const uri = newUri();
    const at = caret('{% for a in range(99999) %}{% for b in range(99999) %}{{ ¦messages }}{% endfor %}{% endfor %}');
    await editor.open(uri, at.text);
    expect(await editor.hover(uri, at)).toContain('**variable** `messages`');
  });

  it('follows the settings of the project and of the editor', async () => {
    const settings = { template: { rules: { unused: 'off', 'undefined-variable': 'error' }, variables: ['mode'] } };
    await writeFile(join(folder, '.hubkit.json'), JSON.stringify(settings));
    const source = '{% set a = 1 %}{{ mode }}{{ other }}';
    const uri = newUri();
    expect(await editor.open(uri, source)).toMatchObject([{ code: 'undefined-variable', severity: 1 }]);
    const other = await startEditor({ settings: { rules: { 'undefined-variable': 'off', unused: 'information' } } });
    expect(await other.open(newUri(), source)).toMatchObject([{ code: 'unused', severity: 3 }]);
    await writeFile(join(folder, '.hubkit.json'), '{"template": {"rules": {"unusd": "off"}}}');
    await other.open(newUri(), source);
    await other.until(() => other.messages.some((text) => text.includes('there is no rule "unusd"')));
    await rm(join(folder, '.hubkit.json'));
    expect((await other.quit()).code).toBe(0);
  });
});
