import type { CompiledTemplate } from './compiled.ts';
import type { Limits } from './limits.ts';
import type { LibrarySettings } from './runtime.ts';
import type { UndefinedKind, Value } from './values.ts';

/** Settings of an environment that the compiler and renders read. */
export interface Settings extends LibrarySettings {
  readonly limits: Limits;
  readonly undefinedKind: UndefinedKind;
  /** True if the restrictions of Jinja's sandbox apply. */
  readonly sandboxed: boolean;
  readonly onUndefined: ((message: string) => void) | undefined;
  /** User-supplied globals; those of Jinja are functions of the library. */
  readonly globals: ReadonlyMap<string, Value>;
  /** User-supplied filters and tests, by name. */
  readonly filters: ReadonlyMap<string, unknown>;
  readonly tests: ReadonlyMap<string, unknown>;
  /** A function of the library, as templates meet it. */
  builtin(name: string): Value;
  /** Every name of a kind, for "did you mean". */
  names(kind: 'filter' | 'test' | 'global'): string[];
  /** The template of an include, import or extends; with `isOne`, a list of names is an error. */
  compiled(wanted: Value, isOne?: boolean): CompiledTemplate;
}
