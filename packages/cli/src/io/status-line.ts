import { colorsFor } from './colors.ts';
import type { Io } from './io.ts';

/** One line on a terminal that is drawn over; nothing where standard error is not a terminal. */
export interface StatusLine {
  /** Shows the current step, with the seconds since the start. */
  show(text: string): void;
  /** Removes the line, so that other output can be written. */
  clear(): void;
}

/** Opens a status line. Work that ends within half a second shows none. */
export function openStatusLine(io: Io): StatusLine {
  const { stderr, now } = io;
  const { dim } = colorsFor(io);
  const started = now();
  let isDrawn = false;
  return {
    show(text) {
      const elapsed = now() - started;
      if (stderr.isTTY !== true || elapsed < 500) return;
      const line = `${text} · ${Math.round(elapsed / 1000)} s`.slice(0, (stderr.columns ?? 80) - 1);
      stderr.write(`\r\u001b[2K${dim(line)}`);
      isDrawn = true;
    },
    clear() {
      if (isDrawn) stderr.write('\r\u001b[2K');
      isDrawn = false;
    },
  };
}
