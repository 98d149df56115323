import { pattern } from '../runtime/lazy.ts';

/** By ASCII code: 1 for a digit, 2 for a letter or `_`. */
export const nameCodes = new Uint8Array(128);
nameCodes.fill(1, 48, 58).fill(2, 65, 91).fill(2, 97, 123)[95] = 2;

const wideName = pattern('[\\w\\p{L}\\p{N}\\p{ID_Continue}]+', 'uy');
const identifier = pattern('^[\\p{ID_Start}_]\\p{ID_Continue}*$', 'u');

/** The name that starts here, with letters outside of ASCII; undefined where none does. */
export function wideNameAt(source: string, pos: number): string | undefined {
  const pattern = wideName();
  pattern.lastIndex = pos;
  return pattern.exec(source)?.[0];
}

/** True if Python takes the name for an identifier. */
export const isIdentifier = (name: string): boolean => identifier().test(name);
