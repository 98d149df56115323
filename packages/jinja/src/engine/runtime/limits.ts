/** Limits of a render; exceeding one throws a `LimitError`. */
export interface Limits {
  /**
   * Rounds of loops and calls; four items that a filter passes on, or some hundred characters, are one.
   * @default 10_000_000
   */
  readonly steps: number;
  /**
   * Characters of output, and of any one string that the template makes.
   * @default 67_108_864
   */
  readonly outputLength: number;
  /**
   * Items of any one list that the template makes.
   * @default 1_000_000
   */
  readonly listLength: number;
  /**
   * Calls of macros, blocks, includes and recursive loops inside each other.
   * @default 250
   */
  readonly depth: number;
  /**
   * Milliseconds of the clock; looked at every few thousand steps.
   * @default 10_000
   */
  readonly timeMs: number;
}

export const defaultLimits: Limits = {
  steps: 10_000_000,
  outputLength: 67_108_864,
  listLength: 1_000_000,
  depth: 250,
  timeMs: 10_000,
};

/** Counts the work and the output of a render. */
export interface Meter {
  /** Counts this many steps of work; throws a LimitError when there were too many. */
  charge(steps: number): void;
  /** Announces that a string of this many characters is about to be made. */
  grow(size: number): void;
}
