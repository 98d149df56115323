import { pick } from '../../../contract/random.ts';
import type { Conversation } from '../conversation.ts';
import { findSubject, keywords } from '../language.ts';
import { NUMBER_WORDS } from './number-words.ts';

/** Writes stories, poems and lists about a subject. */
export function write(conversation: Conversation): string | undefined {
  const { prompt } = conversation;
  if (/\bhaiku\b/i.test(prompt)) return haiku(conversation);
  if (/\b(?:poem|verse|rhyme|limerick|song)\b/i.test(prompt)) return poem(conversation);
  if (/\b(?:story|tale|fable)\b/i.test(prompt) && /\b(?:tell|write|give|make|short|about|story)\b/i.test(prompt))
    return story(conversation);
  if (/\bjoke\b/i.test(prompt)) return joke(conversation);
  return list(conversation);
}

/** What a text is to be about, as the prompt says it: with its article, or without one. */
function findTheme(prompt: string): string | undefined {
  const theme = /\b(?:about|of|on) ((?:an? |the )?[^.?!,\n]{2,50})/i.exec(prompt)?.[1]?.trim();
  // “about it”, “about that”.
  return theme !== undefined && keywords(theme).length > 0 ? theme : undefined;
}

/** The theme without its article, for lines that it begins. */
function subjectFor(prompt: string, fallback: string): string {
  return findTheme(prompt)?.replace(/^(?:an?|the) /i, '') ?? fallback;
}

const HEROES: readonly [string, ...string[]] = [
  'a young clockmaker',
  'a ferryman',
  'a girl with a lantern',
  'an old gardener',
];

/** Somebody who can have wishes: a theme with an article, a number or a name is one; rain and rivers are not. */
function isHero(theme: string): boolean {
  return /^(?:an?|two|three|four|my|our|your|his|her) /i.test(theme) || /^\p{Lu}\p{Ll}/u.test(theme);
}

function story({ prompt, random }: Conversation): string {
  const theme = findTheme(prompt);
  const hero = theme !== undefined && isHero(theme) ? theme : pick(random, HEROES);
  const opening = theme === undefined || hero === theme ? '' : `This is a story about ${theme}. `;
  const place = pick(random, ['a village by the sea', 'a quiet valley', 'a town of many bridges', 'an old mill']);
  const wish = pick(random, [
    'to see what lay beyond the hills',
    'to learn how the stars were counted',
    'to find a friend',
    'to build something that would last',
  ]);
  const trial = pick(random, [
    'On the third day a storm came up, and the path was gone.',
    'Half way there the bridge had fallen into the river.',
    'Nobody believed it could be done, and some laughed aloud.',
  ]);
  const turn = pick(random, [
    'But a small light showed the way, and step by step the fear grew less.',
    'Then an old woman lent a boat and asked for nothing but the tale in return.',
    'Patience did what strength could not, one stone after the other.',
  ]);
  return `${opening}Once upon a time, in ${place}, there lived ${hero} who wished ${wish}.\n\n${trial} ${turn}\n\nWhen the morning came the wish had come true, and ${place} was never quite the same. And if it has not been forgotten, it is told there to this day.`;
}

function poem({ prompt, random }: Conversation): string {
  const about = subjectFor(prompt, 'the quiet hour');
  const first = pick(random, [
    'softly the evening leans in from the hill',
    'early the morning is silver and still',
    'slowly the river goes down to the mill',
  ]);
  return `Of ${about}\n\n${first.charAt(0).toUpperCase()}${first.slice(1)},\nand ${about} is near, as it was, as it will.\nA word is a lantern, a line is a thread,\nit follows the thought to wherever it led.`;
}

function haiku({ prompt, random }: Conversation): string {
  const last = pick(random, ['a bell, far away', 'the old road goes on', 'first light on the leaves']);
  return `${subjectFor(prompt, 'evening')} —\nnothing moves, and yet it moves:\n${last}`;
}

function joke({ random }: Conversation): string {
  return pick(random, [
    'Why did the emulator cross the road? Because the same road, with the same seed, always leads to the other side.',
    'I would tell you a joke about timeouts, but you would have to wait for it.',
    'A stream walks into a bar. The barkeeper says: “We close at [DONE].”',
  ]);
}

const TOPICS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/colou?rs?\b/i, ['red', 'blue', 'green', 'yellow', 'purple', 'orange', 'white', 'black', 'brown', 'pink']],
  [/fruits?\b/i, ['apple', 'banana', 'cherry', 'orange', 'pear', 'grape', 'mango', 'plum', 'peach', 'lemon']],
  [/animals?\b/i, ['dog', 'cat', 'horse', 'elephant', 'owl', 'dolphin', 'fox', 'bear', 'rabbit', 'turtle']],
  [/planets?\b/i, ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune']],
  [/cit(?:y|ies)\b/i, ['Paris', 'Tokyo', 'Cairo', 'Lima', 'Berlin', 'Sydney', 'Toronto', 'Nairobi', 'Mumbai', 'Oslo']],
  [
    /countr(?:y|ies)\b/i,
    ['France', 'Japan', 'Brazil', 'Kenya', 'Canada', 'India', 'Germany', 'Peru', 'Egypt', 'Norway'],
  ],
  [
    /(?:programming )?languages?\b/i,
    ['Python', 'TypeScript', 'Rust', 'Go', 'Java', 'C', 'Ruby', 'Kotlin', 'Swift', 'Haskell'],
  ],
  [/days?\b/i, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']],
  [
    /months?\b/i,
    [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'November',
      'December',
    ],
  ],
  [/vegetables?\b/i, ['carrot', 'potato', 'onion', 'tomato', 'spinach', 'pepper', 'cabbage', 'pea', 'leek', 'radish']],
];

const COUNTS: Readonly<Record<string, number>> = { ...NUMBER_WORDS, some: 4, few: 3 };

function list({ prompt, random }: Conversation): string | undefined {
  const asked =
    /\b(?:list|name|give me|tell me|suggest|write|what are|recommend)\b.*?\b(?:(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|some|few)\b)?/i.exec(
      prompt,
    );
  if (!asked || !/\b(?:list|name|give|suggest|recommend|what are|tell)\b/i.test(prompt)) return undefined;
  const word = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|some|few)\b/i.exec(prompt)?.[1]?.toLowerCase();
  const count = Math.min(12, word === undefined ? 5 : (COUNTS[word] ?? Number(word)));
  const topic = TOPICS.find(([pattern]) => pattern.test(prompt))?.[1];
  if (topic) return numbered(topic.slice(0, count));
  if (word === undefined && !/\blist\b/i.test(prompt)) return undefined;
  const about = subjectFor(prompt, findSubject(prompt) ?? 'this');
  const angles = [
    'Begin small',
    'Look at examples',
    'Write down what you expect',
    'Measure before you change',
    'Ask somebody who knows',
    'Try the opposite',
    'Keep what works',
    'Set a time',
    'Share the result',
    'Start again where it failed',
    'Rest',
    'Tidy up',
  ];
  const start = Math.floor(random() * 3);
  return `About ${about}:\n\n${numbered(Array.from({ length: count }, (_, index) => angles[(start + index) % angles.length] ?? ''))}`;
}

function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n');
}
