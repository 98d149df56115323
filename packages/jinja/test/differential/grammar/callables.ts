import type { Kind } from './scope.ts';

/** Source of an argument: an expression of a kind, or one of these literal texts. */
export type Argument = Kind | readonly string[];

/**
 * A filter, test or method: the types of its subject and result, and its arguments in order, with names if they can be passed
 * by name.
 */
export interface Callable {
  readonly name: string;
  readonly on: Kind;
  readonly gives: Kind;
  readonly args: readonly (readonly [name: string, argument: Argument])[];
}

type Row = readonly [names: string, on: Kind, gives: Kind, ...args: (readonly [string, Argument])[]];

const BOOL = ['false', 'true', 'False', 'True'];
const WIDTH = ['0', '1', '5', '10', '20', '-3', '3', '40'];
const SMALL = ['1', '2', '3', '0', '-1', '4'];
const ATTRIBUTE = [
  "'name'",
  "'x'",
  "'role'",
  "'content'",
  "'name.a'",
  '0',
  "'0'",
  "'missing'",
  "'x.0'",
  "'items'",
  "'name,x'",
  '1',
];
const FILTER_NAME = [
  "'upper'",
  "'trim'",
  "'length'",
  "'string'",
  "'int'",
  "'tojson'",
  "'first'",
  "'title'",
  "'escape'",
  "'list'",
  "'abs'",
];
const MAPPED = [
  "'replace', 'a', 'b'",
  "'default', 0",
  "'round', 1",
  "'join', ','",
  "'truncate', 5",
  "'attr', 'upper'",
  "'indent', 2, true",
  "'format', 'x'",
  "'center', 9",
  "'int', default=3",
  "'items'",
  "'tojson', indent=1",
];
const TEST_NAME = [
  "'defined'",
  "'string'",
  "'odd'",
  "'none'",
  "'number'",
  "'mapping'",
  "'even'",
  "'upper'",
  "'sequence'",
  "'true'",
  "'in'",
  "'eq'",
  "'missing_test'",
];
const COMPARE_TEST = [
  "'equalto', 1",
  "'eq', 'user'",
  "'ne', 'user'",
  "'in', ['user', 1]",
  "'gt', 1",
  "'lt', 2.5",
  "'divisibleby', 2",
  "'=='",
  "'string'",
  "'defined'",
  "'none'",
];

export const FILTERS: readonly Callable[] = rows([
  ['upper lower title capitalize', 'str', 'str'],
  ['trim', 'str', 'str', ['chars', ["'a'", "'ab '", 'none', "'\\n'", "'x'"]]],
  ['string safe e escape forceescape striptags urlencode wordcount', 'any', 'str'],
  ['length count', 'any', 'int'],
  ['default d', 'any', 'any', ['default_value', 'any'], ['boolean', BOOL]],
  [
    'tojson',
    'any',
    'str',
    ['ensure_ascii', BOOL],
    ['indent', ['none', '2', '4', '0', '1', "'-'"]],
    ['separators', ["(',', ':')", 'none', "(', ', ' = ')", '(1, 2)']],
    ['sort_keys', BOOL],
  ],
  ['tojson', 'any', 'str', ['indent', ['none', '2', '4', '0', '1', "'-'"]]],
  ['join', 'list', 'str', ['d', 'str'], ['attribute', ATTRIBUTE]],
  ['first last', 'list', 'any'],
  ['list', 'any', 'list'],
  ['items', 'dict', 'list'],
  ['dictsort', 'dict', 'list', ['case_sensitive', BOOL], ['by', ["'key'", "'value'", "'other'"]], ['reverse', BOOL]],
  ['int', 'any', 'int', ['default', ['0', '7', "'x'"]], ['base', ['10', '16', '2', '8', '0', '36']]],
  ['float', 'any', 'float', ['default', ['0.0', '1', "'x'"]]],
  ['abs', 'int', 'int'],
  [
    'round',
    'float',
    'float',
    ['precision', ['0', '1', '2', '-1', '5']],
    ['method', ["'common'", "'ceil'", "'floor'", "'other'"]],
  ],
  ['max min', 'list', 'any', ['case_sensitive', BOOL], ['attribute', ATTRIBUTE]],
  ['sum', 'ints', 'any', ['attribute', ATTRIBUTE], ['start', 'any']],
  ['sum', 'dicts', 'any', ['attribute', ATTRIBUTE], ['start', [...SMALL, "''", '[]', '1.5']]],
  ['sort', 'list', 'list', ['reverse', BOOL], ['case_sensitive', BOOL], ['attribute', ATTRIBUTE]],
  ['sort', 'dicts', 'dicts', ['reverse', BOOL], ['case_sensitive', BOOL], ['attribute', ATTRIBUTE]],
  ['unique', 'strs', 'list', ['case_sensitive', BOOL], ['attribute', ATTRIBUTE]],
  ['reverse', 'any', 'any'],
  ['groupby', 'dicts', 'list', ['attribute', ATTRIBUTE], ['default', 'any'], ['case_sensitive', BOOL]],
  ['map', 'list', 'list', ['', FILTER_NAME]],
  ['map', 'strs', 'list', ['', MAPPED]],
  ['map', 'dicts', 'list', ['attribute', ATTRIBUTE], ['default', 'any']],
  ['select reject', 'list', 'list', ['', TEST_NAME], ['', 'any']],
  ['selectattr rejectattr', 'dicts', 'dicts', ['', ATTRIBUTE], ['', COMPARE_TEST]],
  ['batch', 'list', 'list', ['linecount', SMALL], ['fill_with', 'any']],
  ['slice', 'list', 'list', ['slices', SMALL], ['fill_with', 'any']],
  ['replace', 'str', 'str', ['old', 'str'], ['new', 'str'], ['count', ['none', '1', '2', '0', '-1']]],
  ['center', 'str', 'str', ['width', WIDTH]],
  ['indent', 'str', 'str', ['width', [...WIDTH, "'> '"]], ['first', BOOL], ['blank', BOOL]],
  [
    'truncate',
    'str',
    'str',
    ['length', ['255', '5', '9', '3', '12', '2']],
    ['killwords', BOOL],
    ['end', ["'...'", "'…'", "''"]],
    ['leeway', ['0', '5', 'none']],
  ],
  [
    'wordwrap',
    'str',
    'str',
    ['width', ['79', '5', '9', '12', '1']],
    ['break_long_words', BOOL],
    ['wrapstring', ['none', "'|'"]],
    ['break_on_hyphens', BOOL],
  ],
  [
    'urlize',
    'str',
    'str',
    ['trim_url_limit', ['none', '10']],
    ['nofollow', BOOL],
    ['target', ['none', "'_blank'"]],
    ['rel', ['none', "'x'"]],
  ],
  ['format', 'str', 'str', ['', 'any'], ['', 'any']],
  ['filesizeformat', 'int', 'str', ['binary', BOOL]],
  ['attr', 'any', 'any', ['name', ["'name'", "'x'", "'upper'", "'items'", "'missing'"]]],
  ['pprint', 'any', 'str'],
  ['xmlattr', 'dict', 'str', ['autospace', BOOL]],
]);

export const TESTS: readonly Callable[] = rows([
  [
    'defined undefined none string mapping iterable sequence number integer float boolean callable true false escaped',
    'any',
    'bool',
  ],
  ['odd even', 'int', 'bool'],
  ['upper lower', 'str', 'bool'],
  ['divisibleby', 'int', 'bool', ['', ['2', '3', '0', '-2', '1.5']]],
  ['eq equalto ==', 'any', 'bool', ['', 'any']],
  ['ne !=', 'any', 'bool', ['', 'any']],
  ['lt lessthan < le <= gt greaterthan > ge >=', 'int', 'bool', ['', 'int']],
  ['in', 'any', 'bool', ['', 'list']],
  ['sameas', 'any', 'bool', ['', ['none', 'true', 'false']]],
  ['filter', 'str', 'bool'],
  ['test', 'str', 'bool'],
]).filter(({ name }) => /^\w+$/.test(name));

const CHARS = ["' '", "'ab'", "'.'", "'<b>'", "'xH'", "''"];
const SEPARATOR = ["' '", "'a'", 'none', "','", "'\\n'", "'ab'", "''"];
const FILL = ["'*'", "'日'", "' '", "'ab'"];

export const METHODS: readonly Callable[] = rows([
  ['upper lower title capitalize swapcase casefold', 'str', 'str'],
  ['strip lstrip rstrip', 'str', 'str', ['', CHARS]],
  ['split rsplit', 'str', 'strs', ['sep', SEPARATOR], ['maxsplit', ['-1', '1', '2', '0']]],
  ['splitlines', 'str', 'strs', ['keepends', BOOL]],
  ['startswith endswith', 'str', 'bool', ['', ["'a'", "('a', 'H')", "''", "'user'"]], ['', SMALL], ['', WIDTH]],
  ['find rfind index rindex count', 'str', 'int', ['', 'str'], ['', SMALL], ['', WIDTH]],
  ['replace', 'str', 'str', ['', 'str'], ['', 'str'], ['', SMALL]],
  ['partition rpartition', 'str', 'list', ['', SEPARATOR]],
  ['removeprefix removesuffix', 'str', 'str', ['', 'str']],
  ['center ljust rjust', 'str', 'str', ['', WIDTH], ['', FILL]],
  ['zfill', 'str', 'str', ['', WIDTH]],
  ['expandtabs', 'str', 'str', ['tabsize', SMALL]],
  [
    'isdigit isalpha isalnum isspace isupper islower istitle isnumeric isdecimal isidentifier isprintable isascii',
    'str',
    'bool',
  ],
  ['join', 'str', 'str', ['', 'strs']],
  ['format', 'str', 'str', ['', 'any'], ['', 'any'], ['name', 'any']],
  ['get', 'dict', 'any', ['', ["'name'", "'x'", "'a'", "'role'", '1', "'missing'"]], ['', 'any']],
  ['keys values items', 'dict', 'list'],
  ['copy', 'dict', 'dict'],
  ['append insert remove sort reverse extend clear', 'list', 'any', ['', 'any']],
  ['update setdefault popitem', 'dict', 'any', ['', 'any']],
  ['index count', 'list', 'int', ['', 'any']],
  ['bit_length bit_count conjugate', 'int', 'int'],
  ['format_map', 'str', 'str', ['', 'dict']],
  ['is_integer', 'float', 'bool'],
]);

function rows(source: readonly Row[]): Callable[] {
  return source.flatMap(([names, on, gives, ...args]) => names.split(' ').map((name) => ({ name, on, gives, args })));
}
