import { describe, expect, it } from 'vitest';
import { applyFixes } from './apply-fixes.ts';

describe('applyFixes', () => {
  it.each([
    ['a filter and a test', '{{ x | uper }}{{ x is devined }}', '{{ x | upper }}{{ x is defined }}'],
    ['a filter within the arguments of another', '{{ x | defalt(y | uper) }}', '{{ x | default(y | upper) }}'],
    [
      'one syntax error after another',
      '{% iff x %}{% fro y in z %}',
      '{% if x %}{% for y in z %}{% endfor %}{% endif %}',
    ],
    ['an end tag', '{% for x in y %}{{ x }}', '{% for x in y %}{{ x }}{% endfor %}'],
    [
      'a filter behind a syntax error',
      '{% fro x in y %}{{ x | uper }}{% endfor %}',
      '{% for x in y %}{{ x | upper }}{% endfor %}',
    ],
    [
      'nothing where nothing is suggested',
      '{{ x | nothing_like_it }}{{ mesages }}',
      '{{ x | nothing_like_it }}{{ mesages }}',
    ],
  ])('mends %s', (_, source, expected) => {
    expect(applyFixes(source, false).source).toBe(expected);
    expect(applyFixes(expected, false)).toEqual({ source: expected, fixes: [] });
  });

  it('mends names of variables with hints', () => {
    expect(applyFixes('{{ mesages }}{{ add_generation_promt }}', true).source).toBe(
      '{{ messages }}{{ add_generation_prompt }}',
    );
  });

  it('tells the place of each edit in the source it was made in', () => {
    expect(applyFixes('{% if x %}\n  {{ x | uper }}', false).fixes).toEqual([
      { line: 2, column: 17, from: '', to: '{% endif %}' },
      { line: 2, column: 10, from: 'uper', to: 'upper' },
    ]);
  });
});
