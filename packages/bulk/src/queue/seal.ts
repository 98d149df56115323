import { createHmac, timingSafeEqual } from 'node:crypto';
import { BulkError } from '../contract/errors.ts';

/** Signs what goes through a queue, so that only processes with the same secret can give work or results. */
export interface Seal {
  /**
   * Signs a value as text.
   *
   * @param place - Where it belongs: what is signed for one place is refused at every other.
   */
  close(value: unknown, place: readonly string[]): string;
  /** Reads a signed value; undefined for anything else, such as a text of a stranger. */
  open(text: unknown, place: readonly string[]): unknown;
}

/** Fewest characters of a secret. */
const SHORTEST = 16;
/** Characters of a signature: 32 bytes in base64. */
const SIGNATURE = 43;

/** Creates the signatures of a secret. Throws a BulkError for one that could be guessed. */
export function createSeal(secret: string | undefined): Seal {
  if (typeof secret !== 'string' || secret.length < SHORTEST) {
    throw new BulkError(
      'INPUT',
      `Runs on several machines need a secret of at least ${SHORTEST} characters, the same one for the run and its workers, as whoever can write to Redis could give them work otherwise.`,
    );
  }
  const sign = (text: string, place: readonly string[]) =>
    createHmac('sha256', secret).update(JSON.stringify(place)).update('\n').update(text).digest('base64url');
  return {
    close(value, place) {
      const text = JSON.stringify(value);
      return sign(text, place) + text;
    },
    open(sealed, place) {
      if (typeof sealed !== 'string') return;
      const given = Buffer.from(sealed.slice(0, SIGNATURE));
      const text = sealed.slice(SIGNATURE);
      const own = Buffer.from(sign(text, place));
      return given.length === own.length && timingSafeEqual(given, own) ? JSON.parse(text) : undefined;
    },
  };
}
