import { isJsonObject, type JsonObject } from '../http/json-body.ts';
import { type Fault, type FaultContext, type Faults, withBody } from './fault.ts';

type Part = 'ticket' | 'status' | 'result';

/** Which part of a queued job a request is about. */
function partOf({ method, path }: FaultContext): Part {
  if (method === 'POST') return 'ticket';
  return path.endsWith('/status') ? 'status' : 'result';
}

/** A fault that rewrites one part of the exchange about a job, and leaves the other parts. */
function job(
  summary: string,
  part: Part,
  edit: (body: JsonObject) => { readonly status?: number; readonly body: object },
): Fault {
  return {
    type: 'change',
    summary,
    change: async (answer, context) => {
      if (partOf(context) !== part || (part !== 'ticket' && !context.path.includes('/requests/'))) return answer;
      const body: unknown = await answer
        .clone()
        .json()
        .catch(() => undefined);
      if (!isJsonObject(body)) return answer;
      const edited = edit(body);
      const changed = withBody(answer, JSON.stringify(edited.body));
      return edited.status === undefined
        ? changed
        : new Response(changed.body, { status: edited.status, headers: changed.headers });
    },
  };
}

/** Faults of queued jobs. */
export const JOB_FAULTS: Faults = {
  'job-failed': job('a job that completes, and whose result is an error', 'result', () => ({
    status: 422,
    body: {
      detail: [
        { loc: ['body', 'prompt'], msg: 'The content could not be processed.', type: 'content_policy_violation' },
      ],
    },
  })),
  'job-stuck': job('a job that stays in the queue for ever', 'status', (body) => ({
    status: 202,
    body: { ...body, status: 'IN_QUEUE', queue_position: 7 },
  })),
  'job-unknown-state': job('a job in a state nobody knows', 'status', (body) => ({
    body: { ...body, status: 'DREAMING' },
  })),
  'job-no-id': job('a ticket without an id', 'ticket', ({ request_id: _left, ...body }) => ({ body })),
  'job-foreign-url': job('a ticket whose addresses point to another host', 'ticket', (body) => ({
    body: Object.fromEntries(
      Object.entries(body).map(([name, value]) => [
        name,
        name.endsWith('_url') ? String(value).replace(/^https?:\/\/[^/]+/, 'http://169.254.169.254') : value,
      ]),
    ),
  })),
  'job-no-media': job('a result without media', 'result', () => ({ body: { images: [], timings: {} } })),
};
