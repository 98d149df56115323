import { describe, expect, it } from 'vitest';
import { TemplateError } from '../runtime/errors.ts';
import { parse } from '../syntax-tree.ts';

function failure(source: string): TemplateError {
  try {
    parse(source);
  } catch (error) {
    if (TemplateError.is(error)) return error;
  }
  throw new Error(`parsed: ${source}`);
}

describe('parse', () => {
  it('keeps the place of every statement, its bodies and its expressions', () => {
    const source = 'a{% if x.y -%} b {%- else %}c{% endif %}d';
    const [, node] = parse(source).body.nodes;
    if (node?.type !== 'If') throw new Error('not an if');
    const cut = ({ start, end }: { start: number; end: number }) => source.slice(start, end);
    expect(cut(node)).toBe('{% if x.y -%} b {%- else %}c{% endif %}');
    expect(cut(node.test)).toBe('x.y');
    expect(cut(node.body)).toBe(' b ');
    expect(node.otherwise && cut(node.otherwise)).toBe('c');
  });

  it('keeps comments and raw blocks', () => {
    expect(parse('{# one #}{% raw %}{{{% endraw %}').body.nodes).toMatchObject([
      { type: 'Comment', value: ' one ' },
      { type: 'Raw', value: '{{' },
    ]);
  });

  it('binds operators as Python’s Jinja does', () => {
    const shape = (source: string) => parse(`{{ ${source} }}`).body.nodes[0];
    expect(shape('2 ** 3 ** 2')).toMatchObject({ expression: { operator: '**', left: { operator: '**' } } });
    expect(shape('not a == b')).toMatchObject({ expression: { operator: 'not', operand: { type: 'Compare' } } });
    expect(shape('-1 | abs')).toMatchObject({ expression: { type: 'Filter', input: { operator: '-' } } });
    expect(shape('a < b <= c')).toMatchObject({ expression: { operators: ['<', '<='] } });
  });

  it('says what was found where something else was expected', () => {
    expect(failure('{{ a b }}').rawMessage).toBe("expected token 'end of print statement', got 'b'");
    expect(failure('{% for x y %}').rawMessage).toBe("expected token 'in', got 'y'");
    expect(failure('{{ "a }}').rawMessage).toBe("unexpected char '\"' at 3");
    expect(failure('{{ (1] }}').rawMessage).toBe("unexpected ']', expected ')'");
    expect(failure('{% set 1 = 2 %}').rawMessage).toBe("can't assign to 'const'");
  });

  it('says which tag is missing, and which block is open', () => {
    const error = failure('{% if a %}\n{% for b in c %}\n{% endif %}');
    expect(error.rawMessage).toBe(
      "Encountered unknown tag 'endif'. You probably made a nesting mistake. Jinja is expecting this tag, but currently looking for 'endfor' or 'else'. The innermost block that needs to be closed is 'for'.",
    );
    expect([error.line, error.column]).toEqual([3, 4]);
    expect(error.frame).toContain('3 | {% endif %}\n  |    ^^^^^');
  });

  it('ends deep nesting and long chains with an error of its own', () => {
    for (const source of [
      `{{ ${'('.repeat(5000)}1${')'.repeat(5000)} }}`,
      `{{ ${'1 + '.repeat(20000)}1 }}`,
      `{{ ${'not '.repeat(20000)}1 }}`,
      `{{ a${'.b'.repeat(20000)} }}`,
      '{% if a %}'.repeat(5000),
    ])
      expect(failure(source).name).toBe('TemplateSyntaxError');
  });
});
