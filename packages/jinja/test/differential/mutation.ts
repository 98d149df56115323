import { featureCases } from '../corpora/all.ts';
import type { Choices } from './choices.ts';
import { grammarCase } from './grammar/template.ts';
import type { Question } from './oracle.ts';

/** Units at which a template can be cut: delimiters, words, numbers, runs of spaces, single characters. */
const PIECE = /\{[{%#][-+]?|[-+]?[}%#]\}|\w+|\s+|\*\*|\/\/|[<>=!]=|./gsu;

const INSERTED = [
  '{{',
  '}}',
  '{%',
  '%}',
  '{#',
  '#}',
  '{%-',
  '-%}',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ',',
  '.',
  ':',
  '|',
  '~',
  '=',
  '==',
  '-',
  '+',
  '*',
  '**',
  'if',
  'else',
  'endif',
  'for',
  'in',
  'endfor',
  'not',
  'is',
  'and',
  'or',
  'set',
  'x',
  '1',
  '1.0',
  "'",
  '"',
  '\\',
  '\n',
  ' ',
  'true',
  'none',
  'recursive',
  'elif',
  'endset',
  'macro',
  'raw',
  'endraw',
  'loop',
  '$',
  '`',
  '@',
  '!',
  ';',
  '&',
  '?',
  '0x',
  '1e',
  '1_',
  'é',
  '😀',
  '\u00a0',
  '%',
  '#',
  'import',
  'include',
  'block',
  'as',
];

/** Things whose result is chance, an address, CPython's own, or other in Jinja2 3.1.2 (whose sandbox lets `pop` pass). */
const NOT_COMPARABLE = /lipsum|random|__|\\N|debug|trans|gettext|ngettext|\.pop\b/;

let corpus: Question[] | undefined;

function featureTemplates(): Question[] {
  corpus ??= featureCases().filter(
    ({ template, templates, options }) =>
      !templates &&
      !NOT_COMPARABLE.test(template) &&
      !JSON.stringify(options?.extensions ?? []).includes('i18n') &&
      !options?.enable_async,
  );
  return corpus;
}

/** A template, from a corpus or made by grammar, with some of its pieces lost, doubled, swapped or put in. */
export function mutatedCase(choices: Choices): Question {
  const item = choices.chance(50) ? choices.oneOf(featureTemplates()) : grammarCase(choices);
  let pieces: string[] = item.template.match(PIECE) ?? [];
  for (let times = choices.below(3); times >= 0; times--) pieces = mutate(choices, pieces);
  const mutated = pieces.join('');
  const template = NOT_COMPARABLE.test(mutated) ? '' : mutated;
  return { ...item, template, ...(item.templates && { templates: { ...item.templates, main: template } }) };
}

function mutate(choices: Choices, pieces: readonly string[]): string[] {
  const at = choices.below(pieces.length + 1);
  const [before, after] = [pieces.slice(0, at), pieces.slice(at)];
  switch (choices.below(5)) {
    case 0:
      return [...before, ...after.slice(1)];
    case 1:
      return [...before, choices.oneOf(INSERTED), ...after];
    case 2:
      return [...before, choices.oneOf(INSERTED), ...after.slice(1)];
    case 3:
      return [...before, ...after.slice(0, 1), ...after];
    default:
      return [...before, ...after.slice(1, 2), ...after.slice(0, 1), ...after.slice(2)];
  }
}
