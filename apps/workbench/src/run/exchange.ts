/** The part of an exchange of the emulator's log that the page reads. */
export interface LoggedExchange {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly method: string;
  readonly path: string;
  readonly status?: number;
  readonly durationMs?: number;
  readonly outcome: 'open' | 'completed' | 'aborted' | 'failed' | 'disrupted';
  readonly fault?: string;
  readonly faultSkipped?: string;
}

/** A line of the timeline of a run. */
interface TimelineEntry {
  readonly id: string;
  /** Since the first request of the run. */
  readonly atMs: number;
  readonly request: string;
  readonly result: string;
  /** The name of the fault that struck here. */
  readonly fault?: string;
}

/** The timeline of a run, and what became of the fault that was armed. */
export interface Timeline {
  readonly entries: readonly TimelineEntry[];
  /** A sentence for a fault that was asked for and struck nothing. */
  readonly unreached?: string;
}

/** Makes the timeline of a run from the log of the emulator. */
export function readTimeline(exchanges: readonly LoggedExchange[]): Timeline {
  const start = exchanges[0]?.startedAt ?? 0;
  const entries = exchanges.map((exchange) => ({
    id: exchange.id,
    atMs: exchange.startedAt - start,
    request: `${exchange.method} ${toReadable(exchange.path.replace(/^\/emulator/, ''))}`,
    result: describeResult(exchange),
    ...(exchange.fault !== undefined && { fault: exchange.fault }),
  }));
  const skipped = exchanges.findLast(({ faultSkipped }) => faultSkipped !== undefined)?.faultSkipped;
  const isReached = entries.some(({ fault }) => fault !== undefined);
  return { entries, ...(skipped !== undefined && !isReached && { unreached: `Armed, not reached: ${skipped}.` }) };
}

/** Decodes an address for people: `[]` in place of `%5B%5D`. What cannot be decoded stays as it is. */
function toReadable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

function describeResult({ status, outcome, durationMs }: LoggedExchange): string {
  const took = durationMs === undefined ? '' : ` in ${Math.round(durationMs)} ms`;
  if (outcome === 'disrupted') return `connection broken${took}`;
  if (outcome === 'completed') return `${status}${took}`;
  return `${status ?? 'no response'}, ${outcome}${took}`;
}
