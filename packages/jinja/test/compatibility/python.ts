const words = (text: string): readonly string[] => text.split(' ');

/** Names in Python 3.11 with Jinja2 3.1.6, as listed by `sorted(env.filters)`, `sorted(env.tests)` and `dir(type)`. */
export const PYTHON = {
  filters: words(
    'abs attr batch capitalize center count d default dictsort e escape filesizeformat first float forceescape format groupby indent int items join last length list lower map max min pprint random reject rejectattr replace reverse round safe select selectattr slice sort string striptags sum title tojson trim truncate unique upper urlencode urlize wordcount wordwrap xmlattr',
  ),
  tests: words(
    '!= < <= == > >= boolean callable defined divisibleby eq equalto escaped even false filter float ge greaterthan gt in integer iterable le lessthan lower lt mapping ne none number odd sameas sequence string test true undefined upper',
  ),
  globals: words('cycler dict joiner lipsum namespace range raise_exception strftime_now'),
  str: words(
    'capitalize casefold center count encode endswith expandtabs find format format_map index isalnum isalpha isascii isdecimal isdigit isidentifier islower isnumeric isprintable isspace istitle isupper join ljust lower lstrip maketrans partition removeprefix removesuffix replace rfind rindex rjust rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill',
  ),
  list: words('append clear copy count extend index insert pop remove reverse sort'),
  tuple: words('count index'),
  dict: words('clear copy fromkeys get items keys pop popitem setdefault update values'),
  int: words('as_integer_ratio bit_count bit_length conjugate denominator from_bytes imag numerator real to_bytes'),
  float: words('as_integer_ratio conjugate fromhex hex imag is_integer real'),
} as const;

export type Kind = keyof typeof PYTHON;

/** Features that cannot behave exactly as in Python, with the reason. */
export const DIFFERENT: Readonly<Record<string, string>> = {
  'filters.random': 'which item comes is chance, in Python too; give `random` to the environment to choose',
  'filters.striptags': 'of the 2,231 named entities of HTML it decodes six; all of them with `@hubkit/jinja/entities`',
  'globals.lipsum': 'the words are chance, in Python too; ours come from another list',
  'tests.sameas': 'compares values that have no identity (numbers, text) by value',
  'globals.strftime_now':
    'names of days and months are English, as in the C locale; the time zone is that of the machine',
};

/** Features that are left out, with the reason. */
export const ABSENT: Readonly<Record<string, string>> = {
  'int.as_integer_ratio': 'nothing in a template needs the two integers',
  'float.as_integer_ratio': 'nothing in a template needs the two integers',
  'float.hex': 'hexadecimal floats, which nothing reads',
  'str.maketrans': 'only useful with `translate`',
  'str.translate': 'needs a table with integer keys, which no published template makes',
  'dict.fromkeys': 'a class method; `dict()` and a loop do the same',
  'int.from_bytes': 'works on bytes',
  'int.to_bytes': 'gives bytes',
  'float.fromhex': 'a class method for hexadecimal floats',
};

/** Attributes that are values, not methods: they are not rows of a table. */
export const ATTRIBUTES: ReadonlySet<string> = new Set([
  'int.denominator',
  'int.imag',
  'int.numerator',
  'int.real',
  'float.imag',
  'float.real',
]);
