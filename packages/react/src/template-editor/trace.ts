import { NO_MESSAGE, type RenderedTemplate, type TextSpan } from './engine.ts';

/** A piece of the output, with the place of the source that wrote it. */
export interface TracedPiece {
  readonly output: TextSpan;
  readonly source: TextSpan;
  /** Index of the message; undefined outside of loops over messages. */
  readonly message: number | undefined;
}

type Traced = Pick<RenderedTemplate, 'trace'>;

/** Returns the piece that holds an offset of the output; undefined behind the last one. */
export function pieceAt({ trace }: Traced, offset: number): TracedPiece | undefined {
  let low = 0;
  let high = trace.length / 4;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((trace[middle * 4] ?? 0) > offset) high = middle;
    else low = middle + 1;
  }
  return low * 4 < trace.length ? pieceNumber(trace, low) : undefined;
}

function pieceNumber(trace: Uint32Array, index: number): TracedPiece {
  const at = index * 4;
  const message = trace[at + 3] ?? NO_MESSAGE;
  return {
    output: { start: index === 0 ? 0 : (trace[at - 4] ?? 0), end: trace[at] ?? 0 },
    source: { start: trace[at + 1] ?? 0, end: trace[at + 2] ?? 0 },
    message: message === NO_MESSAGE ? undefined : message,
  };
}

/** Most pieces that one place of the source is shown to have written. */
const MOST = 2000;

/** Finds everything that the innermost traced place around an offset of the source wrote. */
export function findOutputs({ trace }: Traced, offset: number): TextSpan[] {
  let innermost: TextSpan | undefined;
  for (let at = 0; at < trace.length; at += 4) {
    const [start, end] = [trace[at + 1] ?? 0, trace[at + 2] ?? 0];
    const isAround = start <= offset && offset <= end && end > start;
    if (isAround && (!innermost || end - start < innermost.end - innermost.start)) innermost = { start, end };
  }
  if (!innermost) return [];
  const found: TextSpan[] = [];
  for (let at = 0; at < trace.length && found.length < MOST; at += 4) {
    if (trace[at + 1] === innermost.start && trace[at + 2] === innermost.end)
      found.push({ start: at === 0 ? 0 : (trace[at - 4] ?? 0), end: trace[at] ?? 0 });
  }
  return found;
}

/** Longest excerpt of the source in a description. */
const EXCERPT = 60;

/** Describes the place that wrote a piece: "line 7 `{{ message.content }}`, message 3 (user)". */
export function describePiece({ source, message }: TracedPiece, text: string, roles: readonly string[]): string {
  if (source.end === 0) return 'from another template';
  const line = text.slice(0, source.start).split('\n').length;
  const written = text.slice(source.start, source.end).replaceAll(/\s+/g, ' ').trim();
  const excerpt = written.length > EXCERPT ? `${written.slice(0, EXCERPT)}…` : written;
  const place = excerpt === '' ? `line ${line}` : `line ${line} ${excerpt}`;
  if (message === undefined) return place;
  const role = roles[message];
  return `${place}, message ${message + 1}${role ? ` (${role})` : ''}`;
}
