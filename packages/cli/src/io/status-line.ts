import { colorsFor } from './colors.ts';
import type { Io } from './io.ts';
import { inert } from './print.ts';

/** One line on a terminal that is drawn over; nothing where standard error is not a terminal. */
export interface StatusLine {
  /** Shows the current step, with the seconds since the start. */
  show(text: string): void;
  /** Shows a step whose seconds go on counting until the next step. */
  wait(text: string): void;
  /** Removes the line, so that other output can be written. */
  clear(): void;
}

/** Opens a status line. Work that ends within half a second shows none. */
export function openStatusLine(io: Io): StatusLine {
  const { stderr, now } = io;
  const { dim } = colorsFor(io);
  const started = now();
  let isDrawn = false;
  let timer: NodeJS.Timeout | undefined;
  const draw = (text: string) => {
    const elapsed = now() - started;
    if (stderr.isTTY !== true || elapsed < 500) return;
    const line = `${inert(text)} · ${Math.round(elapsed / 1000)} s`.slice(0, (stderr.columns ?? 80) - 1);
    stderr.write(`\r\u001b[2K${dim(line)}`);
    isDrawn = true;
  };
  return {
    show(text) {
      clearInterval(timer);
      draw(text);
    },
    wait(text) {
      clearInterval(timer);
      if (stderr.isTTY === true) timer = setInterval(draw, 500, text).unref();
    },
    clear() {
      clearInterval(timer);
      if (isDrawn) stderr.write('\r\u001b[2K');
      isDrawn = false;
    },
  };
}
