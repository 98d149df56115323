import type { Choices } from '../differential/choices.ts';

/** One function in both languages, with a docstring and type hints or a JSDoc comment. */
export interface FunctionCase {
  readonly python: string;
  readonly javascript: string;
}

/** A type in both languages. */
interface TypePair {
  readonly python: string;
  readonly doc: string;
}

const SIMPLE: readonly TypePair[] = [
  { python: 'str', doc: 'string' },
  { python: 'float', doc: 'number' },
  { python: 'int', doc: 'integer' },
  { python: 'bool', doc: 'boolean' },
  { python: 'list', doc: 'Array' },
  { python: 'dict', doc: 'object' },
  { python: 'Any', doc: '*' },
  { python: 'Place', doc: 'Place' },
];

const LITERALS: readonly TypePair[] = [
  { python: "'a'", doc: "'a'" },
  { python: "'b c'", doc: '"b c"' },
  { python: '1', doc: '1' },
  { python: '-2', doc: '-2' },
  { python: 'True', doc: 'true' },
];

function type(choices: Choices, depth = 2): TypePair {
  if (depth === 0 || choices.chance(30)) return choices.oneOf(SIMPLE);
  const inner = () => type(choices, depth - 1);
  return choices.oneOf([literal, list, dict, tuple, union, nullable])(choices, inner);
}

type Inner = () => TypePair;

function literal(choices: Choices): TypePair {
  // Always in this order: Python takes literals of another order for the same type, and prints the one it met first.
  const chosen = new Set([choices.oneOf(LITERALS), choices.oneOf(LITERALS), choices.oneOf(LITERALS)]);
  const values = LITERALS.filter((one) => chosen.has(one));
  return {
    python: `Literal[${values.map(({ python }) => python).join(', ')}]`,
    // Only together, and with nothing beside them, are they one type hint.
    doc: `(${values.map(({ doc }) => doc).join('|')})`,
  };
}

function list(choices: Choices, inner: Inner): TypePair {
  const { python, doc } = inner();
  return { python: `list[${python}]`, doc: choices.oneOf([`Array<${doc}>`, `(${doc})[]`]) };
}

function dict(choices: Choices, inner: Inner): TypePair {
  const { python, doc } = inner();
  return { python: `dict[str, ${python}]`, doc: choices.oneOf([`Record<string, ${doc}>`, `Object<string, ${doc}>`]) };
}

function tuple(choices: Choices, inner: Inner): TypePair {
  const items = [inner(), inner(), ...choices.several(1, inner)];
  return {
    python: `tuple[${items.map(({ python }) => python).join(', ')}]`,
    doc: `[${items.map(({ doc }) => doc).join(', ')}]`,
  };
}

function union(choices: Choices): TypePair {
  const items = [choices.oneOf(SIMPLE), choices.oneOf(SIMPLE), list(choices, () => choices.oneOf(SIMPLE))];
  const chosen = choices.chance(50) ? items : items.slice(0, 2);
  return {
    python: `Union[${chosen.map(({ python }) => python).join(', ')}]`,
    doc: `(${chosen.map(({ doc }) => doc).join(' | ')})`,
  };
}

function nullable(choices: Choices, inner: Inner): TypePair {
  const { python, doc } = inner();
  return { python: `Optional[${python}]`, doc: choices.oneOf([`(${doc}|null)`, `?(${doc})`]) };
}

const TEXTS = [
  'Looks it up.',
  'The city, as "Paris"',
  'One line\nand another',
  'Naïve 日本語',
  'A\n\nB',
  'It (really)',
];
const CHOICES = ['', '', '', ' (choices: ["a", " b "])', ' (Choices: [1, 2.0])', ' (choices: [true])'];

/** A function with up to four parameters, of which some have defaults. */
export function functionCase(choices: Choices): FunctionCase {
  const names = ['city', 'days', 'unit', 'x'].slice(0, choices.below(5));
  const firstDefault = choices.below(names.length + 1);
  const parameters = names.map((name, index) => ({
    name,
    type: type(choices),
    hasHint: !choices.chance(3),
    hasText: !choices.chance(3),
    hasDefault: index >= firstDefault,
    text: choices.oneOf(TEXTS).replace('\n\n', '\n') + choices.oneOf(CHOICES),
  }));
  const about = choices.oneOf(TEXTS);
  const result = choices.chance(50)
    ? { type: type(choices), text: choices.oneOf(['', 'The result', 'One\n  and two']) }
    : undefined;

  const indented = (text: string, by: string) => text.replace(/\n(?=.)/g, `\n${by}`);
  const args = parameters.filter(({ hasText }) => hasText);
  const docstring = [
    about,
    ...(args.length > 0
      ? ['', 'Args:', ...args.map(({ name, text }) => `    ${name}: ${indented(text, '      ')}`)]
      : []),
    ...(result?.text ? ['', 'Returns:', `    ${result.text}`] : []),
  ].join('\n');
  const hints = parameters.map(
    (one) => `${one.name}${one.hasHint ? `: ${one.type.python}` : ''}${one.hasDefault ? ' = None' : ''}`,
  );
  const python = `def tool(${hints.join(', ')})${result ? ` -> ${result.type.python}` : ''}:\n    """${indented(docstring, '    ')}\n    """`;

  const tags = parameters
    .filter(({ hasHint, hasText }) => hasHint || hasText)
    .map((one) => `@param ${one.hasHint ? `{${one.type.doc}} ` : ''}${one.name} ${one.hasText ? one.text : ''}`);
  const returns = result ? [`@returns {${result.type.doc}} ${result.text}`] : [];
  const comment = [about, ...tags, ...returns].join('\n').replace(/^/gm, ' * ');
  const head = parameters.map(({ name, hasDefault }) => `${name}${hasDefault ? ' = null' : ''}`);
  return { python, javascript: `(function tool(${head.join(', ')}) {\n/**\n${comment}\n */\n})` };
}
