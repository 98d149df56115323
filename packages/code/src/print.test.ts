import { describe, expect, it } from 'vitest';
import {
  type Code,
  CodeError,
  call,
  code,
  comment,
  csharp,
  data,
  entries,
  env,
  identifier,
  isPythonName,
  type Language,
  lines,
  paragraphs,
  print,
  python,
  shell,
  text,
  typescript,
  usesEnv,
  type Value,
  variable,
} from './index.ts';

const languages = { csharp, python, typescript, shell };
const wide = [
  { role: 'user', content: "What's the capital of a country with a name this long?" },
  { role: 'assistant' },
];

const circle: { self?: object } = {};
circle.self = circle;

describe('print', () => {
  it.each<[keyof typeof languages, Value, string]>([
    ['python', [true, false, null, 1.5, 1e21], '[True, False, None, 1.5, 1e+21]'],
    ['python', 'a "b"\n', '"a \\"b\\"\\n"'],
    ['python', { a: 1, 'b-c': [] }, '{"a": 1, "b-c": []}'],
    ['python', env('HF_TOKEN'), 'os.environ["HF_TOKEN"]'],
    ['python', text`Bearer ${env('HF_TOKEN')}`, `f"Bearer {os.environ['HF_TOKEN']}"`],
    ['python', '\u{e0041}', '"\\U000e0041"'],
    ['typescript', [true, null], '[true, null]'],
    ['typescript', { a: 1, 'b-c': {} }, '{ a: 1, "b-c": {} }'],
    ['typescript', data(JSON.parse('{"__proto__": 1}')), '{ ["__proto__"]: 1 }'],
    ['typescript', { a: identifier('a'), b: variable('b'), c: identifier('d'), e: 'e' }, '{ a, b, c: d, e: "e" }'],
    ['python', { a: variable('a') }, '{"a": a}'],
    ['typescript', env('HF_TOKEN'), 'process.env.HF_TOKEN'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the printed code is a template literal
    ['typescript', text`Bearer ${env('HF_TOKEN')}`, '`Bearer ${process.env.HF_TOKEN}`'],
    ['python', text`X-${text`Key ${env('A')}`}`, `f"X-Key {os.environ['A']}"`],
    ['typescript', '\u2028', '"\\u2028"'],
    ['csharp', [true, null, 1.5, '\u{e0041}\u202e"\\\n'], '[true, null, 1.5, "\\U000e0041\\u202e\\"\\\\\\n"]'],
    ['csharp', env('HF_TOKEN'), 'Environment.GetEnvironmentVariable("HF_TOKEN")'],
    ['csharp', text`Bearer ${env('A')}`, 'string.Concat("Bearer ", Environment.GetEnvironmentVariable("A"))'],
    ['csharp', call('Load', ['a'], { mode: 1 }), 'Load("a", @mode: 1)'],
    ['shell', 'https://example.org/v1', 'https://example.org/v1'],
    ['shell', '', "''"],
    ['shell', '-rf', "'-rf'"],
    ['shell', "it's $5 `now`!", "'it'\\''s $5 `now`!'"],
    ['shell', { a: "it's" }, `'{"a": "it'\\''s"}'`],
    ['shell', env('HF_TOKEN'), '"$HF_TOKEN"'],
    ['shell', text`${env('A')}b "${env('C')}`, '"$A"\'b "\'"$C"'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the printed code is a shell expansion
    ['shell', text`${env('A')}b-${env('C')}`, '"${A}b-$C"'],
    ['python', [variable('image'), text`data:${variable('image')}`], '[image, f"data:{image}"]'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the printed code is a template literal
    ['typescript', [variable('image'), text`data:${variable('image')}`], '[image, `data:${image}`]'],
    ['shell', text`http://host/${variable('job')}/status`, '"http://host/$job/status"'],
    ['shell', { image: variable('image') }, `'{"image": "'"$image"'"}'`],
    ['csharp', text`a${variable('job')}`, 'string.Concat("a", job)'],
    ['shell', text`Authorization: Bearer ${env('HF_TOKEN')}`, '"Authorization: Bearer $HF_TOKEN"'],
  ])('writes for %s: %j', (language, value, expected) => {
    expect(print(code`${value}`, languages[language])).toBe(expected);
  });

  it('breaks what is too wide and keeps nested values aligned', () => {
    const source = code`
      if ready:
          answer = ask(messages=${wide}, n=${1})
    `;
    expect(print(source, python)).toBe(
      [
        'if ready:',
        '    answer = ask(messages=[',
        '        {',
        '            "role": "user",',
        '            "content": "What\'s the capital of a country with a name this long?",',
        '        },',
        '        {"role": "assistant"},',
        '    ], n=1)',
      ].join('\n'),
    );
  });

  it('writes lists as JSON between single quotes in a shell', () => {
    expect(print(code`curl -d ${wide}`, shell)).toBe(
      [
        "curl -d '[",
        '    {',
        '        "role": "user",',
        '        "content": "What\'\\\'\'s the capital of a country with a name this long?"',
        '    },',
        '    {"role": "assistant"}',
        "]'",
      ].join('\n'),
    );
  });

  it('writes entries as keyword arguments or as properties, without the absent ones', () => {
    const call = code`
      call(
          ${entries({ model: 'some/model', seed: undefined, stream: true })}
      )
    `;
    expect(print(call, python)).toBe('call(\n    model="some/model",\n    stream=True,\n)');
    expect(print(call, typescript)).toBe('call(\n    model: "some/model",\n    stream: true,\n)');
  });

  it('writes calls on one line where they fit, and with one argument a line where they do not', () => {
    const load = call('Model.from_pretrained', ['some/model'], { trust_remote_code: true, revision: undefined });
    expect(print(code`model = ${load}`, python)).toBe(
      'model = Model.from_pretrained("some/model", trust_remote_code=True)',
    );
    const wideCall = call('ask', [env('A')], { messages: [{ role: 'user', content: 'x'.repeat(80) }] });
    expect(print(code`answer = ${wideCall}`, python)).toBe(
      [
        'answer = ask(',
        '    os.environ["A"],',
        '    messages=[',
        '        {',
        '            "role": "user",',
        `            "content": "${'x'.repeat(80)}",`,
        '        },',
        '    ],',
        ')',
      ].join('\n'),
    );
  });

  it('does not break a call for a single word that would still be too wide', () => {
    const url = `https://example.org/${'x'.repeat(90)}`;
    expect(print(code`image = ${call('load', [url])}`, python)).toBe(`image = load("${url}")`);
  });

  it('counts the indentation of the code around it', () => {
    const inner = code`call(${{ key: 'x'.repeat(60) }})`;
    const outer = code`
      if ready:
                    ${inner}
    `;
    expect(print(inner, python)).not.toContain('\n');
    expect(print(outer, python).split('\n')).toHaveLength(4);
  });

  it('leaves out lines whose values are all empty, and keeps blank ones that were written', () => {
    const source = code`
      first

      ${lines()}
      ${lines(false, undefined)}
      last
    `;
    expect(print(source, python)).toBe('first\n\nlast');
  });

  it('stacks pieces with and without blank lines', () => {
    expect(print(paragraphs(lines(code`a`, code`b`), undefined, lines(), code`c`), python)).toBe('a\nb\n\nc');
  });

  it('never lets a comment end early', () => {
    const remark = comment('one\ntwo\u2028three\rfour');
    expect(print(lines(remark), typescript)).toBe('// one\n// two\\u2028three\n// four');
    expect(print(lines(remark), shell)).toBe('# one\n# two\\u2028three\n# four');
  });

  it.each<[string, () => Code, Language, RegExp]>([
    ['NUL in a shell', () => code`${'a\0b'}`, shell, /NUL/],
    ['half a character in a shell', () => code`${'\ud800'}`, shell, /U\+D800/],
    ['an object in C#', () => code`${{ a: 1 }}`, csharp, /initializer/],
    ['an argument in C# that is no name', () => code`${entries({ 'a b': 1 })}`, csharp, /argument/],
    ['infinity', () => code`${Number.POSITIVE_INFINITY}`, python, /Infinity/],
    ['a keyword as an argument', () => code`${entries({ class: 1 })}`, python, /"class"/],
    ['an argument that is no name', () => code`${entries({ 'a=1, b': 1 })}`, python, /keyword argument/],
    ['a call of what is no name', () => code`${call('a;b', [])}`, python, /identifier/],
    ['an environment variable that is no name', () => code`${env('A; rm')}`, shell, /environment variable/],
    ['a variable that is no name', () => code`${variable('a b')}`, python, /identifier/],
    ['an identifier that is no name', () => identifier('a', 'b()'), python, /identifier/],
    ['a date', () => code`${data({ at: new Date(0) })}`, python, /Date/],
    ['a value that holds itself', () => code`${data(circle)}`, python, /contains itself/],
    ['a function', () => code`${data([() => 1])}`, python, /function/],
  ])('refuses %s with a reason', (_, make, language, reason) => {
    const attempt = () => print(make(), language);
    expect(attempt).toThrow(reason);
    expect(attempt).toThrow(expect.toSatisfy(CodeError.is));
  });

  it('knows what can be a name in Python', () => {
    const names = ['Auto', '_a1', 'class', 'None', '', '1a', 'a b', 'a.b', 'é', 'a\n'];
    expect(names.filter(isPythonName)).toEqual(['Auto', '_a1']);
  });

  it('keeps code of several lines in a list of a shell call', () => {
    const both = code`
      first
      second
    `;
    expect(print(code`${call('run', [[both]])}`, shell)).toContain('first\n');
  });

  it('takes data that looks like code for data', () => {
    expect(print(code`${data({ type: 'env', name: 'HF_TOKEN' })}`, python)).toBe('{"type": "env", "name": "HF_TOKEN"}');
  });

  it('knows whether an environment variable is read', () => {
    expect(usesEnv(paragraphs(code`a`, code`${{ b: [code`${text`x${env('A')}`}`] }}`))).toBe(true);
    expect(usesEnv(code`${{ b: ['env'] }}`)).toBe(false);
    expect(usesEnv(code`${entries({ a: env('A') })}`)).toBe(true);
  });
});
