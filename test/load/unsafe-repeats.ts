import { REPEATABLE, type SentRequest } from './faulty-fetch.ts';

/** Faults after which the submission of a job is known not to have been accepted. */
const REFUSED = /^(rate-limit|overloaded|status|bad-gateway|empty-error)/;

/** Requests with a body that were sent again although the one before may have been carried out and its response was there. */
export function unsafeRepeats(requests: readonly SentRequest[]): readonly SentRequest[] {
  const last = new Map<string, SentRequest>();
  return requests.filter((request) => {
    if (request.method !== 'POST') return false;
    // Failover sends the same question to another provider.
    const key = `${request.call} ${request.url}`;
    const before = last.get(key);
    last.set(key, request);
    return before !== undefined && !mayRepeat(before);
  });
}

function mayRepeat({ fault, isJob }: SentRequest): boolean {
  if (fault === undefined || !REPEATABLE.includes(fault)) return false;
  return !isJob || REFUSED.test(fault);
}
