import { callArguments } from './call.ts';
import { FILTERS } from './callables.ts';
import { expression, literal, operand, primary } from './expression.ts';
import { PIECES } from './literals.ts';
import { deeper, type Kind, type Macro, type Scope, withNames } from './scope.ts';
import { blockTag, comment, outputTag } from './tags.ts';

type Make = (scope: Scope) => string;

const KINDS: readonly Kind[] = ['str', 'int', 'list', 'dict', 'strs', 'ints', 'dicts', 'float', 'bool'];

const TEXTS: readonly string[] = [
  '',
  ' ',
  '\n',
  'text',
  'a\n',
  '\n\n',
  '  ',
  ' b ',
  '\t',
  '\n  ',
  '{ ',
  '}',
  '%',
  '#',
  '{ { ',
  '<|user|>',
  'x\n  y',
  '\r\n',
  "'",
  '"',
  '-',
  '\\n',
  '$',
  '\n\t',
  '\r',
  '\u00a0',
  '\u2028',
  '\u000b',
  '\u001c',
  '\n \n',
];

const text: Make = ({ choices }) =>
  choices.chance(85) ? choices.oneOf(TEXTS) : choices.oneOf(PIECES).replace(/[{]/g, '');

/** A run of text and tags. What `set` names here can be used in what follows. */
export function body(scope: Scope, most = 4): string {
  let inside = scope;
  let made = '';
  for (let rest = scope.choices.below(most + 1); rest >= 0; rest--) {
    made += text(inside);
    const [statement, next] = statementOf(inside);
    made += statement;
    inside = next;
  }
  return made + text(inside);
}

function statementOf(scope: Scope): [string, Scope] {
  const { choices } = scope;
  const isOutput = choices.below(100) < 45;
  if (scope.depth <= 0 || isOutput) return [outputTag(scope, expression(scope, 'any')), scope];
  const setting = choices.weighted<((scope: Scope) => [string, Scope]) | undefined>([
    [70, undefined],
    [12, set],
    [6, macro],
    [3, imported],
  ]);
  if (setting) return setting(scope);
  const make = choices.weighted<Make>([
    [14, conditional],
    [18, loop],
    [3, comments],
    [3, raw],
    [3, filterBlock],
    [4, callBlock],
    [3, withBlock],
    [3, namespace],
    [3, loopControl],
    [2, generation],
    [2, include],
    [1, autoescape],
    [1, doTag],
    [1, translation],
    [1, unknownTag],
    [2, nestedSet],
    [1, printTag],
    [1, groups],
  ]);
  return [make(deeper(scope)), scope];
}

const block = (scope: Scope, head: string, inside: string, end: string): string =>
  blockTag(scope, head) + inside + blockTag(scope, end);

const conditional: Make = (scope) => {
  const { choices } = scope;
  const branches = choices.several(2, () => blockTag(scope, `elif ${operand(scope, 'bool')}`) + body(scope, 1));
  if (choices.chance(50)) branches.push(blockTag(scope, 'else') + body(scope, 1));
  return block(scope, `if ${operand(scope, 'bool')}`, body(scope, 2) + branches.join(''), 'endif');
};

const loop: Make = (scope) => {
  const { choices } = scope;
  if (choices.chance(8)) return recursiveLoop(scope);
  const [target, over, names] = choices.weighted<readonly [string, string, (readonly [string, Kind])[]]>([
    [5, ['m', operand(scope, 'dicts'), [['m', 'dict']]]],
    [5, ['c', operand(scope, choices.oneOf(['strs', 'str'])), [['c', 'str']]]],
    [5, ['i', operand(scope, 'ints'), [['i', 'int']]]],
    [4, ['x', operand(scope, 'any'), [['x', 'any']]]],
    [
      4,
      [
        choices.oneOf(['key, value', '(key, value)', 'key,value']),
        `${primary(scope, 'dict')}.items()`,
        [
          ['key', 'str'],
          ['value', 'any'],
        ],
      ],
    ],
    [
      2,
      [
        'a, b',
        `${primary(scope, 'dict')}|dictsort`,
        [
          ['a', 'str'],
          ['b', 'any'],
        ],
      ],
    ],
    [
      1,
      [
        'i, (a, b)',
        `[(1, ('x', ${expression(scope, 'any')}))]`,
        [
          ['i', 'int'],
          ['a', 'str'],
          ['b', 'any'],
        ],
      ],
    ],
    [1, ['group', `rows|groupby('name')`, [['group', 'list']]]],
    [choices.chance(5) ? 2 : 0, [choices.oneOf(['m, m', 'loop', 'true', 'x.y', '1']), expression(scope, 'list'), []]],
  ]);
  const inner: Scope = withNames({ ...scope, isInLoop: true }, ...names);
  const filter = choices.chance(20) ? ` if ${operand(inner, 'bool')}` : '';
  const otherwise = choices.chance(25) ? blockTag(scope, 'else') + body(scope, 1) : '';
  return block(scope, `for ${target} in ${over}${filter}`, body(inner, 2) + otherwise, 'endfor');
};

const recursiveLoop: Make = (scope) => {
  const tree = "[{'v': 1, 'c': [{'v': 2, 'c': []}, {'v': s, 'c': [{'v': 3}]}]}, {'v': 4}]";
  const inner = withNames({ ...scope, isInLoop: true, isRecursive: true }, ['node.v', 'any'], ['node', 'dict']);
  const again = outputTag(
    inner,
    scope.choices.oneOf(['loop(node.c)', 'loop(node.c or [])', 'loop(node.c|default([]))|upper', 'loop([])']),
  );
  const guarded = scope.choices.chance(70) ? block(inner, 'if node.c', again, 'endif') : again;
  return block(
    scope,
    `for node in ${tree}${scope.choices.chance(20) ? ' if node.v' : ''} recursive`,
    outputTag(inner, 'node.v') + body(inner, 1) + guarded,
    'endfor',
  );
};

const comments: Make = (scope) =>
  comment(scope, scope.choices.oneOf(['', 'note', 'a\nb', '{{ x }}', '{% if %}', "it's", '- x -']));

const printTag: Make = (scope) => blockTag(scope, `print ${expression(scope, 'any')}`);

const groups: Make = (scope) =>
  block(
    scope,
    `for grouper, members in rows|groupby(${scope.choices.oneOf(["'name'", "'x'", "attribute='name', default='z'", "'x', case_sensitive=true"])})`,
    outputTag(scope, scope.choices.oneOf(['grouper', 'members|length', 'loop.index ~ grouper', 'members'])) +
      body(withNames({ ...scope, isInLoop: true }, ['grouper', 'any'], ['members', 'dicts']), 1),
    'endfor',
  );

const raw: Make = (scope) =>
  block(
    scope,
    'raw',
    scope.choices.oneOf(['{{ x }}', '', '\n {% if %}\n', ' a ', '{# c #}', '\n', '{%- x -%}  ', '{{', '%}', '  {%']),
    'endraw',
  );

const filterBlock: Make = (scope) => block(scope, `filter ${filterChain(scope)}`, body(scope, 1), 'endfilter');

function filterChain(scope: Scope): string {
  const text = FILTERS.filter(({ on, gives }) => gives === 'str' && (on === 'str' || on === 'any'));
  const one = (): string => {
    const filter = scope.choices.oneOf(text);
    return filter.name + callArguments(scope, filter, false);
  };
  return scope.choices.chance(25) ? `${one()}|${one()}` : one();
}

const callBlock: Make = (scope) => {
  const { choices } = scope;
  const macro = scope.macros.length > 0 ? choices.oneOf(scope.macros) : { name: 'missing_macro', params: [] };
  const params = choices.oneOf(['', '', '(p)', '(p, q=1)', '()']);
  const inner = withNames(scope, ...(params.includes('p') ? ([['p', 'any']] as const) : []));
  return block(
    scope,
    `call${params} ${macro.name}(${macro.params.map(() => expression(scope, 'any')).join(', ')})`,
    body(inner, 1),
    'endcall',
  );
};

const withBlock: Make = (scope) => {
  const kind = scope.choices.oneOf(KINDS);
  const second = scope.choices.chance(30) ? `, w2 = ${scope.choices.oneOf(['w1', 's', 'n'])}` : '';
  const bindings = scope.choices.chance(10) ? '' : ` w1 = ${expression(scope, kind)}${second}`;
  return block(scope, `with${bindings}`, body(withNames(scope, ['w1', kind]), 2), 'endwith');
};

const namespace: Make = (scope) => {
  const start = blockTag(
    scope,
    `set space = namespace(${scope.choices.oneOf(['', 'total=0', "total='', found=false", 'd', "{'total': 1}", 'total=n'])})`,
  );
  const inner = withNames({ ...scope, isInLoop: true }, ['space.total', 'int'], ['space.found', 'any']);
  const attribute = scope.choices.oneOf(['total', 'found', 'total']);
  const change = scope.choices.weighted([
    [
      10,
      () =>
        blockTag(scope, `set space.${attribute} = ${expression(inner, scope.choices.oneOf(['int', 'str', 'any']))}`),
    ],
    [1, () => block(scope, `set space.${attribute}`, body(inner, 1), 'endset')],
    [1, () => blockTag(scope, `set space.${attribute}, y = ${expression(inner, 'int')}, ${expression(inner, 'any')}`)],
  ])();
  return (
    start +
    block(scope, `for q in ${operand(scope, 'list')}`, change + body(inner, 1), 'endfor') +
    outputTag(scope, scope.choices.oneOf(['space.total', 'space', 'space.found', 'space.missing']))
  );
};

const nestedSet: Make = (scope) =>
  block(scope, `if ${operand(scope, 'bool')}`, blockTag(scope, `set s = ${expression(scope, 'str')}`), 'endif') +
  outputTag(scope, 's');

const loopControl: Make = (scope) => {
  const control = blockTag(scope, scope.choices.oneOf(['break', 'continue']));
  if (!scope.isInLoop && !scope.choices.chance(5)) return '';
  return scope.choices.chance(70)
    ? block(scope, `if ${operand(scope, 'bool')}`, text(scope) + control, 'endif')
    : control;
};

const generation: Make = (scope) =>
  scope.extensions.has('generation') ? block(scope, 'generation', body(scope, 2), 'endgeneration') : body(scope, 1);

const include: Make = (scope) => {
  const { choices } = scope;
  if (scope.loadable.length === 0) return '';
  const name = choices.oneOf(scope.loadable)[0];
  const what = choices.weighted([
    [8, `'${name}'`],
    [1, `['missing', '${name}']`],
    [1, "'missing'"],
    [1, 's'],
  ]);
  return blockTag(
    scope,
    `include ${what}${choices.oneOf(['', '', ' ignore missing'])}${choices.oneOf(['', '', ' with context', ' without context'])}`,
  );
};

const autoescape: Make = (scope) =>
  block(scope, `autoescape ${scope.choices.oneOf(['true', 'false', 'flag'])}`, body(scope, 2), 'endautoescape');

const doTag: Make = (scope) => (scope.extensions.has('do') ? blockTag(scope, `do ${expression(scope, 'any')}`) : '');

const translation: Make = (scope) => {
  const { choices } = scope;
  if (!scope.extensions.has('i18n')) return '';
  if (choices.chance(30)) return outputTag(scope, `${choices.oneOf(['_', 'gettext'])}(${expression(scope, 'str')})`);
  const plural = choices.chance(30) ? `${blockTag(scope, 'pluralize')}{{ n }} of {{ x }}` : '';
  const head = `trans ${choices.oneOf(['', 'trimmed '])}x=${expression(scope, 'any')}${plural && `, n=${expression(scope, 'int')}`}`;
  return block(scope, head, `One\n {{ x }} <b>${plural}`, 'endtrans');
};

const unknownTag: Make = (scope) =>
  scope.choices.chance(10)
    ? blockTag(
        scope,
        scope.choices.oneOf(['foo', 'endif', 'else', 'elif 1', 'endfor', 'do 1', '', 'block', 'set', 'if', '1']),
      )
    : '';

function set(scope: Scope): [string, Scope] {
  const { choices } = scope;
  const name = choices.oneOf(['y', 'z', 's', 'n', 'xs', 'out']);
  if (choices.chance(25)) {
    const filter = choices.chance(30) ? ` | ${filterChain(scope)}` : '';
    return [block(scope, `set ${name}${filter}`, body(deeper(scope), 2), 'endset'), withNames(scope, [name, 'str'])];
  }
  if (choices.chance(12))
    return [
      blockTag(scope, `set y, z = ${choices.oneOf(['1, 2', '(s, n)', 'xs', "'ab'", 'd.items()', '[1]', 'n'])}`),
      withNames(scope, ['y', 'any'], ['z', 'any']),
    ];
  const kind = choices.oneOf(KINDS);
  const value = choices.chance(5) ? `${literal(scope, kind)}, ${literal(scope, kind)}` : expression(scope, kind);
  return [blockTag(scope, `set ${name} = ${value}`), withNames(scope, [name, kind])];
}

function macro(scope: Scope): [string, Scope] {
  const made = macroOf(scope, scope.choices.oneOf(['mac', 'show', 'tag']));
  return [made.source, { ...scope, macros: [...scope.macros, made.macro] }];
}

/** A macro and its source. Inside it may use what Python gives every macro. */
export function macroOf(scope: Scope, name: string): { readonly source: string; readonly macro: Macro } {
  const { choices } = scope;
  const params = ['p', 'q', 'r'].slice(0, choices.below(4));
  const firstDefault = choices.below(params.length + 1);
  const signature = params.map((param, index) =>
    index >= firstDefault
      ? `${param}=${choices.chance(20) && index > 0 ? params[index - 1] : expression(deeper(scope), 'any')}`
      : param,
  );
  const inner = withNames(
    { ...deeper(scope), isInMacro: true, isInLoop: false, macros: [] },
    ...params.map((param) => [param, 'any'] as const),
  );
  const extra = choices.weighted([
    [8, ''],
    [2, outputTag(inner, 'caller()')],
    [
      1,
      block(
        inner,
        'if caller',
        outputTag(inner, choices.oneOf(['caller()', "caller('c')", 'caller.arguments', 'caller(1, q=2)'])),
        'endif',
      ),
    ],
    [1, outputTag(inner, 'varargs')],
    [1, outputTag(inner, 'kwargs')],
    [1, outputTag(inner, `${name}.name ~ ${name}.arguments ~ ${name}.caller ~ ${name}.catch_varargs`)],
  ]);
  return {
    source: block(scope, `macro ${name}(${signature.join(', ')})`, body(inner, 2) + extra, 'endmacro'),
    macro: { name, params },
  };
}

function imported(scope: Scope): [string, Scope] {
  const { choices } = scope;
  const offering = scope.loadable.filter(([, macros]) => macros.length > 0);
  if (offering.length === 0) return ['', scope];
  const [name, macros] = choices.oneOf(offering);
  const context = choices.oneOf(['', '', ' with context', ' without context']);
  if (choices.chance(50)) {
    return [
      blockTag(scope, `import '${name}' as lib${context}`),
      { ...scope, macros: [...scope.macros, ...macros.map((item) => ({ ...item, name: `lib.${item.name}` }))] },
    ];
  }
  const first = macros[0] as Macro;
  return [
    blockTag(
      scope,
      `from '${name}' import ${first.name} as other_macro, ${choices.oneOf(['missing', first.name, 'exported'])}${context}`,
    ),
    { ...scope, macros: [...scope.macros, { ...first, name: 'other_macro' }] },
  ];
}
