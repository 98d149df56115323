import { classifySentiment } from './classify.ts';

/** The feeling of a text, from -1 to 1; 0 if its words have none. */
export function scoreMood(text: string): number {
  const good = classifySentiment(text, ['good', 'bad']).find(({ label }) => label === 'good');
  return 2 * (good?.score ?? 0.5) - 1;
}
