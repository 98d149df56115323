import type { RunEvent } from './run.ts';

/** A request of a run. */
export interface SentRequest {
  /** Since the start of the run, in ms. */
  readonly atMs: number;
  /** Method and address: `POST https://…`. */
  readonly request: string;
  /** Status of the response; absent until it arrives. */
  readonly status?: string;
}

/** Returns the requests of a run, each with its response. A run sends one request after the other. */
export function readRequests(events: readonly RunEvent[]): readonly SentRequest[] {
  const requests: SentRequest[] = [];
  for (const { type, text, atMs } of events) {
    const last = requests.at(-1);
    if (type === 'request') requests.push({ atMs, request: text });
    else if (type === 'response' && last && last.status === undefined)
      requests.splice(-1, 1, { ...last, status: text.split(',', 1)[0] ?? text });
  }
  return requests;
}
