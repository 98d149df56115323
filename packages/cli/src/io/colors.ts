import pico from 'picocolors';
import type { Io, Output } from './io.ts';

export type Colors = ReturnType<typeof pico.createColors>;

/** Creates the color functions for a stream. NO_COLOR, files and pipes disable colors, FORCE_COLOR enables them. */
export function colorsFor(io: Io, output: Output = io.stderr): Colors {
  return pico.createColors(hasColors(io, output));
}

/** Returns true if text for this stream may have colors. NO_COLOR wins over FORCE_COLOR. */
export function hasColors({ env }: Io, output: Output): boolean {
  if (env.NO_COLOR) return false;
  const forced = env.FORCE_COLOR;
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  return output.isTTY === true && env.TERM !== 'dumb';
}
