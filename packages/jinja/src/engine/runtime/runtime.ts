import type { Syntax } from '../lexer/syntax.ts';
import type { Row } from '../library/row.ts';
import type { Meter } from './meter.ts';
import type { Kwargs, Undefined, Value } from './values.ts';

/** Settings that filters read, by Jinja's names. */
export interface Policies {
  readonly 'json.dumps_kwargs'?: Readonly<Record<string, Value>>;
  readonly 'truncate.leeway'?: number;
  readonly 'ext.i18n.trimmed'?: boolean;
  readonly 'urlize.rel'?: string | null;
  readonly 'urlize.target'?: string | null;
  readonly 'urlize.extra_schemes'?: readonly string[] | null;
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
