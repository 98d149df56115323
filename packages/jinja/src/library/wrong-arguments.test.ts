import { expect, it } from 'vitest';
import { Template } from '../index.ts';
import { TemplateError } from '../runtime/errors.ts';

const context = { xs: [3, 1, 2], d: { a: 1 } };

/** Evaluates an expression; returns the output, or the error as `Class: text`. */
function outcome(expression: string): string {
  try {
    return new Template(`{{ ${expression} }}`).render(context).replace(/0x[0-9a-f]{6,}/g, '0x…');
  } catch (error) {
    if (TemplateError.is(error)) return `${error.pyType}: ${error.rawMessage}`;
    throw error;
  }
}

it.each([
  ['xs|first(1)', 'TypeError: first() got too many arguments'],
  ['xs|escape(3)', 'TypeError: escape() got too many arguments'],
  ["''|attr('a', 2, name=1)", 'TypeError: attr() got too many arguments'],
  ["''|attr(false)", 'TypeError: must be str, not bool'],
  ['3|round("common")', "TypeError: 'str' object cannot be interpreted as an integer"],
  ["xs|sort('')", "TypeError: 'str' object cannot be interpreted as an integer"],
  ['1 is gt(b=2)', 'TypeError: gt() takes no keyword arguments'],
  ['1 is gt(1, 2)', 'TypeError: gt() got too many arguments'],
  ["'' is callable(1)", 'TypeError: callable() got too many arguments'],
  ['[] is test', "TypeError: unhashable type: 'list'"],
  ["'a'.find(sub=2)", 'TypeError: find() takes no keyword arguments'],
  ["'a'.find()", "TypeError: find() missing required argument: 'sub'"],
  ["'a'.strip(chars='')", 'TypeError: strip() takes no keyword arguments'],
  ["'a'.split(1, '')", "TypeError: 'str' object cannot be interpreted as an integer"],
  ["'a'.expandtabs(2, tabsize=1)", "TypeError: expandtabs() got multiple values for argument 'tabsize'"],
  ["'a'.splitlines(keep=1)", "TypeError: splitlines() got an unexpected keyword argument 'keep'"],
  ["'a'.split(' ', sep=1)", "TypeError: split() got multiple values for argument 'sep'"],
  ["'a'.removeprefix(none)", 'TypeError: must be str, not NoneType'],
  ["('a'|e).center()", "TypeError: center() missing required argument: 'width'"],
  ["('a'|e).lower(1)", 'TypeError: lower() got too many arguments'],
  ["('a'|e).zfill(width=3)", 'TypeError: zfill() takes no keyword arguments'],
  ['(1, 2).index(2, none)', 'TypeError: slice indices must be integers or have an __index__ method'],
  ["'a'.ljust(10 ** 20)", 'OverflowError: Python int too large to convert to C ssize_t'],
  ["'a' * 10 ** 20", "OverflowError: cannot fit 'int' into an index-sized integer"],
  ['cycler(a=0)', "TypeError: cycler() got an unexpected keyword argument 'a'"],
  ['joiner(2, sep=1)', "TypeError: joiner() got multiple values for argument 'sep'"],
  ['range(start=1)', 'TypeError: range() takes no keyword arguments'],
  ['strftime_now(2)', 'TypeError: must be str, not int'],
  ['xs|tojson(indent=(1, 2))', "TypeError: can't multiply sequence by non-int of type 'tuple'"],
  ['xs|tojson(separators=(1, 2))', 'TypeError: must be str, not int'],
  ['xs|urlize(rel=1.5)', "AttributeError: 'float' object has no attribute 'split'"],
  ['3|wordwrap(2, true, 2)', "AttributeError: 'int' object has no attribute 'join'"],
  ['d|indent(2)|upper', "TypeError: unsupported operand type(s) for +=: 'dict' and 'str'"],
  [
    'xs|map(missing)|list',
    "TemplateRuntimeError: No filter named Undefined. ('missing' is undefined; did you forget to quote the callable name?)",
  ],
  ['xs|select', '<generator object select_or_reject at 0x…>'],
  ['d.items()|reverse', '<dict_reverseitemiterator object at 0x…>'],
  ['d.keys', '<built-in method keys of dict object at 0x…>'],
  ['(1, 2)|indent', 'TypeError: can only concatenate tuple (not "str") to tuple'],
  ["('{:5}'|e).format('a'|e)", 'ValueError: Unsupported format specification for Markup.'],
  ["'\u4e09\u{2f890}'.isnumeric() and not '\u5b57'.isnumeric()", 'True'],
  ['range(3) == range(3) and range(0) == range(9, 2)', 'True'],
  ["''.count('a', 1.5)", 'TypeError: slice indices must be integers or None or have an __index__ method'],
  ['lipsum', '<function generate_lorem_ipsum at 0x…>'],
  ['xs|first(**xs)', 'TypeError: argument after ** must be a mapping, not list'],
  ['xs|escape(**xs)', 'TypeError: argument after ** must be a mapping, not list'],
  ['xs|length(**xs)', 'TypeError: argument after ** must be a mapping, not list'],
  ['3 is odd(**xs)', 'TypeError: argument after ** must be a mapping, not list'],
  ["'a'.upper(**xs)", 'TypeError: argument after ** must be a mapping, not list'],
  ['dict(a=1, **d)', "TypeError: got multiple values for keyword argument 'a'"],
  ['xs|first(a=1, **d)', "TypeError: got multiple values for keyword argument 'a'"],
  ['dict(**{1: xs})', 'TypeError: keywords must be strings'],
  ['range(*3)', 'TypeError: Value after * must be an iterable, not int'],
  ['missing(**xs)', 'TypeError: argument after ** must be a mapping, not list'],
  ['range', '<function safe_range at 0x…>'],
  ['true.bit_length(1)', 'TypeError: bit_length() got too many arguments'],
  ['xs.append', ''],
  ["('a'|safe).upper", "<bound method Markup.upper of Markup('a')>"],
  ["'a'.format", '<function str.format at 0x…>'],
  ['range(10 ** 20, 0)', 'range(100000000000000000000, 0)'],
  ['range(-(10 ** 20), 0, 10 ** 19)|length', '10'],
  ['range(0, 10 ** 20)', 'OverflowError: Python int too large to convert to C ssize_t'],
  ['range(3).count(1) + range(9).index(4) + range(2, 7, 3).step', '8'],
  ['xs|sort(xs[0] * 2 ** 31)', 'OverflowError: Python int too large to convert to C int'],
  ["'a b'|wordwrap(xs[0] * -0.0)", 'ValueError: invalid width -0.0 (must be > 0)'],
  ["'abc'|wordwrap(xs[1] * 0.5)", 'a\nb\nc'],
  ["'abc def'|wordwrap(xs[1] * 2.5)", 'TypeError: slice indices must be integers or None or have an __index__ method'],
  ["'a'|wordwrap(false)", 'ValueError: invalid width False (must be > 0)'],
  ["'%\n' % xs", "ValueError: unsupported format character '?' (0xa) at index 1"],
  ["'%é' % xs", "ValueError: unsupported format character '?' (0xe9) at index 1"],
  ["'%(name)s' % missing", "UndefinedError: 'missing' is undefined"],
  ["[d]|groupby('a')|first ~ ([d]|groupby('a'))[0].b", "(1, [{'a': 1}])"],
  ["1 % ([d]|groupby('a')|first)", "TypeError: unsupported operand type(s) for %: 'int' and '_GroupTuple'"],
  ['d.get|reverse', 'FilterArgumentError: argument must be iterable'],
  ['d.get|last', "TypeError: 'builtin_function_or_method' object is not reversible"],
  ['loop|last', ''],
  ['d.keys() == d.keys() and d.items() <= d.items()', 'True'],
  ['d.keys() < d.values()', "TypeError: '<' not supported between instances of 'dict_keys' and 'dict_values'"],
  ["'a'.split(a=1, b=2, c=3)", "TypeError: split() got an unexpected keyword argument 'a'"],
  ["xs|round(7, 'floor')", 'TypeError: must be real number, not list'],
  ["'&AMP;&LT;&quot;'|striptags", '&<"'],
  ["'&#0;&#1114112;&#xD800;'|striptags", '\ufffd\ufffd\ufffd'],
  ["('&lt;'|safe).unescape() ~ ('a'|safe).escape('<')", '<&lt;'],
  ["'z'|int(7, 37) ~ 'a'|int(8, 1) ~ 'a'|int(9, -1)", '789'],
  ["cycler('a', 'b').items ~ joiner('|').sep ~ joiner().used", "('a', 'b')|False"],
  ["'<{|{}>'.format(1)", "ValueError: Single '{' encountered in format string"],
  ["'{0.real}{}'.format(1, 2)", '11'],
  ["'{}{0}'.format(1)", 'ValueError: cannot switch from manual field specification to automatic field numbering'],
  ["'{a!'.format(1)", "ValueError: Single '{' encountered in format string"],
  ["'{a!rx}'.format(1)", "ValueError: Single '{' encountered in format string"],
  ["'{0[}]}'.format({'}': 1})", '1'],
  ["'{!}'.format(1)", "ValueError: Single '{' encountered in format string"],
  ["'{0[a]b}'.format(d)", "ValueError: Only '.' or '[' may follow ']' in format field specifier"],

  ["range(3).index('a')", "ValueError: 'a' is not in range"],
  ["''.rfind('', true, -3)", '-1'],
  ["'%(a)s' % range(3)", 'TypeError: range indices must be integers or slices, not str'],
  ['2.5|round(10 ** 20)', '2.5'],

  ["[d, d]|sort(attribute='items')|length", '2'],
  ["('a'|escape)|tojson(indent=0, separators=(1, 2))", '"a"'],

  ["[d]|sum('b'|escape)", "UndefinedError: 'dict object' has no attribute Markup('b')"],

  ['1e400 ** 0', '1.0'],

  ["'ΑΣ:a'.swapcase() ~ 'ΑΣ:a'.title() ~ 'ΑΣ'.capitalize() ~ 'aΣ'.swapcase() ~ 'ΑΣ:Σ'.swapcase()", 'ασ:AΑσ:AΑςAςασ:ς'],

  ["'\\x1f3'|float ~ '\\x1c3'|int ~ '\\x0b3'|int", '0.003'],
  ["''.expandtabs(2 ** 31)", 'OverflowError: Python int too large to convert to C int'],
  ["([d]|groupby('a'))[0] + xs", 'TypeError: can only concatenate tuple (not "list") to tuple'],
  ["'%%' % range(3)", '%'],
  ['range(3).index(1, 2)', 'TypeError: index() got too many arguments'],

  ["'www.b.org'|urlize('a')", "TypeError: '>' not supported between instances of 'int' and 'str'"],
  ['range(2)|tojson(indent=1, separators=(1, 2))', 'TypeError: Object of type range is not JSON serializable'],
])('%s gives what it should', (expression, expected) => {
  expect(outcome(expression)).toBe(expected);
});
