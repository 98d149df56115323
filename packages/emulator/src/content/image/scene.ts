import { createRandom, hashText } from '../../contract/random.ts';
import { COLOR_WORDS, type Color } from './color.ts';
import {
  GROUND_WORDS,
  type Ground,
  LIGHT_WORDS,
  type Light,
  NUMBER_WORDS,
  STYLE_WORDS,
  type Style,
  THING_WORDS,
  WEATHER_WORDS,
  type Weather,
} from './vocabulary.ts';

export type ThingKind = (typeof THING_WORDS)[string];

/** An object in the image, with its place. */
export interface Thing {
  readonly kind: ThingKind;
  readonly count: number;
  readonly color: Color | undefined;
}

/** The contents of an image, read from a prompt. */
export interface Scene {
  readonly light: Light;
  readonly ground: Ground;
  readonly weather: Weather;
  readonly style: Style;
  readonly things: readonly Thing[];
  /** Colors by the part of the scene they were given to. */
  readonly colors: {
    readonly sky: Color | undefined;
    readonly ground: Color | undefined;
    readonly sun: Color | undefined;
  };
  /** Color of the prompt that is not attached to an object. */
  readonly tint: Color | undefined;
  readonly hasSun: boolean;
  readonly hasMoon: boolean;
}

/** Reads a prompt word by word; what the negative prompt names is left out. */
export function readScene(prompt: string, negativePrompt: string, seed: number): Scene {
  const unwanted = new Set(words(negativePrompt).map(singular));
  const wanted = words(prompt).filter((word) => !unwanted.has(singular(word)));
  const find = <Value>(table: Readonly<Record<string, Value>>) =>
    wanted.map((word) => own(table, word) ?? own(table, singular(word))).find((value) => value !== undefined);
  const random = createRandom(hashText(prompt.toLowerCase()) ^ seed);
  const things = readThings(wanted);
  const isAloft =
    find(GROUND_WORDS) === undefined && things.some((thing) => ['rocket', 'planet', 'astronaut'].includes(thing.kind));
  const light = find(LIGHT_WORDS) ?? (isAloft ? 'space' : random() < 0.65 ? 'day' : 'sunset');
  const isAfloat = things.some((thing) => ['boat', 'fish', 'whale', 'turtle', 'lighthouse'].includes(thing.kind));
  const ground =
    find(GROUND_WORDS) ?? (light === 'space' ? 'none' : isAfloat ? 'sea' : random() < 0.7 ? 'hills' : 'mountains');
  return {
    light,
    ground,
    weather: find(WEATHER_WORDS) ?? (light === 'storm' ? 'rain' : 'clear'),
    style: find(STYLE_WORDS) ?? 'plain',
    things,
    colors: {
      sky: colorBefore(wanted, ['sky', 'background', 'heaven']),
      ground: colorBefore(wanted, [
        'sea',
        'ocean',
        'water',
        'lake',
        'hill',
        'mountain',
        'field',
        'grass',
        'ground',
        'desert',
        'dune',
        'beach',
        'forest',
      ]),
      sun: colorBefore(wanted, ['sun', 'moon', 'sunset', 'sunrise']),
    },
    tint: looseColor(wanted),
    hasSun:
      wanted.includes('sun') || (light !== 'night' && light !== 'storm' && light !== 'space' && !unwanted.has('sun')),
    hasMoon: wanted.includes('moon') || (light === 'night' && !unwanted.has('moon')),
  };
}

function readThings(wanted: readonly string[]): Thing[] {
  const things = new Map<ThingKind, Thing>();
  wanted.forEach((word, at) => {
    const kind = own(THING_WORDS, word) ?? own(THING_WORDS, singular(word));
    if (!kind || things.has(kind)) return;
    // “Pine trees” are one kind of thing.
    if (kind === 'tree' && wanted[at - 1] === 'pine') return;
    const before = wanted.slice(Math.max(0, at - 3), at);
    const number = before.map((each) => own(NUMBER_WORDS, each) ?? digits(each)).findLast((each) => each !== undefined);
    const isMany = singular(word) !== word || (kind === 'pine' && wanted[at + 1] === 'trees');
    const color = before.map((each) => own(COLOR_WORDS, each)).findLast((each) => each !== undefined);
    things.set(kind, { kind, color, count: Math.min(9, number ?? (isMany ? 3 : 1)) });
  });
  return [...things.values()].slice(0, 5);
}

/** The color up to two words before one of `nouns`. */
function colorBefore(wanted: readonly string[], nouns: readonly string[]): Color | undefined {
  for (const [at, word] of wanted.entries()) {
    if (!nouns.includes(word) && !nouns.includes(singular(word))) continue;
    const color = wanted
      .slice(Math.max(0, at - 2), at)
      .map((each) => own(COLOR_WORDS, each))
      .findLast((each) => each !== undefined);
    if (color) return color;
  }
  return undefined;
}

/** The first color word that no known noun follows. */
function looseColor(wanted: readonly string[]): Color | undefined {
  for (const [at, word] of wanted.entries()) {
    const color = own(COLOR_WORDS, word);
    const isBound = wanted
      .slice(at + 1, at + 3)
      .some(
        (next) =>
          [THING_WORDS, GROUND_WORDS].some(
            (table) => own<unknown>(table, next) ?? own<unknown>(table, singular(next)),
          ) || ['sky', 'sun', 'moon', 'background'].includes(next),
      );
    if (color && !isBound) return color;
  }
  return undefined;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
}

function singular(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function digits(word: string): number | undefined {
  return /^\d+$/.test(word) && Number(word) > 0 ? Number(word) : undefined;
}

function own<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
