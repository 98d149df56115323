import type { Wait } from '@hubkit/bulk';
import { inert } from '../io/print.ts';
import { formatDuration } from './format-duration.ts';

/** Characters of the failure of a provider that are shown. */
const MAX_MESSAGE = 120;

/** Says in a sentence why a run starts no row. */
export function waitText({ reason, provider = 'the provider', ms, message }: Wait): string {
  const time = ms === undefined || ms < 500 ? undefined : formatDuration(ms);
  const last = message === undefined ? '' : ` (${shortened(message)})`;
  switch (reason) {
    case 'rate-limit':
      return `waiting for ${provider}, which takes no request ${time ? `for ${time}` : 'at the moment'}${last}`;
    case 'outage':
      return `waiting for ${provider}, which fails${last}; a row tries it again ${time ? `in ${time}` : 'now'}`;
    case 'backoff':
      return `all rows that are left have failed before; the next one is tried again ${time ? `in ${time}` : 'now'}`;
    case 'batch':
      return 'waiting for the batches at the provider';
    case 'queue-full':
      return `the provider takes no further batch${last}; the next attempt ${time ? `is in ${time}` : 'is now'}`;
    case 'worker':
      return 'waiting for a worker: start one with `hubkit bulk worker`';
    case 'redis':
      return `waiting for Redis${last}`;
  }
}

function shortened(message: string): string {
  const line = inert(message.replaceAll(/\s+/g, ' ')).trim().replace(/\.$/, '');
  return line.length > MAX_MESSAGE ? `${line.slice(0, MAX_MESSAGE)}…` : line;
}
