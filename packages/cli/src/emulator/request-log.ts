import type { Exchange } from '@hubkit/emulator';
import { colorsFor } from '../io/colors.ts';
import type { Io } from '../io/io.ts';
import { note } from '../io/print.ts';

/** The label of an exchange that ended without a complete response. */
const ENDS: Readonly<Partial<Record<Exchange['outcome'], string>>> = {
  aborted: 'left',
  failed: 'fail',
  disrupted: 'cut',
};

/** Prints one line for a completed exchange. */
export function logExchange({ outcome, status, method, path, durationMs = 0 }: Exchange, io: Io): void {
  const colors = colorsFor(io);
  const end = ENDS[outcome] ?? String(status);
  const tint = end.startsWith('2') ? colors.green : end === 'left' ? colors.yellow : colors.red;
  const duration = `${Math.round(durationMs)} ms`;
  void note(io, `${tint(end.padEnd(4))} ${method} ${shownPath(path)} ${colors.dim(duration)}`);
}

/** Encodes the path, so that it contains no terminal control sequences. */
function shownPath(path: string): string {
  return encodeURI(decodeLoosely(path.split('?')[0] ?? ''));
}

function decodeLoosely(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
