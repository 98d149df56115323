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
  ['xs|first(1)', 'TypeError: sync_do_first() takes at most 1 argument (2 given)'],
  ['xs|escape(3)', 'TypeError: escape() takes at most 1 argument (2 given)'],
  ["''|attr('a', 2, name=1)", "TypeError: do_attr() got multiple values for argument 'name'"],
  ["''|attr(false)", "TypeError: attribute name must be string, not 'bool'"],
  ['3|round("common")', "TypeError: 'str' object cannot be interpreted as an integer"],
  ["xs|sort('')", "TypeError: 'str' object cannot be interpreted as an integer"],
  ['1 is gt(b=2)', 'TypeError: _operator.gt() takes no keyword arguments'],
  ['1 is gt(1, 2)', 'TypeError: _operator.gt() takes at most 2 arguments (3 given)'],
  ["'' is callable(1)", 'TypeError: callable() takes at most 1 argument (2 given)'],
  ['[] is test', "TypeError: unhashable type: 'list'"],
  ["'a'.find(sub=2)", 'TypeError: str.find() takes no keyword arguments'],
  ["'a'.find()", "TypeError: str.find() missing 1 required positional argument: 'sub'"],
  ["'a'.strip(chars='')", 'TypeError: str.strip() takes no keyword arguments'],
  ["'a'.split(1, '')", "TypeError: 'str' object cannot be interpreted as an integer"],
  ["'a'.expandtabs(2, tabsize=1)", "TypeError: str.expandtabs() got multiple values for argument 'tabsize'"],
  ["'a'.splitlines(keep=1)", "TypeError: str.splitlines() got an unexpected keyword argument 'keep'"],
  ["'a'.split(' ', sep=1)", "TypeError: str.split() got multiple values for argument 'sep'"],
  ["'a'.removeprefix(none)", 'TypeError: removeprefix() argument must be str, not None'],
  ["('a'|e).center()", "TypeError: Markup.center() missing 1 required positional argument: 'width'"],
  ["('a'|e).lower(1)", 'TypeError: Markup.lower() takes at most 0 arguments (1 given)'],
  ["('a'|e).zfill(width=3)", 'TypeError: Markup.zfill() takes no keyword arguments'],
  ['(1, 2).index(2, none)', 'TypeError: slice indices must be integers or have an __index__ method'],
  ["'a'.ljust(10 ** 20)", 'OverflowError: Python int too large to convert to C ssize_t'],
  ["'a' * 10 ** 20", "OverflowError: cannot fit 'int' into an index-sized integer"],
  ['cycler(a=0)', "TypeError: Cycler.__init__() got an unexpected keyword argument 'a'"],
  ['joiner(2, sep=1)', "TypeError: Joiner.__init__() got multiple values for argument 'sep'"],
  ['range(start=1)', "TypeError: safe_range() got an unexpected keyword argument 'start'"],
  ['strftime_now(2)', 'TypeError: strftime() argument 1 must be str, not int'],
  ['xs|tojson(indent=(1, 2))', "TypeError: can't multiply sequence by non-int of type 'tuple'"],
  ['xs|tojson(separators=(1, 2))', 'TypeError: make_encoder() argument 5 must be str, not int'],
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
  ['xs|first(**xs)', 'TypeError: jinja2.filters.do_first() argument after ** must be a mapping, not list'],
  ['xs|escape(**xs)', 'TypeError: markupsafe.escape() argument after ** must be a mapping, not list'],
  ['xs|length(**xs)', 'TypeError: len() argument after ** must be a mapping, not list'],
  ['3 is odd(**xs)', 'TypeError: jinja2.tests.test_odd() argument after ** must be a mapping, not list'],
  [
    "'a'.upper(**xs)",
    'TypeError: jinja2.sandbox.SandboxedEnvironment.call() argument after ** must be a mapping, not list',
  ],
  [
    'dict(a=1, **d)',
    "TypeError: jinja2.sandbox.SandboxedEnvironment.call() got multiple values for keyword argument 'a'",
  ],
  ['xs|first(a=1, **d)', "TypeError: jinja2.filters.do_first() got multiple values for keyword argument 'a'"],
  ['dict(**{1: xs})', 'TypeError: keywords must be strings'],
  ['range(*3)', 'TypeError: Value after * must be an iterable, not int'],
  [
    'missing(**xs)',
    'TypeError: jinja2.sandbox.SandboxedEnvironment.call() argument after ** must be a mapping, not list',
  ],
  ['range', '<function safe_range at 0x…>'],
  ['true.bit_length(1)', 'TypeError: bool.bit_length() takes at most 0 arguments (1 given)'],
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
  ["'a'.split(a=1, b=2, c=3)", "TypeError: str.split() got an unexpected keyword argument 'a'"],
  ["xs|round(7, 'floor')", 'TypeError: must be real number, not list'],
  ["'&AMP;&LT;&quot;'|striptags", '&<"'],
  ["'&#0;&#1114112;&#xD800;'|striptags", '\ufffd\ufffd\ufffd'],
  ["('&lt;'|safe).unescape() ~ ('a'|safe).escape('<')", '<&lt;'],
  ["'z'|int(7, 37) ~ 'a'|int(8, 1) ~ 'a'|int(9, -1)", '789'],
  ["cycler('a', 'b').items ~ joiner('|').sep ~ joiner().used", "('a', 'b')|False"],
  ["'<{|{}>'.format(1)", "ValueError: unexpected '{' in field name"],
  ["'{0.real}{}'.format(1, 2)", '11'],
  ["'{}{0}'.format(1)", 'ValueError: cannot switch from manual field specification to automatic field numbering'],
  ["'{a!'.format(1)", 'ValueError: end of string while looking for conversion specifier'],
  ["'{a!rx}'.format(1)", "ValueError: expected ':' after conversion specifier"],
  ["'{0[}]}'.format({'}': 1})", '1'],
  ["'{!}'.format(1)", "ValueError: unmatched '{' in format spec"],
  ["'{0[a]b}'.format(d)", "ValueError: Only '.' or '[' may follow ']' in format field specifier"],

  ["range(3).index('a')", 'ValueError: sequence.index(x): x not in sequence'],
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
  ['range(3).index(1, 2)', 'TypeError: range.index() takes at most 1 argument (2 given)'],

  ["'www.b.org'|urlize('a')", "TypeError: '>' not supported between instances of 'int' and 'str'"],
  ['range(2)|tojson(indent=1, separators=(1, 2))', 'TypeError: Object of type range is not JSON serializable'],
])('%s gives what it should', (expression, expected) => {
  expect(outcome(expression)).toBe(expected);
});
