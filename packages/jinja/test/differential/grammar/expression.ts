import { callArguments, path } from './call.ts';
import { FILTERS, METHODS, TESTS } from './callables.ts';
import { FLOATS, INTEGERS, stringLiteral } from './literals.ts';
import { deeper, type Kind, type Scope } from './scope.ts';

type Make = (scope: Scope, kind: Kind) => string;

const KINDS: readonly Kind[] = ['str', 'int', 'bool', 'float', 'list', 'strs', 'ints', 'dict', 'dicts'];

/** An expression that is likely of this kind. */
export function expression(scope: Scope, wanted: Kind): string {
  const { choices } = scope;
  const kind = wanted === 'any' || choices.chance(4) ? choices.oneOf(KINDS) : wanted;
  if (scope.depth <= 0) return leaf(scope, kind);
  const make = choices.weighted<Make>([
    [30, leaf],
    [20, filtered],
    [12, methodCall],
    [20, operation],
    [5, conditional],
    [4, parenthesized],
    [4, item],
    [3, macroCall],
  ]);
  return make(deeper(scope), kind);
}

function leaf(scope: Scope, kind: Kind): string {
  const { choices } = scope;
  return choices.chance(55) ? (name(scope, kind) ?? literal(scope, kind)) : literal(scope, kind);
}

function name(scope: Scope, kind: Kind): string | undefined {
  const { choices } = scope;
  if (choices.chance(2))
    return choices.oneOf([
      'missing',
      'v',
      'nothing',
      'undefined_name',
      'loop',
      'varargs',
      'kwargs',
      'caller',
      'self',
      'self.head',
    ]);
  if (scope.isInLoop && choices.chance(15)) {
    return choices.oneOf([
      'loop.index',
      'loop.index0',
      'loop.first',
      'loop.last',
      'loop.length',
      'loop.revindex',
      'loop.revindex0',
      'loop.previtem',
      'loop.nextitem',
      'loop.depth',
      'loop.depth0',
      "loop.cycle('a', 'b')",
      'loop.changed(v)',
      'loop',
      'loop.missing',
    ]);
  }
  const fitting = scope.names.filter(([, holds]) => holds === kind);
  return fitting.length > 0 ? choices.oneOf(fitting)[0] : undefined;
}

export function literal(scope: Scope, kind: Kind): string {
  const { choices } = scope;
  const sequence = (of: Kind): string => {
    const items = choices.several(3, () => expression(deeper(scope), of));
    if (!choices.chance(20)) return `[${items.join(', ')}${items.length > 0 && choices.chance(10) ? ',' : ''}]`;
    return items.length === 1 ? `(${items[0]},)` : `(${items.join(', ')})`;
  };
  switch (kind) {
    case 'str':
      return choices.chance(5) ? `${stringLiteral(choices)} ${stringLiteral(choices)}` : stringLiteral(choices);
    case 'int':
      return choices.oneOf(INTEGERS);
    case 'float':
      return choices.oneOf(FLOATS);
    case 'bool':
      return choices.oneOf(['true', 'false', 'True', 'False', 'none', 'None']);
    case 'strs':
      return sequence('str');
    case 'ints':
      return choices.chance(40)
        ? `range(${choices.oneOf(['3', '0', '1, 5', '5, 0, -2', '2, 9, 3', '-2, 2'])})`
        : sequence('int');
    case 'dicts':
      return sequence('dict');
    case 'dict': {
      if (choices.chance(15))
        return `dict(${choices.oneOf(['', 'a=1', 'name=s, x=n', "[('a', 1)]", 'd', 'd, x=2', '{}, **d'])})`;
      const key = (): string =>
        choices.oneOf(
          choices.chance(97)
            ? ["'a'", "'b'", "'name'", "'x'", '1', '1.0', 'true', "'role'", 'none', '(1, 2)', 's', '"A"']
            : ['[1]', 'v', '{}', '(1, [2])'],
        );
      return `{${choices.several(3, () => `${key()}: ${expression(deeper(scope), 'any')}`).join(', ')}}`;
    }
    default:
      return sequence('any');
  }
}

function filtered(scope: Scope, kind: Kind): string {
  const { choices } = scope;
  const fitting = FILTERS.filter(({ gives }) => gives === kind || (gives === 'any' && choices.chance(10)));
  if (fitting.length === 0 || choices.chance(8)) return literal(scope, kind);
  const filter = choices.oneOf(fitting);
  const input = operand(scope, filter.on === 'any' ? 'any' : choices.chance(6) ? 'any' : filter.on);
  const bar = choices.oneOf(['|', ' | ', '|']);
  const listed =
    /^(batch|slice|map|select|reject|selectattr|rejectattr|unique|items|reverse)$/.test(filter.name) &&
    !choices.chance(10);
  return `${input}${bar}${filter.name}${callArguments(scope, filter, false)}${listed ? '|list' : ''}`;
}

function methodCall(scope: Scope, kind: Kind): string {
  const { choices } = scope;
  const fitting = METHODS.filter(({ gives }) => gives === kind);
  if (fitting.length === 0) return filtered(scope, kind);
  const method = choices.oneOf(fitting);
  return `${primary(scope, choices.chance(4) ? 'any' : method.on)}.${method.name}${callArguments(scope, method, true)}`;
}

function operation(scope: Scope, kind: Kind): string {
  const { choices } = scope;
  const blank = choices.oneOf([' ', ' ', '']);
  const join = (left: Kind, operator: string, right: Kind): string =>
    `${operand(scope, left)}${/\w/.test(operator) ? ` ${operator} ` : `${blank}${operator}${blank}`}${operand(scope, right)}`;
  switch (kind) {
    case 'str':
      return choices.weighted([
        [5, () => join('str', '+', 'str')],
        [5, () => join('any', '~', 'any')],
        [2, () => `${operand(scope, 'str')} * ${choices.oneOf(['2', '0', '-1', '3', 'true'])}`],
        [3, () => percentFormat(scope)],
        [2, () => braceFormat(scope)],
        [1, () => choices.oneOf(CALLS)],
        [4, () => `${primary(scope, 'str')}${slice(scope)}`],
        [1, () => join('str', '+', 'any')],
      ])();
    case 'int':
    case 'float':
      return choices.weighted([
        [
          12,
          () =>
            join(kind, choices.oneOf(['+', '-', '*', '//', '%', '/']), choices.oneOf([kind, 'int', 'float'] as Kind[])),
        ],
        [1, () => `${operand(scope, 'dicts')}|map(attribute=${choices.oneOf(["'x'", "'name'"])})|sum`],
        [2, () => `${operand(scope, kind)} ** ${choices.oneOf(['2', '0', '3', '-1', '0.5', '1'])}`],
        [2, () => `${choices.oneOf(['-', '+', '- ', '--'])}${operand(scope, kind)}`],
      ])();
    case 'bool':
      return choices.weighted([
        [6, () => join('any', choices.oneOf(['==', '!=']), 'any')],
        [
          5,
          () =>
            join(
              choices.oneOf(['int', 'str', 'float', 'any']),
              choices.oneOf(['<', '<=', '>', '>=']),
              choices.oneOf(['int', 'str', 'float']),
            ),
        ],
        [4, () => join('any', choices.oneOf(['and', 'or']), 'any')],
        [3, () => `not ${operand(scope, 'any')}`],
        [5, () => join('str', choices.oneOf(['in', 'not in']), choices.oneOf(['str', 'strs', 'dict', 'any']))],
        [8, () => testCall(scope)],
        [
          2,
          () =>
            `${operand(scope, 'int')} < ${operand(scope, 'int')} ${choices.oneOf(['<=', '==', '!=', '>', 'in'])} ${operand(scope, 'any')}`,
        ],
      ])();
    case 'dict':
      return literal(scope, kind);
    default:
      return choices.weighted([
        [5, () => join(kind, '+', kind)],
        [6, () => `${primary(scope, kind)}${slice(scope)}`],
        [1, () => `${operand(scope, kind)} * ${choices.oneOf(['2', '0', '-1'])}`],
      ])();
  }
}

/** An operand of an operator: mostly in parentheses, sometimes not, as precedence must be right too. */
export function operand(scope: Scope, kind: Kind): string {
  const made = expression(deeper(scope), kind);
  const isBare = scope.choices.chance(isPrimary(made) ? 90 : 25) && !/ (if|else) /.test(made);
  return isBare ? made : `(${made})`;
}

const isPrimary = (made: string): boolean => /^[\w.]+$|^'[^']*'$|^"[^"]*"$/.test(made);

/** Generates an expression that a dot or bracket may follow. */
export function primary(scope: Scope, kind: Kind): string {
  const made = operand(scope, kind);
  return isPrimary(made) && !/^\d/.test(made) ? made : `(${made})`;
}

const FORMATS = [
  "'%s'",
  "'%d'",
  "'%5.2f|'",
  "'%r'",
  "'%x'",
  "'%-5s|'",
  "'%%'",
  "'%s %s'",
  "'%c'",
  "'%e'",
  "'%g'",
  "'%05d'",
  "'%+d'",
  "'%(name)s'",
  "'%#o'",
  "'%.3s'",
  "'%10s'",
  "'%i%%'",
  "'% d'",
  "'%s and %(x)s'",
  "'%'",
  "'%y'",
];

const FIELDS = [
  '{}',
  '{0}',
  '{1}',
  '{name}',
  '{0.name}',
  '{0[name]}',
  '{0[0]}',
  '{!r}',
  '{0!s:>8}',
  '{:>10}',
  '{:<6}|',
  '{:^9}|',
  '{:*^7}',
  '{:05}',
  '{:.2f}',
  '{:,}',
  '{:_}',
  '{:+d}',
  '{:x}',
  '{:#b}',
  '{:e}',
  '{:g}',
  '{:.3}',
  '{:%}',
  '{:{}}',
  '{:c}',
  '{{}}',
  '{',
  '}',
  '{:',
];

/** `'…{}…'.format(…)` */
function braceFormat(scope: Scope): string {
  const { choices } = scope;
  const field = (): string => choices.oneOf(FIELDS);
  const args = [operand(scope, choices.oneOf(['any', 'int', 'float', 'str'])), operand(scope, 'any')];
  if (choices.chance(20)) args.push(`name=${operand(scope, 'any')}`);
  return `'${field()}${choices.chance(40) ? ` ${field()}` : ''}'.format(${args.slice(choices.below(2)).join(', ')})`;
}

/** Calls of what transformers and Jinja put into every template. */
const CALLS = [
  "strftime_now('%Y-%m-%d')",
  "strftime_now('%d %b %Y %H:%M:%S %A %j %%')",
  "raise_exception('no')",
  'raise_exception(n)',
  'namespace(a=1).a',
  "cycler('a', 'b').next()",
  "joiner(', ')()",
  'dict(a=1)|tojson',
  "messages[0]['content']",
  "messages[-1].role if messages else ''",
  "(messages|selectattr('role', 'equalto', 'user')|list|last).content",
  "messages[0]['content'].split('</think>')[-1].lstrip('\\n')",
  "messages|map(attribute='content')|join('\\n')",
  'range(3)|list|string',
  'messages[1:]|length|string',
];

function percentFormat(scope: Scope): string {
  const { choices } = scope;
  const values = choices.weighted([
    [5, () => operand(scope, 'any')],
    [3, () => `(${operand(scope, 'any')}, ${operand(scope, 'any')})`],
    [1, () => operand(scope, 'dict')],
  ])();
  return `${choices.oneOf(FORMATS)} % ${values}`;
}

function slice(scope: Scope): string {
  const bound = (): string =>
    scope.choices.oneOf(
      ['', '1', '-1', '0', '2', '-2', '100', 'none', 'n', "'a'", ':'].slice(0, scope.choices.chance(3) ? 11 : 9),
    );
  const step = scope.choices.chance(30) ? `:${scope.choices.oneOf(['', '1', '2', '-1', '-2', '0'])}` : '';
  return `[${bound()}:${bound()}${step}]`;
}

function testCall(scope: Scope): string {
  const { choices } = scope;
  const test = choices.oneOf(TESTS);
  const subject =
    test.name === 'filter' || test.name === 'test'
      ? choices.oneOf(["'upper'", "'nope'", "'odd'"])
      : operand(scope, choices.chance(20) ? 'any' : test.on);
  const isBare = test.args.length === 1 && choices.chance(30);
  const args = isBare ? ` ${operand(scope, 'int')}` : callArguments(scope, test, false);
  return `${subject} is ${choices.chance(20) ? 'not ' : ''}${test.name}${args}`;
}

function conditional(scope: Scope, kind: Kind): string {
  const otherwise = scope.choices.chance(75) ? ` else ${operand(scope, kind)}` : '';
  return `${operand(scope, kind)} if ${operand(scope, 'bool')}${otherwise}`;
}

const parenthesized: Make = (scope, kind) => `(${expression(scope, kind)})`;

function item(scope: Scope, kind: Kind): string {
  const { choices } = scope;
  const of: Kind = kind === 'str' ? 'strs' : kind === 'int' ? 'ints' : kind === 'dict' ? 'dicts' : 'dict';
  return `${primary(scope, of)}${path(choices, of === 'dict')}`;
}

function macroCall(scope: Scope, kind: Kind): string {
  const { choices, macros } = scope;
  if (macros.length === 0) return leaf(scope, kind);
  const macro = choices.oneOf(macros);
  const args = choices.several(Math.max(1, macro.params.length), () => expression(deeper(scope), 'any'));
  if (macro.params.length > 0 && choices.chance(20))
    args.push(`${choices.oneOf([...macro.params, 'other'])}=${expression(deeper(scope), 'any')}`);
  if (choices.chance(5)) args.push(choices.oneOf(['*xs', '**d', '*ss', '*ns']));
  return `${macro.name}(${args.join(', ')})`;
}
