import type { Outcome, StoreBatch } from '../contract/store.ts';

/** Rows that may fail for good in a process before any is done; if all fail alike, it is because of the run. */
const MOST = 10;

/** Notices that the first rows of a process all fail for the same reason, such as a missing package or a key without permission. */
export class FirstFailures {
  #done = 0;
  #dead = 0;
  #code: string | undefined;
  #isAlike = true;

  /**
   * Counts recorded outcomes.
   *
   * @param isFirst - True if no row was done by an earlier process.
   * @returns The last failure, once the rows have failed because of the run.
   */
  add(outcomes: readonly Outcome[], { done, dead }: StoreBatch, isFirst: boolean): Failed | undefined {
    this.#done += done;
    this.#dead += dead;
    const failed = outcomes.flatMap(({ next }) => (next.type === 'dead' ? next.error : []));
    for (const { code } of failed) {
      this.#code ??= code;
      this.#isAlike &&= this.#code === code;
    }
    const last = failed.at(-1);
    // A refused key may refuse what it served before; other failures of a resumed run are those of its last rows.
    const isOfRun = isFirst || this.#code === 'forbidden';
    return last && isOfRun && this.hasFailedAlike ? last : undefined;
  }

  /** True while no row was done, and all have failed with the same error. */
  get hasFailedAlike(): boolean {
    return this.#done === 0 && this.#dead >= MOST && this.#isAlike;
  }
}

type Failed = Extract<Outcome['next'], { readonly type: 'dead' }>['error'];
