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

/** The plain word for a color: by its hue, or by its brightness where it has next to none. */
export function colorWord(color: Color): (typeof PLAIN)[number] {
  const [red, green, blue] = color;
  const [most, least] = [Math.max(...color), Math.min(...color)];
  if (most < 45) return 'black';
  // Colors of photos are pale; a sixth of the brightness is enough to be seen as a color.
  if (most - least < most / 6) return most > 215 ? 'white' : most < 70 ? 'black' : 'gray';
  const hue = computeHue(red, green, blue);
  if (hue < 14 || hue >= 345) return most - least < most / 2 && most > 200 ? 'pink' : 'red';
  if (hue < 40) return most < 185 ? 'brown' : 'orange';
  if (hue < 68) return 'yellow';
  if (hue < 165) return 'green';
  if (hue < 258) return 'blue';
  return hue < 300 ? 'purple' : 'pink';
}

/** The hue of a color in degrees: 0 is red, 120 green, 240 blue. */
function computeHue(red: number, green: number, blue: number): number {
  const degrees = (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** The plain words for a color, the most fitting first. */
export function colorWords(color: Color): readonly string[] {
  const word = colorWord(color);
  const distance = (other: string) => (other === word ? -1 : colorDistance(color, COLOR_WORDS[other] ?? color));
  return [...PLAIN].sort((a, b) => distance(a) - distance(b));
}

/** Brightness of a color, from 0 to 255. */
export function brightness([red, green, blue]: Color): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
