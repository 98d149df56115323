import { REPEATABLE, type SentRequest } from './faulty-fetch.ts';
import { SILENCE_MS } from './run-call.ts';

/** Faults after which the submission of a job is known not to have been accepted. */
const REFUSED = /^(rate-limit|overloaded|status|bad-gateway|empty-error)/;

/** Requests of a call with a body that were sent again although the one before may have been carried out and its response was there. */
export function unsafeRepeats(requests: readonly SentRequest[]): readonly SentRequest[] {
  const last = new Map<string, SentRequest>();
  return requests.filter((request) => {
    if (request.method !== 'POST') return false;
    // Failover sends the same question to another provider.
    const before = last.get(request.url);
    last.set(request.url, request);
    return before !== undefined && !mayRepeat(before);
  });
}

function mayRepeat({ fault, isJob, silentMs = Number.POSITIVE_INFINITY }: SentRequest): boolean {
  if (silentMs >= SILENCE_MS) return !isJob;
  if (fault === undefined || !REPEATABLE.includes(fault)) return false;
  return !isJob || REFUSED.test(fault);
}
