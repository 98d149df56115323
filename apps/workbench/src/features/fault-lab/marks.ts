import type { Run, RunEvent } from '../../run/run.ts';

/** An event of a run on its track. */
export interface Mark {
  /** Time since the start of the call in ms. */
  readonly atMs: number;
  readonly kind: 'request' | 'failure' | 'words' | 'end';
  readonly text: string;
}

/** The events of a run that matter for its policy: requests, failures, the first words, the end. */
export function readMarks({ events, status }: Pick<Run, 'events' | 'status'>): readonly Mark[] {
  const firstChunk = events.find(({ type }) => type === 'chunk');
  return events.flatMap((event): readonly Mark[] => {
    const { atMs, text } = event;
    if (event.type === 'request') return [{ atMs, kind: 'request', text: describeRequest(text) }];
    if (event.type === 'retry' || event.type === 'failover')
      return [{ atMs, kind: 'failure', text: describeEvent(event) }];
    if (event === firstChunk) return [{ atMs, kind: 'words', text: 'First words' }];
    if (event.type !== 'end') return [];
    return [{ atMs, kind: status === 'failed' ? 'failure' : 'end', text: status === 'failed' ? text : 'Whole answer' }];
  });
}

/** `POST groq` of a request through the router. */
function describeRequest(text: string): string {
  const [, method, path = ''] = /^(\w+) \w+:\/\/[^/]+(\/\S*)/.exec(text) ?? [];
  const provider = /\/(?:router|providers)\/([\w-]+)\//.exec(path)?.[1];
  return `${method ?? ''} ${provider ?? path}`.trim();
}

function describeEvent({ type, text }: RunEvent): string {
  return type === 'retry' ? `Retry: ${text}` : `Failover from ${text}`;
}
