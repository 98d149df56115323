import { keywords } from '../chat/language.ts';
import { embed, similarity } from '../embedding/embed.ts';
import { classifySentiment, scoreMood } from '../sentiment/classify.ts';
import { scoreLabels } from '../zero-shot/score-labels.ts';

const DIMENSIONS = 384;

/** Labels between good and bad. */
const MIDDLE = /^(?:neutral|mixed|average|okay|ok|unclear|both|neither|none)$/i;

/**
 * Chooses the option that fits a text: the sentiment of its words decides among options such as positive and negative, or 5
 * to 1; whether it is about the question decides between yes and no; nearness in meaning decides among others.
 */
export function chooseOption(text: string, options: readonly string[]): string {
  const [first = ''] = options;
  if (isYesOrNo(options)) {
    const isRight = fitsQuestion(text);
    return options.find((option) => /^(?:yes|true)$/i.test(option) === isRight) ?? first;
  }
  if (isScale(options)) {
    const fromBest = [...options].sort((left, right) => moodOrNumber(right) - moodOrNumber(left));
    return classifySentiment(text, fromBest)[0]?.label ?? first;
  }
  return scoreLabels(text, options, { template: '{}', isMultiLabel: false })[0]?.label ?? first;
}

function isYesOrNo(options: readonly string[]): boolean {
  return options.length === 2 && /^(?:yes no|no yes|true false|false true)$/i.test(options.join(' '));
}

/** True for options between good and bad, of which at least one is either. */
function isScale(options: readonly string[]): boolean {
  if (options.every((option) => /^\d{1,2}$/.test(option))) return true;
  const moods = options.map(scoreMood);
  return (
    moods.some((mood) => mood !== 0) && options.every((option, index) => moods[index] !== 0 || MIDDLE.test(option))
  );
}

function moodOrNumber(option: string): number {
  return /^\d{1,2}$/.test(option) ? Number(option) : scoreMood(option);
}

/** True if what a text says agrees with the question in it: in feeling, or in what both are about. */
function fitsQuestion(text: string): boolean {
  const question = /[^.?!\n:]{0,300}\?/.exec(text)?.[0] ?? '';
  const statement = text.replace(question, ' ').trim();
  const mood = scoreMood(question);
  if (mood !== 0 && statement !== '') return mood * scoreMood(statement) >= 0;
  const [asked, said] = [keywords(question).join(' '), keywords(statement).join(' ')];
  if (asked === '' || said === '') return !/\b(?:not|never|no)\b|n't\b/i.test(text);
  return similarity(embed(asked, { dimensions: DIMENSIONS }), embed(said, { dimensions: DIMENSIONS })) > 0.25;
}
