import type { Choices } from '../choices.ts';

/** Likely type of an expression; generators mostly respect it, so that most cases render to the end. */
export type Kind = 'any' | 'str' | 'int' | 'float' | 'bool' | 'list' | 'strs' | 'ints' | 'dict' | 'dicts';

export interface Macro {
  readonly name: string;
  readonly params: readonly string[];
}

export interface Delimiters {
  readonly block: readonly [string, string];
  readonly variable: readonly [string, string];
  readonly comment: readonly [string, string];
  readonly line?: string;
  readonly lineComment?: string;
}

export const PLAIN: Delimiters = { block: ['{%', '%}'], variable: ['{{', '}}'], comment: ['{#', '#}'] };

/** State of the generators at a point of the template. */
export interface Scope {
  readonly choices: Choices;
  readonly delimiters: Delimiters;
  /** Names of the context and of template variables, with their types. */
  readonly names: readonly (readonly [name: string, kind: Kind])[];
  readonly macros: readonly Macro[];
  readonly isInLoop: boolean;
  readonly isRecursive: boolean;
  readonly isInMacro: boolean;
  readonly extensions: ReadonlySet<string>;
  /** Templates to load, with their macros. */
  readonly loadable: readonly (readonly [name: string, macros: readonly Macro[]])[];
  /** Levels of nesting that may still follow. */
  readonly depth: number;
}

/** Variables of every context, with their usual types. */
export const VARIABLES: readonly (readonly [string, Kind])[] = [
  ['s', 'str'],
  ['t', 'str'],
  ['bos_token', 'str'],
  ['n', 'int'],
  ['k', 'int'],
  ['f', 'float'],
  ['flag', 'bool'],
  ['xs', 'list'],
  ['ss', 'strs'],
  ['ns', 'ints'],
  ['d', 'dict'],
  ['rows', 'dicts'],
  ['messages', 'dicts'],
  ['v', 'any'],
  ['nothing', 'any'],
];

/** Creates the scope at the start of a template. */
export const outermost = (
  own: Pick<Scope, 'choices' | 'extensions' | 'depth'> & Partial<Pick<Scope, 'delimiters'>>,
): Scope => ({
  delimiters: PLAIN,
  names: VARIABLES,
  macros: [],
  isInLoop: false,
  isRecursive: false,
  isInMacro: false,
  loadable: [],
  ...own,
});

export const deeper = (scope: Scope): Scope => ({ ...scope, depth: scope.depth - 1 });

export const withNames = (scope: Scope, ...names: (readonly [string, Kind])[]): Scope => ({
  ...scope,
  names: [...scope.names, ...names],
});
