import { createRandom, hashText } from '../contract/random.ts';

/** A token with the logarithm of its probability. */
export interface ScoredToken {
  readonly token: string;
  readonly logprob: number;
}

/** A generated token, and the most likely tokens at its place, itself included. */
export interface TokenScore extends ScoredToken {
  readonly alternatives: readonly ScoredToken[];
}

/** Frequent tokens, for places where a text has too few other ones. */
const FREQUENT =
  ' the| a| of| to| and| in| is| that| it| for| on| with| as| was| be| by| at| this| are| from| or| an'.split('|');

/** Scores the tokens of a text, each with `count` alternatives; the same text always gets the same scores. */
export function scoreTokens(pieces: readonly string[], count: number): readonly TokenScore[] {
  const words = [...new Set([...pieces, ...FREQUENT])];
  const random = createRandom(hashText(pieces.join('')));
  return pieces.map((token, at) => {
    // Models are sure of most tokens.
    const probability = 1 - 0.6 * random() ** 3;
    let rest = 1 - probability;
    const start = hashText(`${token} ${at}`) % words.length;
    const others = words
      .map((_, index) => words[(start + index) % words.length] ?? '')
      .filter((word) => word !== token);
    const alternatives = others.slice(0, Math.max(0, count - 1)).map((word) => {
      rest /= 2;
      return { token: word, logprob: rounded(rest) };
    });
    const own = { token, logprob: rounded(probability) };
    const ranked = [own, ...alternatives].sort((left, right) => right.logprob - left.logprob);
    return { ...own, alternatives: ranked.slice(0, count) };
  });
}

/** The natural logarithm with six decimals. */
function rounded(probability: number): number {
  return Math.round(Math.log(probability) * 1e6) / 1e6 || 0;
}
