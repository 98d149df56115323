import { describe, expect, it } from 'vitest';
import { Environment, Template, TemplateError } from '../../index.ts';
import { findErrors } from './find-errors.ts';
import { suggestedEdit } from './suggested-edit.ts';

const messages = [{ role: 'user', content: 'Hi', tool_calls: [] }];

function catchError(work: () => unknown): TemplateError {
  try {
    work();
  } catch (error) {
    if (TemplateError.is(error)) return error;
    throw error;
  }
  throw new Error('It rendered.');
}

/** The source after the suggested edit. */
function mended(source: string, environment = new Environment()): string | undefined {
  const error = catchError(() => new Template(source, environment).render({ messages, name: 'Ada' }));
  const edit = suggestedEdit(error, source, environment);
  return edit && source.slice(0, edit.start) + edit.text + source.slice(edit.end);
}

describe('suggestedEdit', () => {
  it.each([
    ['{{ nam + "!" }}', '{{ name + "!" }}'],
    ['{{ messages[0].contnt + "!" ~ name }}', '{{ messages[0].content + "!" ~ name }}'],
    ["{{ 1 + messages[0]['contnt'] }}", "{{ 1 + messages[0]['content'] }}"],
    ['{{ raise_exeption("no") }}', '{{ raise_exception("no") }}'],
    ['{% for m in mesages %}{% endfor %}{{ mesages.a }}', '{% for m in mesages %}{% endfor %}{{ messages.a }}'],
    ['{{ name | uper }}', '{{ name | upper }}'],
    ['{% if name %}{{ name is strng }}{% endif %}', '{% if name %}{{ name is string }}{% endif %}'],
    ['{% fro m in messages %}{% endfor %}', '{% for m in messages %}{% endfor %}'],
    ['{% if name %}{% esle %}{% endif %}', '{% if name %}{% else %}{% endif %}'],
    ['{%- for m in messages %}{%- endfro %}', '{%- for m in messages %}{%- endfor %}'],
    ['{% generaton %}{% endgeneration %}', '{% generation %}{% endgeneration %}'],
    ['{% for m in messages %}{{ m }}', '{% for m in messages %}{{ m }}{% endfor %}'],
  ])('mends %s', (source, expected) => {
    expect(mended(source)).toBe(expected);
  });

  it.each(['{{ xyz.a }}', '{{ name | zzzzz }}', '{% zzzzz %}', '{{ 1 + "a" }}', '{{ 1 1 }}', '{{ "a }}'])(
    'knows nothing better than %s',
    (source) => {
      expect(mended(source)).toBeUndefined();
    },
  );

  it('is the fix of a syntax error', () => {
    expect(findErrors('{% if name %}{% endfi %}')).toMatchObject([
      { message: expect.stringContaining("(did you mean 'endif'?)"), fix: { start: 16, end: 21, text: 'endif' } },
    ]);
  });

  it('writes tags with the delimiters of the environment', () => {
    const environment = new Environment({ blockStartString: '<%', blockEndString: '%>' });
    expect(mended('<% if name %>a', environment)).toBe('<% if name %>a<% endif %>');
  });
});
