import { describe, expect, it } from 'vitest';
import { findErrors } from './find-errors.ts';
import { lintTemplate } from './lint.ts';
import { severityOf } from './rules.ts';

const codes = (source: string, rules = {}) => lintTemplate(source, { rules }).map(({ code }) => code);

describe('comments that silence rules', () => {
  it.each<[string, string, string[]]>([
    ['a rule on its own line', '{% set a = 1 %}{# hubkit: ignore unused #}', []],
    ['a rule on the next line', '{#- hubkit: ignore unused -#}\n{% set a = 1 %}', []],
    ['no rule two lines further', '{# hubkit: ignore unused #}\n\n{% set a = 1 %}', ['unused']],
    ['several rules', '{# hubkit: ignore unused, undefined-variable #}\n{% set a = b %}', []],
    ['only the rules that they name', '{# hubkit: ignore unused #}\n{% set a = b %}', ['undefined-variable']],
    ['every rule if they name none', '{# hubkit: ignore #}\n{% set a = b %}', []],
    ['a rule in the whole template', '{% set a = b %}\n\n{# hubkit: ignore-file unused #}', ['undefined-variable']],
    ['nothing without the prefix', '{# ignore unused #}{% set a = 1 %}', ['unused']],
    ['nothing for another word', '{# hubkit: ignored unused #}{% set a = 1 %}', ['unused']],
    ['an unknown filter', '{# hubkit: ignore unknown-filter #}{{ 1 | from_json }}', []],
    ['never a syntax error', '{# hubkit: ignore #}{{ 1 ~ }}', ['syntax']],
    ['nothing by a name that is no rule', '{# hubkit: ignore unusd #}{% set a = 1 %}', ['unknown-rule', 'unused']],
  ])('silence %s', (_, source, expected) => {
    expect(codes(source)).toEqual(expected);
  });

  it('have a fix for a misspelled rule', () => {
    const source = '{# hubkit: ignore-file unusd #}';
    const [problem] = lintTemplate(source);
    expect(problem?.fix).toEqual({ start: 23, end: 28, text: 'unused' });
    expect(source.slice(23, 28)).toBe('unusd');
  });

  it('count for errors alone, too', () => {
    expect(findErrors('{{ 1 | nope }}{# hubkit: ignore unknown-filter, unusd #}')).toEqual([]);
    expect(findErrors('{{ 1 | nope }}')).toHaveLength(1);
  });
});

describe('settings of rules', () => {
  it('switch rules off, but no syntax error', () => {
    expect(codes('{% set a = b %}', { unused: 'off' })).toEqual(['undefined-variable']);
    expect(codes('{{ 1 | nope }}', { 'unknown-filter': 'off' })).toEqual([]);
    expect(codes('{{ 1 ~ }}', { syntax: 'off' })).toEqual(['syntax']);
  });

  it('choose a severity', () => {
    expect(severityOf({ code: 'unused' })).toBe('warning');
    expect(severityOf({ code: 'unused' }, { unused: 'error' })).toBe('error');
    expect(severityOf({ code: 'syntax' }, { syntax: 'information' })).toBe('error');
  });
});
