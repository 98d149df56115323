/** Counts the work and the output of a render. */
export interface Meter {
  /** Counts this many steps of work; throws a LimitError when there were too many. */
  charge(steps: number): void;
  /** Announces that a string of this many characters is about to be made. */
  grow(size: number): void;
}
