/** A label and how likely it is. */
export interface LabelScore {
  readonly label: string;
  readonly score: number;
}

/** Scores the sentiment of a text: 0 is neutral, beyond ±3 it is certain. */
function scoreSentiment(text: string): number {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+|\p{Extended_Pictographic}\uFE0F?|[!?.,;]/gu) ?? [];
  let sum = 0;
  let negatedFor = 0;
  let strength = 1;
  let excitement = 0;
  let contrast = 0;
  for (const word of words) {
    if (word === '!') excitement++;
    if (/^[.,;!?]$/.test(word)) negatedFor = 0;
    // What follows “but” counts more than what came before it.
    if (word === 'but' || word === 'however') contrast = sum;
    if (NEGATIONS.has(word)) {
      negatedFor = 4;
      continue;
    }
    const factor = STRENGTHS.get(word);
    const weight = WORD_WEIGHTS.get(word);
    if (factor !== undefined && weight === undefined) {
      strength = factor;
      continue;
    }
    if (weight !== undefined) sum += weight * strength * (negatedFor > 0 ? -0.8 : 1);
    if (negatedFor > 0) negatedFor--;
    strength = 1;
  }
  const balanced = sum - contrast * 0.5;
  return balanced * (1 + Math.min(excitement, 3) * 0.15);
}

/** The probabilities of a classifier's labels (most positive first), the most likely first. */
export function classifySentiment(text: string, labels: readonly string[]): LabelScore[] {
  const feeling = scoreSentiment(text);
  // Labels stand evenly on a line from good (+1) to bad (-1); the nearer to the text's feeling, the likelier.
  const place = Math.tanh(feeling / 1.2);
  const sharpness = labels.length === 2 ? 4.5 : 2.2 * labels.length;
  const weights = labels.map((_, index) =>
    Math.exp(-sharpness * Math.abs(1 - (2 * index) / Math.max(1, labels.length - 1) - place)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return labels
    .map((label, index) => ({ label, score: (weights[index] ?? 0) / total }))
    .sort((left, right) => right.score - left.score);
}

function weigh(weight: number, words: string): (readonly [string, number])[] {
  return words.split(/\s+/).map((word) => [word, weight] as const);
}

/** Sentiment of words: above 0 positive, below 0 negative. */
const WORD_WEIGHTS: ReadonlyMap<string, number> = new Map([
  ...weigh(
    2.6,
    'love loved loves adore adored excellent amazing awesome wonderful fantastic brilliant perfect superb outstanding delightful masterpiece best incredible magnificent thrilled ❤ ❤️ 😍 🥰 🤩',
  ),
  ...weigh(
    1.7,
    'great happy enjoy enjoyed lovely beautiful gorgeous cheerful sunny charming glad joy joyful impressive recommend recommended delicious fun funny win won success successful pleased grateful thank thanks thankful 😊 😀 😄 😁 👍 🎉',
  ),
  ...weigh(
    1,
    'good positive nice like liked likes fine well better pleasant helpful friendly easy fresh interesting useful clean fast worth works hope hopeful safe smooth calm gain gains growth profit profits rise rises rose improve improved improves strong beat beats',
  ),
  ...weigh(
    -1,
    'negative problem problems slow expensive boring bored difficult hard unfortunately late lack lacks missing confusing weak worse dirty cold noisy tired fall falls fell decline declined drop dropped loss losses cut cuts concern concerns doubt',
  ),
  ...weigh(
    -1.7,
    'bad sad poor ugly annoying annoyed disappointing disappointed disappointment broken fail failed fails failure waste wasted unhappy angry rude dull mess useless wrong sick hurt pain painful upset afraid fear 😞 😢 😠 👎',
  ),
  ...weigh(
    -2.6,
    'hate hated hates awful terrible horrible disgusting worst dreadful pathetic nightmare disaster abysmal atrocious unbearable miserable scam furious 😡 🤮 💔',
  ),
]);

/** Words that turn what follows into its opposite. */
const NEGATIONS = new Set(
  "not no never none nobody nothing neither nor without hardly barely cannot can't don't doesn't didn't isn't wasn't aren't weren't won't wouldn't shouldn't couldn't ain't".split(
    ' ',
  ),
);

/** Words that make the next one stronger or weaker. */
const STRENGTHS: ReadonlyMap<string, number> = new Map([
  ...weigh(1.5, 'very really so extremely absolutely totally completely incredibly truly highly super'),
  ...weigh(0.6, 'slightly somewhat fairly rather quite bit little kinda'),
]);

/** The feeling of a text, from -1 to 1; 0 if its words have none. */
export function scoreMood(text: string): number {
  const good = classifySentiment(text, ['good', 'bad']).find(({ label }) => label === 'good');
  return 2 * (good?.score ?? 0.5) - 1;
}
