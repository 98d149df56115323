import { describe, it } from 'vitest';

/** Something that a checkout may lack (further corpora, Python, a browser), or the reason why it is missing. */
export type Needed<T> =
  | { readonly found: T; readonly missing?: undefined }
  | { readonly missing: string; readonly found?: undefined };

declare module 'vitest' {
  interface TaskMeta {
    /** The reason why a suite was left out. `npm test` prints it; a test skipped in any other way fails the run. */
    leftOut?: string;
  }
}

/**
 * Describes tests that need something from outside of the repository. Where it is missing, the suite counts as one skipped test.
 *
 * @example
 * describeWith(findShared('exchanges'), 'recorded exchanges', (folder) => { it('…', () => {}); });
 */
export function describeWith<T>(needed: Needed<T>, name: string, define: (found: T) => void): void {
  const { missing } = needed;
  if (missing === undefined) describe(name, () => define(needed.found));
  else it.skip(name, { meta: { leftOut: missing } }, () => {});
}
