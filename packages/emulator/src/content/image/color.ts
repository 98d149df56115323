/** Red, green and blue from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** A color from its six hexadecimal digits. */
export function hex(digits: string): Color {
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The color between `from` (0) and `to` (1). */
export function mix(from: Color, to: Color, amount: number): Color {
  const blend = (index: 0 | 1 | 2) => from[index] + (to[index] - from[index]) * amount;
  return [blend(0), blend(1), blend(2)];
}

/** A lighter color. */
export function lighten(color: Color, amount: number): Color {
  return mix(color, [255, 255, 255], amount);
}

/** A darker color. */
export function darken(color: Color, amount: number): Color {
  return mix(color, [8, 10, 24], amount);
}

/** Colors by the words people use for them. */
export const COLOR_WORDS: Readonly<Record<string, Color>> = {
  red: hex('d8362f'),
  crimson: hex('b3123a'),
  scarlet: hex('e0301e'),
  orange: hex('f08a24'),
  amber: hex('f2b02e'),
  yellow: hex('f6d33c'),
  gold: hex('e3b341'),
  golden: hex('e3b341'),
  green: hex('3f9b4f'),
  emerald: hex('1f9e6e'),
  olive: hex('7d8a34'),
  teal: hex('1f8f8f'),
  turquoise: hex('35c2b8'),
  cyan: hex('3cc7e6'),
  blue: hex('2f6fd0'),
  azure: hex('3d9be9'),
  navy: hex('1d2f6f'),
  indigo: hex('43389f'),
  purple: hex('7d3fb5'),
  violet: hex('8b52d9'),
  lavender: hex('b9a3e3'),
  magenta: hex('cf3fa4'),
  pink: hex('f08fb5'),
  rose: hex('e2607f'),
  brown: hex('80532f'),
  beige: hex('dcc9a3'),
  white: hex('f4f4f0'),
  silver: hex('bfc5cc'),
  grey: hex('8b9098'),
  gray: hex('8b9098'),
  black: hex('1c1d22'),
};
