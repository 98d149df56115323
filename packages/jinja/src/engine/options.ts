import type { Extension } from './extensions/extension.ts';
import { typeError } from './runtime/errors.ts';
import type { Limits } from './runtime/limits.ts';
import type { Policies } from './runtime/runtime.ts';
import { closest } from './runtime/suggest.ts';
import type { UserFunction } from './runtime/user-functions.ts';
import type { UndefinedKind, Value } from './runtime/values.ts';

/** Loads templates by name: a table, or a function that returns undefined (or null) for unknown names. */
export type Loader =
  | Readonly<Record<string, string>>
  | ReadonlyMap<string, string>
  | ((name: string) => string | null | undefined);

/** Makes an extension from the options of its environment. */
type MakeExtension = (options: CamelOptions) => Extension;

/** Options of an environment; every name may also be written as Jinja writes it: `trim_blocks`. */
export interface CamelOptions {
  /**
   * Set of defaults: those of chat templates in transformers, or those of Jinja with or without its sandbox.
   * @default 'transformers'
   */
  readonly environment?: 'transformers' | 'jinja' | 'sandbox' | 'sandbox-immutable';
  /** Removes the first line end after a tag. @default true for `transformers`, otherwise false */
  readonly trimBlocks?: boolean;
  /** Removes the blanks before a tag that begins its line. @default true for `transformers`, otherwise false */
  readonly lstripBlocks?: boolean;
  /** @default false */
  readonly keepTrailingNewline?: boolean;
  /** Replacement for the line breaks of the template. @default '\n' */
  readonly newlineSequence?: string;
  /** Escapes printed values for HTML; a function decides by the template's name. @default false */
  readonly autoescape?: boolean | ((name: string | undefined) => boolean);
  readonly blockStartString?: string;
  readonly blockEndString?: string;
  readonly variableStartString?: string;
  readonly variableEndString?: string;
  readonly commentStartString?: string;
  readonly commentEndString?: string;
  readonly lineStatementPrefix?: string | null;
  readonly lineCommentPrefix?: string | null;
  /** Behavior of missing values. @default 'default' */
  readonly undefined?: UndefinedKind;
  /** Called for every read of a missing value if `undefined` is `logging`. */
  readonly onUndefined?: (message: string) => void;
  /**
   * `loopcontrols`, `do`, `generation`, or what `@hubkit/jinja/i18n` and `@hubkit/jinja/debug` export.
   * @default `generation` and `loopcontrols` for `transformers`
   */
  readonly extensions?: readonly (string | MakeExtension)[];
  readonly policies?: Policies;
  readonly globals?: Readonly<Record<string, Value>>;
  readonly filters?: Readonly<Record<string, UserFunction>>;
  readonly tests?: Readonly<Record<string, UserFunction>>;
  readonly loader?: Loader;
  /** Alias of `loader`. */
  readonly templates?: Loader;
  readonly limits?: Partial<Limits>;
  /** Time that `strftime_now` formats: a date, an ISO time without zone (used as is), or a clock. @default the clock */
  readonly now?: string | Date | (() => Date);
  /** Random numbers from 0 up to 1, for `random` and `lipsum`. @default Math.random */
  readonly random?: () => number;
  /** Functions that translate, with `i18n`. @default functions that return the text */
  readonly translations?: Readonly<Record<string, UserFunction>>;
  readonly newstyleGettext?: boolean;
  /**
   * Decodes one named reference to a character, such as `&bull;`, for `striptags` and `unescape`; `@hubkit/jinja/entities`
   * exports one that knows all names of HTML.
   * @default `amp`, `lt`, `gt`, `quot`, `apos` and `nbsp`
   */
  readonly decodeEntity?: (reference: string) => string;
  /** Accepted and without effect: rendering never waits. */
  readonly enableAsync?: boolean;
  /** Accepted and without effect. */
  readonly optimized?: boolean;
}

type Snake<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? First extends Lowercase<First>
    ? `${First}${Snake<Rest>}`
    : `_${Lowercase<First>}${Snake<Rest>}`
  : Name;

/** Options whose names may also be written as Python writes them. */
export type BothSpellings<Options> = Options & {
  readonly [Key in keyof Options as Snake<Key & string>]?: Options[Key];
};

/** Options of an environment, in camelCase or with the names of Jinja2: `trimBlocks` or `trim_blocks`. */
export type EnvironmentOptions = BothSpellings<CamelOptions>;

/** Every option, and `name`, which belongs to a template. */
export const OPTION_NAMES = [
  'environment',
  'trimBlocks',
  'lstripBlocks',
  'keepTrailingNewline',
  'newlineSequence',
  'autoescape',
  'blockStartString',
  'blockEndString',
  'variableStartString',
  'variableEndString',
  'commentStartString',
  'commentEndString',
  'lineStatementPrefix',
  'lineCommentPrefix',
  'undefined',
  'onUndefined',
  'extensions',
  'policies',
  'globals',
  'filters',
  'tests',
  'loader',
  'templates',
  'limits',
  'now',
  'random',
  'translations',
  'newstyleGettext',
  'decodeEntity',
  'enableAsync',
  'optimized',
  'name',
] as const satisfies readonly (keyof CamelOptions | 'name')[];

/**
 * The options under their names in camel case.
 *
 * @param names all options
 * @param advice hint for an unknown option
 * @throws {TemplateError} for an unknown option: a typing error would otherwise change the output.
 */
export function camelOptions<Options extends object = CamelOptions>(
  options: BothSpellings<Options>,
  names: readonly string[] = OPTION_NAMES,
  advice = '',
): Options {
  const result: Record<string, unknown> = {};
  for (const [given, value] of Object.entries(options)) {
    const name = given.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    if (!names.includes(name)) {
      const near = closest(name, names);
      throw typeError(`There is no option '${given}'. ${near ? `Did you mean '${near}'?` : advice}`.trimEnd());
    }
    if (value !== undefined) result[name] = value;
  }
  // Every name is one of the options; what stands under it is what the caller gave, as its type says.
  return result as Options;
}
