function weigh(weight: number, words: string): (readonly [string, number])[] {
  return words.split(/\s+/).map((word) => [word, weight] as const);
}

/** Sentiment of words: above 0 positive, below 0 negative. */
export const WORD_WEIGHTS: ReadonlyMap<string, number> = new Map([
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
export const NEGATIONS = new Set(
  "not no never none nobody nothing neither nor without hardly barely cannot can't don't doesn't didn't isn't wasn't aren't weren't won't wouldn't shouldn't couldn't ain't".split(
    ' ',
  ),
);

/** Words that make the next one stronger or weaker. */
export const STRENGTHS: ReadonlyMap<string, number> = new Map([
  ...weigh(1.5, 'very really so extremely absolutely totally completely incredibly truly highly super'),
  ...weigh(0.6, 'slightly somewhat fairly rather quite bit little kinda'),
]);
