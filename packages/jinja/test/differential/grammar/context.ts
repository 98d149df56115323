import type { Choices } from '../choices.ts';
import { jsonString, PIECES, text } from './literals.ts';
import { type Kind, VARIABLES } from './scope.ts';

const INTEGERS = [
  '0',
  '1',
  '2',
  '3',
  '-1',
  '7',
  '42',
  '-13',
  '9007199254740993',
  '1000000',
  '12345678901234567890123',
  '100',
  '5',
];
const FLOATS = [
  '1.0',
  '0.5',
  '-2.5',
  '1e16',
  '1e-7',
  '0.1',
  '3.0',
  '1.5e300',
  '-0.0',
  '100.0',
  '2.675',
  '1e22',
  '123456.789',
];
const KEYS = [
  'a',
  'b',
  'role',
  'content',
  'name',
  'x',
  'items',
  'keys',
  'A',
  'get',
  'type',
  'é',
  '1',
  'x y',
  '',
  'update',
  'values',
  'length',
];

/** A value of this kind as JSON text; one in twenty is of another kind. */
export function jsonValue(choices: Choices, kind: Kind, depth = 2): string {
  const actual = choices.chance(4) ? 'any' : kind;
  const list = (of: Kind): string => `[${choices.several(4, () => jsonValue(choices, of, depth - 1)).join(', ')}]`;
  switch (actual) {
    case 'str':
      return jsonString(text(choices));
    case 'int':
      return choices.oneOf(INTEGERS);
    case 'float':
      return choices.oneOf(FLOATS);
    case 'bool':
      return choices.oneOf(['false', 'true']);
    case 'strs':
      return list('str');
    case 'ints':
      return list(choices.chance(20) ? 'float' : 'int');
    case 'list':
      return list('any');
    case 'dicts':
      return list('dict');
    case 'dict':
      return object(
        choices,
        choices.several(4, () => [choices.oneOf(KEYS), jsonValue(choices, 'any', depth - 1)]),
      );
    case 'any':
      return jsonValue(choices, choices.oneOf(depth > 0 ? ANY : FLAT), depth);
  }
}

const FLAT: Kind[] = ['str', 'int', 'bool', 'float'];
const ANY: Kind[] = ['str', 'int', 'bool', 'float', 'list', 'strs', 'ints', 'dict', 'dicts'];

/** A JSON object; of equal keys the last one counts, in Python's place and ours. */
export function object(choices: Choices, entries: readonly (readonly string[])[]): string {
  const blank = choices.chance(90) ? ' ' : '';
  return `{${entries.map(([key, value]) => `${jsonString(key as string)}:${blank}${value}`).join(`,${blank}`)}}`;
}

/** The variables of a case. */
export function jsonContext(choices: Choices): string {
  const entries = VARIABLES.map(([name, kind]) => [name, name === 'nothing' ? 'null' : rows(choices, name, kind)]);
  return object(
    choices,
    entries.filter(() => !choices.chance(4)),
  );
}

/** The dicts of `rows` have the same keys, so that grouping, sorting and selecting by attribute find something. */
function rows(choices: Choices, name: string, kind: Kind): string {
  if (name !== 'rows' && name !== 'messages') return jsonValue(choices, kind);
  const kinds: Kind[] = name === 'rows' ? ['str', choices.oneOf(['int', 'str', 'bool', 'any'])] : ['str', 'str'];
  const keys = name === 'rows' ? ['name', 'x'] : ['role', 'content'];
  const row = (): string =>
    object(
      choices,
      keys.map((key, index) => [
        key,
        key === 'role' ? jsonString(choices.oneOf(ROLES)) : jsonValue(choices, kinds[index] as Kind, 1),
      ]),
    );
  return `[${choices.several(4, row).join(', ')}]`;
}

const ROLES = ['user', 'assistant', 'system', 'tool', 'User'];

export const KEY_NAMES: readonly string[] = [...KEYS, ...PIECES.slice(0, 3)];
