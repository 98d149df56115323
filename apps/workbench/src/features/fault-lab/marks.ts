import { duration } from '../../run/format-facts.ts';
import type { Run } from '../../run/run.ts';

/** An event of a run on its track. */
export interface Mark {
  /** Time since the start of the call in ms. */
  readonly atMs: number;
  readonly kind: 'request' | 'failure' | 'words' | 'end';
  readonly text: string;
  /** The error behind a failure, as its service or the client words it. */
  readonly reason?: string | undefined;
}

/** The events of a run that matter for its policy: requests, failures, the first words, the end. */
export function readMarks({ events, status }: Pick<Run, 'events' | 'status'>): readonly Mark[] {
  const firstChunk = events.find(({ type }) => type === 'chunk');
  return events.flatMap((event): readonly Mark[] => {
    const { atMs, type, text } = event;
    if (type === 'request') return isAttempt(text) ? [{ atMs, kind: 'request', text: describeRequest(text) }] : [];
    if (type === 'retry') {
      const [, attempt, waitMs, reason] = /^attempt (\d+) in (\d+) ms: (.*)$/s.exec(text) ?? [];
      return [{ atMs, kind: 'failure', text: `Attempt ${attempt} in ${duration(Number(waitMs))}`, reason }];
    }
    if (type === 'failover') {
      const [, place, reason] = /^(.+? \(.*?\)): (.*)$/s.exec(text) ?? [];
      return [{ atMs, kind: 'failure', text: `Failover from ${place}`, reason }];
    }
    if (event === firstChunk) return [{ atMs, kind: 'words', text: 'First words' }];
    if (type !== 'end') return [];
    return [
      status === 'failed'
        ? { atMs, kind: 'failure', text: 'No answer', reason: text }
        : { atMs, kind: 'end', text: status === 'stopped' ? 'Stopped' : 'Whole answer' },
    ];
  });
}

/** Returns false for the look-up of a model's providers, which the policy does not cause. */
export const isAttempt = (request: string): boolean => request.startsWith('POST ');

/** `POST groq` of a request through the router. */
function describeRequest(text: string): string {
  const path = /^POST \w+:\/\/[^/]+(\/\S*)/.exec(text)?.[1] ?? '';
  const provider = /\/(?:router|providers)\/([\w-]+)\//.exec(path)?.[1];
  return `POST ${provider ?? path}`.trim();
}
