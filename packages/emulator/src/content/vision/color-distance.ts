import { COLOR_WORDS, type Color } from '../image/color.ts';

/** Words for the colors that people name first. */
const PLAIN = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'pink',
  'brown',
  'white',
  'gray',
  'black',
] as const;

/** Distance of two colors as people see it, from 0 to about 765 ("redmean", a weighted distance in RGB). */
export function colorDistance(a: Color, b: Color): number {
  const red = (a[0] + b[0]) / 2;
  const [dr, dg, db] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return Math.sqrt((2 + red / 256) * dr * dr + 4 * dg * dg + (2 + (255 - red) / 256) * db * db);
}

/** The plain words for a color, the nearest first. */
export function colorWords(color: Color): readonly string[] {
  const distance = (word: (typeof PLAIN)[number]) => colorDistance(color, COLOR_WORDS[word] ?? color);
  return [...PLAIN].sort((a, b) => distance(a) - distance(b));
}

/** The plain word for a color. */
export function colorWord(color: Color): string {
  return colorWords(color)[0] ?? 'gray';
}

/** Brightness of a color, from 0 to 255. */
export function brightness([red, green, blue]: Color): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
