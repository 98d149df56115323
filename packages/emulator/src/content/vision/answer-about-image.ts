import { colorWord, colorWords } from './color-distance.ts';
import { readScene, type Scene } from './describe-image.ts';
import type { SeenImage } from './read-image.ts';
import { thingLabel } from './segment-labels.ts';

/** An answer with its score. */
export interface ScoredAnswer {
  readonly answer: string;
  readonly score: number;
}

/** Kinds of questions, with the answers to them, the best one first. */
const RULES: readonly {
  readonly asks: RegExp;
  readonly answers: (scene: Scene, question: string) => readonly string[];
}[] = [
  { asks: /\bhow many\b|\bnumber of\b|\bcount\b/, answers: ({ things }) => numbersAround(things.length) },
  {
    asks: /\bwhat colou?r\b|\bwhich colou?r\b/,
    answers: ({ things, background }, question) => {
      const isAboutBackground = /background|sky|wall|floor|ground|grass|water|sea/.test(question);
      return colorWords(isAboutBackground ? background : (things[0]?.color ?? background));
    },
  },
  {
    asks: /\b(day or night|time of (the )?day|what time)\b/,
    answers: ({ brightness }) => (brightness < 80 ? ['night', 'evening', 'day'] : ['day', 'afternoon', 'night']),
  },
  { asks: /^where\b|\bwhich side\b/, answers: describeSide },
  {
    asks: /^(is|are|was|were|do|does|did|can|could|has|have|will|would)\b/,
    answers: (scene, question) => (isTrue(scene, question) ? ['yes', 'no'] : ['no', 'yes']),
  },
  { asks: /^who\b/, answers: ({ things }) => (things.some(isPerson) ? ['man', 'woman', 'nobody'] : ['nobody', 'man']) },
];

/** Answers a question by what can be measured of an image: its things, their number, colors and places. */
export function answerAboutImage(image: SeenImage, question: string): readonly ScoredAnswer[] {
  const scene = readScene(image);
  const asked = question.trim().toLowerCase();
  const rule = RULES.find(({ asks }) => asks.test(asked));
  const answers = rule?.answers(scene, asked) ?? [
    ...scene.things.map(thingLabel),
    `${colorWord(scene.background)} background`,
  ];
  const distinct = [...new Set(answers)];
  // Later answers are half as likely each. Models score every answer for itself, so there is no sum of 1.
  const first = 0.55 + (image.signature % 1000) / 2500;
  return distinct.map((answer, rank) => ({ answer, score: first / 2 ** rank }));
}

function numbersAround(count: number): readonly string[] {
  return [count, count + 1, count - 1, count + 2, count - 2].filter((number) => number >= 0).map(String);
}

function describeSide({ things: [thing], width }: Scene): readonly string[] {
  if (!thing) return ['nowhere', 'background'];
  const middle = (thing.box.left + thing.box.right) / 2 / width;
  if (middle < 1 / 3) return ['left', 'center', 'right'];
  return middle > 2 / 3 ? ['right', 'center', 'left'] : ['center', 'left', 'right'];
}

function isTrue({ things, background, brightness }: Scene, question: string): boolean {
  if (/\b(dark|night)\b/.test(question)) return brightness < 80;
  if (/\b(bright|day|sunny|light)\b/.test(question)) return brightness >= 80;
  const colors: readonly string[] = [background, ...things.map(({ color }) => color)].map(colorWord);
  const words = question.match(/[a-z]+/g) ?? [];
  return words.some(
    (word) => colors.includes(word) || things.some((thing) => thingLabel(thing).split(' ').includes(word)),
  );
}

function isPerson(thing: Scene['things'][number]): boolean {
  return thingLabel(thing) === 'person';
}
