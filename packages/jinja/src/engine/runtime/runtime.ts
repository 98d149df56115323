import type { Syntax } from '../lexer/syntax.ts';
import type { Meter } from './limits.ts';
import type { Undefined } from './undefined.ts';
import type { Kwargs, Value } from './values.ts';

/** Settings that filters read, by Jinja's names. */
export interface Policies {
  readonly 'json.dumps_kwargs'?: Readonly<Record<string, Value>>;
  readonly 'truncate.leeway'?: number;
  readonly 'ext.i18n.trimmed'?: boolean;
  readonly 'urlize.rel'?: string | null;
  readonly 'urlize.target'?: string | null;
  readonly 'urlize.extra_schemes'?: readonly string[] | null;
}

/**
 * Filters, tests, methods and globals are functions of the render and their arguments. What the caller leaves out arrives
 * as JavaScript's undefined, so that defaults are written as JavaScript defaults.
 */
export type Fn = (rt: Runtime, ...args: Value[]) => Value;

/** One filter, test, method or global. */
export interface Row {
  /** The name as templates write it. */
  readonly name: string;
  /** The name that a function prints. */
  readonly title: string;
  readonly fn: Fn;
  /** Names of the parameters in order, without `*rest` and `**keywords`. */
  readonly params: readonly string[];
  /** Number of required parameters: the first ones of `params`. */
  readonly required: number;
  /** True if the spec has this mark, such as that for open arguments. */
  has(mark: string): boolean;
  /** Copies the row with another function and title. @default the title of this one */
  with(fn: Fn, title?: string): Row;
}

/** Settings of an environment that the library reads. */
export interface LibrarySettings {
  readonly syntax: Syntax;
  readonly policies: Policies;
  filter(name: string): Row | undefined;
  test(name: string): Row | undefined;
  now(): Date;
  random(): number;
  /** Decodes a named reference of HTML, such as `&bull;`; without it, six names are known. */
  readonly decodeEntity?: ((reference: string) => string) | undefined;
}

/**
 * Interface of the current render for filters, tests, methods and globals.
 * Limits come first: whatever can grow calls `charge` or `grow` before it allocates.
 */
export interface Runtime extends Meter {
  /** True if autoescape is on at the call site. */
  readonly autoescape: boolean;
  readonly environment: LibrarySettings;
  /** True if `range` is limited as in Jinja's sandbox. */
  readonly sandboxed: boolean;
  /** Maximum number of items in a list. */
  readonly listLength: number;
  /** Checks the size of a list before it is made. */
  growList(size: number): void;
  /** An undefined value of the environment's kind. */
  undefined(name?: Value, owner?: Value, hint?: string): Undefined;
  /** `owner[key]` in a template: item, then attribute, then undefined. */
  getItem(owner: Value, key: Value): Value;
  /** `owner.name` in a template: attribute, then item, then undefined. */
  getAttr(owner: Value, name: string): Value;
  /** The attribute alone, or JavaScript's undefined: what the filter `attr` and `str.format` read. */
  attribute(owner: Value, name: string): Value;
  /** Calls anything callable. */
  call(fn: Value, args: readonly Value[], kwargs?: Kwargs): Value;
}
