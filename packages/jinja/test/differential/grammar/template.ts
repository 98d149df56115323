import type { Choices } from '../choices.ts';
import type { Question } from '../oracle.ts';
import { jsonContext } from './context.ts';
import { type Delimiters, type Macro, outermost, PLAIN, type Scope, withNames } from './scope.ts';
import { body, macroOf } from './statement.ts';
import { blockTag } from './tags.ts';

const OTHER_DELIMITERS: readonly Delimiters[] = [
  { block: ['<%', '%>'], variable: ['${', '}'], comment: ['<%#', '%>'] },
  { block: ['<?', '?>'], variable: ['<?=', '?>'], comment: ['<!--', '-->'] },
  { ...PLAIN, line: '#', lineComment: '##' },
  { ...PLAIN, line: '%%' },
  { block: ['[%', '%]'], variable: ['[[', ']]'], comment: ['[#', '#]'], lineComment: '//' },
];

/** A whole case: environment, templates to load, template and context, all by choice. */
export function grammarCase(choices: Choices): Question {
  const delimiters = choices.chance(5) ? choices.oneOf(OTHER_DELIMITERS) : PLAIN;
  const options = { ...environment(choices), ...delimiterOptions(delimiters) };
  const extensions = new Set(
    (options.extensions as string[] | undefined) ??
      (options.environment === undefined ? ['generation', 'loopcontrols'] : []),
  );
  const scope = outermost({ choices, delimiters, extensions, depth: 3 });
  const context = jsonContext(choices);
  if (!choices.chance(12)) return { template: body(scope, 3), context, options };
  return { ...loaded(scope), context, options };
}

function environment(choices: Choices): Record<string, unknown> {
  if (!choices.chance(30)) return {};
  const options: Record<string, unknown> = {
    environment: choices.oneOf(['transformers', 'jinja', 'sandbox', 'sandbox-immutable']),
  };
  const maybe = (percent: number, name: string, make: () => unknown): void => {
    if (choices.chance(percent)) options[name] = make();
  };
  const bool = (): boolean => choices.chance(50);
  maybe(40, 'trim_blocks', bool);
  maybe(40, 'lstrip_blocks', bool);
  maybe(20, 'keep_trailing_newline', bool);
  maybe(35, 'autoescape', bool);
  maybe(10, 'newline_sequence', () => choices.oneOf(['\n', '\r\n', '\r']));
  maybe(30, 'undefined', () => choices.oneOf(['default', 'chainable', 'strict', 'debug']));
  maybe(30, 'extensions', () =>
    choices.oneOf([['do', 'loopcontrols'], ['generation'], [], ['do'], ['i18n'], ['i18n', 'loopcontrols']]),
  );
  return options;
}

function delimiterOptions(delimiters: Delimiters): Record<string, string> {
  if (delimiters === PLAIN) return {};
  const { block, variable, comment, line, lineComment } = delimiters;
  return {
    block_start_string: block[0],
    block_end_string: block[1],
    variable_start_string: variable[0],
    variable_end_string: variable[1],
    comment_start_string: comment[0],
    comment_end_string: comment[1],
    ...(line !== undefined && { line_statement_prefix: line }),
    ...(lineComment !== undefined && { line_comment_prefix: lineComment }),
  };
}

/** A case with a loader: something to include, a library of macros, a parent to extend. */
function loaded(scope: Scope): Pick<Question, 'template' | 'templates' | 'name'> {
  const { choices } = scope;
  const included = body({ ...scope, depth: 1 }, 2);
  const lib = macroOf({ ...scope, depth: 2 }, 'mac');
  const exported = blockTag(scope, "set exported = 'E'");
  const loadable: readonly (readonly [string, readonly Macro[]])[] = [
    ['part', []],
    ['lib', [lib.macro]],
  ];
  const inside: Scope = { ...scope, loadable, depth: 2 };
  const parent = layout(inside, false);
  const middle = `${blockTag(scope, "extends 'parent'")}${blocks(inside, true)}`;
  const main = choices.weighted([
    [5, () => body(inside, 3)],
    [
      5,
      () =>
        `${choices.chance(20) ? body(inside, 0) : ''}${blockTag(scope, `extends ${choices.oneOf(["'parent'", "'parent'", "'middle'", "'missing'", "'parent' if flag else 'middle'"])}`)}${blocks(inside, true)}`,
    ],
    [1, () => layout(inside, true)],
  ])();
  const templates = { part: included, lib: `${lib.source}${exported}`, parent, middle, main };
  return { template: main, templates, ...(choices.chance(70) && { name: 'main' }) };
}

const NAMES = ['head', 'main', 'foot'] as const;

const layout = (scope: Scope, isMain: boolean): string =>
  `[${blocks(scope, isMain)}${scope.choices.chance(30) ? `{{ self.${scope.choices.oneOf(NAMES)}() }}` : ''}]`;

function blocks(scope: Scope, isChild: boolean): string {
  const { choices } = scope;
  return NAMES.slice(0, 1 + choices.below(NAMES.length))
    .map((name) => {
      const marks = choices.weighted([
        [10, ''],
        [4, ' scoped'],
        [1, ' required'],
        [1, ' scoped required'],
      ]);
      const required = marks.includes('required');
      const inner = withNames(scope, ['i', 'int']);
      const parent =
        isChild && choices.chance(40)
          ? choices.oneOf(['{{ super() }}', '{{ super.super() }}', '{{ super()|upper }}'])
          : '';
      const content = required && !choices.chance(10) ? choices.oneOf(['', ' ', '{# c #}']) : body(inner, 1) + parent;
      const made =
        blockTag(scope, `block ${name}${marks}`) +
        content +
        blockTag(scope, `endblock${choices.oneOf(['', ` ${name}`])}`);
      return choices.chance(20) ? blockTag(scope, 'for i in [1, 2]') + made + blockTag(scope, 'endfor') : made;
    })
    .join(choices.oneOf(['', '\n', ' - ']));
}
