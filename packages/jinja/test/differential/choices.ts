/** Gives a number from 0 up to, not including, the bound. */
type Draw = (bound: number) => number;

/**
 * The choices that made a case. Generators ask only here, and put the simplest alternative first: the same numbers make
 * the same case, and smaller or fewer numbers make a simpler one, which is how failures are shrunk.
 */
export class Choices {
  readonly taken: number[] = [];
  readonly #draw: Draw;
  readonly #budget: number;

  /** After `budget` choices everything becomes as simple as it can be, so that every case ends. */
  constructor(draw: Draw, budget = 1200) {
    this.#draw = draw;
    this.#budget = budget;
  }

  below(bound: number): number {
    const value = this.taken.length < this.#budget ? this.#draw(bound) : 0;
    this.taken.push(value);
    return value;
  }

  oneOf<T>(options: readonly T[]): T {
    return options[this.below(options.length)] as T;
  }

  /** True in `percent` of 100 cases. */
  chance(percent: number): boolean {
    return this.below(100) >= 100 - percent;
  }

  /** One of the alternatives, by weight. */
  weighted<T>(options: readonly (readonly [weight: number, value: T])[]): T {
    let rest = this.below(options.reduce((sum, [weight]) => sum + weight, 0));
    for (const [weight, value] of options) {
      if (rest < weight) return value;
      rest -= weight;
    }
    throw new Error('no alternatives');
  }

  /** From 0 to `most` things. */
  several<T>(most: number, make: () => T): T[] {
    return Array.from({ length: this.below(most + 1) }, make);
  }
}

/** Choices by chance, always the same for a seed and a case number. */
export function randomChoices(seed: number, index: number): Choices {
  return new Choices(random(Math.imul(seed, 0x9e3779b1) ^ Math.imul(index + 1, 0x85ebca6b)));
}

/** Repeats recorded choices; missing ones are the simplest. */
export function replay(taken: readonly number[]): Choices {
  let at = 0;
  return new Choices((bound) => Math.min(taken[at++] ?? 0, bound - 1));
}

/** A 32-bit counter put through two rounds of multiplication and shifting: small, and good enough to choose by. */
function random(seed: number): Draw {
  let state = seed | 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return (bound) => Math.floor((next() / 4294967296) * bound);
}
