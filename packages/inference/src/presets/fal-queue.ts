import { check, looseObject, nullish, number, object, pipe, string, unknown } from 'valibot';
import type { Call } from '../contract/adapter.ts';
import type { JobRequest } from '../contract/job.ts';
import { polled } from './polled.ts';

interface Ticket {
  readonly request_id?: unknown;
  readonly response_url?: unknown;
}

/** A job in fal's queue: its state until it is completed, then its result, which is where failures show. */
export const falQueue = polled({
  ticket: pipe(
    object({
      request_id: nullish(unknown()),
      response_url: nullish(unknown()),
      status: nullish(string()),
      queue_position: nullish(number()),
      error: nullish(unknown()),
    }),
    // It becomes part of addresses.
    check(({ request_id: id }) => typeof id === 'string' && /^[\w-]+$/.test(id), 'no request ID found in the response'),
  ),
  id: ({ request_id: id }) => String(id),
  update: looseObject({ status: nullish(string()), queue_position: nullish(number()), logs: nullish(unknown()) }),
  done: ['COMPLETED'],
  failed: ['FAILED', 'ERROR', 'CANCELED', 'CANCELLED'],
  reason: ({ error }) => (typeof error === 'string' ? error : undefined),
  next: (ticket, call) => ({
    ...at(ticket, call, '/status'),
    // Without it the service leaves the logs out.
    query: { logs: '1' },
    failureText: 'Failed to fetch response status from fal-ai API',
    malformedText: 'Failed to parse status response from fal-ai API: received malformed response',
  }),
  result: (ticket, call) => ({
    ...at(ticket, call),
    malformedText: 'Failed to parse result response from fal-ai API: received malformed response',
  }),
  cancel: (ticket, call) => ({ ...at(ticket, call, '/cancel'), method: 'PUT' }),
  progress: ({ queue_position: position, ...update }) => ({
    ...(typeof position === 'number' && { queuePosition: position }),
    ...('logs' in update && Array.isArray(update.logs) && { logs: joinLogs(update.logs) }),
  }),
});

function joinLogs(logs: readonly { readonly message?: unknown }[]): string {
  return logs.map((line) => line?.message ?? '').join('\n');
}

function at(ticket: Ticket, { model }: Call, append = ''): JobRequest {
  return { base: 'queue', address: resultAddress(ticket, model), append };
}

/**
 * The address of the result. The one in the ticket decides where the key is sent next, so it has to look like that of this
 * very job; otherwise it is made from the model, of which fal keeps the owner and the name only.
 */
function resultAddress({ request_id: id, response_url: url }: Ticket, model: string): string {
  const job = `/requests/${String(id)}`;
  if (typeof url === 'string' && URL.canParse(url)) {
    const { pathname, href } = new URL(url);
    if (pathname.endsWith(job) && /^(\/[\w.~-]+)+$/.test(pathname)) return href.replace(/[?#].*/s, '');
  }
  const [owner = '', name = ''] = model.split('/');
  return `https://queue.fal.run/${encodeURIComponent(owner)}/${encodeURIComponent(name)}${job}`;
}
