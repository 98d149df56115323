import type { ResponseField, ResponseTemplate } from '../../src/chat/response/index.ts';
import { type Choices, randomChoices } from '../differential/choices.ts';
import type { ResponseCase } from './python.ts';

/** Random templates and texts made of their marks, always the same for a seed. */
export function randomCases(seed: number, count: number): ResponseCase[] {
  return Array.from({ length: count }, (_, index) => randomCase(randomChoices(seed, index)));
}

const LITERALS = ['<a>', '<a>\n', '</a>', '<b>', '[b]', '|', '\n', '<', '<<', 'é🦉'];

const PATTERNS = [
  '\\s*<a>',
  '<a>\\s*',
  '<(?:a|b)>',
  '<a>(?=\\n)|\\[b\\]',
  '<[^>]*>',
  '[^<]*<b>',
  '\\bx\\b',
  '\\|+',
  '<a>.{0,2}?x',
  '(?i)<A>',
  'x(?!y)',
  '\\w+:',
];

/** Patterns that may match no text; transformers runs forever where both marks of a field do. */
const EMPTY = { open: '(?:^|<b>)', close: '<b>\\s*|\\Z' };

const NAMED = ['<(?P<name>\\w+)>', '\\[(?P<name>[^\\]]+)\\]?', '(?P<name>a|ab):'];

const WORDS = [
  'x',
  'y',
  'xy',
  ' ',
  '\n',
  '  ',
  '1',
  '1.5',
  'true',
  '{"a": 1}',
  '[1, 2]',
  '{}',
  'a:',
  'k=v',
  '>',
  '"',
  '{"n": "2"}',
];

function randomCase(choices: Choices): ResponseCase {
  const names = ['content', 'thinking', 'tool_calls'].slice(0, 1 + choices.below(3));
  const fields = Object.fromEntries(names.map((name, index) => [name, randomField(choices, index === 0)]));
  const template: ResponseTemplate = {
    ...(choices.chance(70) && {
      defaults: choices.oneOf([{ role: 'assistant' }, { content: 'old' }, { thinking: null }]),
    }),
    ...(choices.chance(50) ? { start_anchor: '<b>' } : { start_anchor_pattern: '<b>|\\|' }),
    fields,
  };
  const parts = [...LITERALS, ...WORDS];
  const text = choices.several(12, () => choices.oneOf(parts)).join('');
  const prefix = choices.chance(70) ? '' : choices.several(5, () => choices.oneOf(parts)).join('');
  return { template, text, prefix, tools: null };
}

function randomField(choices: Choices, mayBeImplicit: boolean): ResponseField {
  const isNamed = choices.chance(20);
  const isImplicit = mayBeImplicit && !isNamed && choices.chance(60);
  const content = choices.oneOf([
    'text',
    'text',
    'text',
    'int',
    'float',
    'bool',
    'json',
    'xml-inline',
    'kv-lines',
  ] as const);
  const repeats = choices.chance(30);
  return {
    ...(!isImplicit && (isNamed ? { open_pattern: choices.oneOf(NAMED) } : randomMark(choices, 'open'))),
    ...(choices.chance(80) && randomMark(choices, 'close')),
    content,
    ...(content === 'xml-inline' && { content_args: { tag_pattern: '(?P<key>\\w+)[:=](?P<value>\\w*)' } }),
    ...(content === 'kv-lines' && { content_args: choices.oneOf([{ kv_sep: '=' }, { strip: false }, {}]) }),
    ...(content === 'text' && choices.chance(30) && { content_args: { strip: false } }),
    ...(content === 'json' && choices.chance(50) && { content_args: { allow_non_json: true } }),
    ...(repeats && { repeats }),
    ...(repeats && content === 'text' && choices.chance(50) && { join: choices.oneOf(['', '+']) }),
    ...(choices.chance(10) && { optional: false }),
    ...(isNamed && { transform: { name: '{name}', is: ['{content}'] } }),
  };
}

function randomMark(choices: Choices, key: 'open' | 'close'): ResponseField {
  if (choices.chance(40)) return { [`${key}_pattern`]: choices.oneOf([...PATTERNS, EMPTY[key]]) };
  const literals = [choices.oneOf(LITERALS), ...choices.several(2, () => choices.oneOf(LITERALS))];
  return { [key]: literals.length === 1 ? literals[0] : literals };
}
