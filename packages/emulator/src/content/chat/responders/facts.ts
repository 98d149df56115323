import { CAPITALS } from '../../language/capitals.ts';
import type { Conversation } from '../conversation.ts';

const FACTS: readonly (readonly [RegExp, string])[] = [
  [/\bmeaning of life\b/i, 'The well-known answer is 42. The question is another matter.'],
  [/\bhow many (?:days|day) (?:are )?(?:there )?in a (?:leap )?year\b/i, 'A year has 365 days, a leap year 366.'],
  [
    /\bwhy is the sky blue\b/i,
    'The sky is blue because air scatters short waves of light, the blue ones, much more than long ones.',
  ],
  [/\bspeed of light\b/i, 'Light travels 299,792,458 metres per second in empty space.'],
  [/\bboiling point of water\b|\bwater boils?\b/i, 'Water boils at 100 °C at the pressure of the sea level.'],
  [/\bhow many planets\b/i, 'Eight planets go round the sun.'],
  [
    /\bwhat is (?:an? |the )?(?:large language model|llm)\b/i,
    'A large language model is a neural network trained on much text to predict the next token; asked again and again for the next token, it writes.',
  ],
  [
    /\bwhat is (?:an? )?embeddings?\b/i,
    'An embedding is a list of numbers for a text (or picture), made so that things of similar meaning get similar numbers.',
  ],
  [
    /\bwhat is (?:an? )?token\b/i,
    'A token is the piece of text a language model reads and writes at a time: a short word, or a part of a longer one.',
  ],
  [
    /\bwhat is hugging ?face\b/i,
    'Hugging Face is a hub where people share machine-learning models, datasets and demos.',
  ],
];

const LIVE =
  /\b(?:weather|temperature|forecast|news|stock price|what time is it|current time|today's date|what day is (?:it|today)|who won)\b/i;

/** Answers from a handful of facts; declines questions about the present. */
export function facts({ prompt }: Conversation): string | undefined {
  const country = /\bcapital (?:city )?of (?:the )?([\p{L} ]+?)\s*(?:[?.!]|$)/iu.exec(prompt)?.[1]?.toLowerCase();
  if (country) {
    const capital = CAPITALS[country] ?? CAPITALS[`the ${country}`];
    const name = country.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase());
    return capital
      ? `The capital of ${name} is ${capital}.`
      : `I do not know the capital of ${name}: I am an emulator with a short list.`;
  }
  const fact = FACTS.find(([asked]) => asked.test(prompt));
  if (fact) return fact[1];
  if (LIVE.test(prompt) && prompt.length < 120) {
    return 'I cannot know that: I am an emulator on your own machine, without a clock to tell and without a network. Give me a tool for it and I will call it.';
  }
  return undefined;
}
