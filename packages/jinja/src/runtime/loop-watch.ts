import type { NodeOf } from '../parser/ast.ts';

/** Watches one loop of a template, so that a render can go on inside it where an earlier one left off. */
export interface LoopWatch {
  /** The loop that is watched; it must stand outside of macros, blocks and other loops. */
  readonly loop: NodeOf<'For'>;
  /** Rounds left when `note` is called: 0 after the last round, 1 at the start of the last round. */
  readonly back: 0 | 1;
  /**
   * Called once, with the text before the first round.
   *
   * @returns the round to start with, and the text up to there; undefined: start with the first one
   */
  start(text: string): { readonly round: number; readonly text: string } | undefined;
  /** Called with the text at the start of round `round`, which is the number of rounds less `back`. */
  note(round: number, text: string): void;
}
