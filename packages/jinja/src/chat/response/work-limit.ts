import { limitError } from '../../engine/runtime/errors.ts';

/** The work that every text may take, and the work for each of its characters. */
const BASE = 5_000_000;
const PER_CHARACTER = 500;

/**
 * Counts the steps of patterns against a limit that grows with the text. Response templates come from strangers: a pattern that
 * tries many ways at each character, or looks ahead to the end again and again, has to end in an error.
 */
export class WorkLimit {
  private left = BASE;

  /** Allows the work for more text. */
  allow(characters: number): void {
    this.left += characters * PER_CHARACTER;
  }

  /** @throws {LimitError} when the work is used up. */
  spend(steps: number): void {
    this.left -= steps;
    if (this.left < 0)
      throw limitError(
        'The patterns of the response template take too many steps on this text. Write marks that begin with a literal, without ' +
          'look-ahead over the rest of the text.',
      );
  }
}
