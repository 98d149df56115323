import type { JobRequest, JobStep } from '../contract/job.ts';

interface Ticket {
  readonly request_id?: unknown;
  readonly response_url?: unknown;
  readonly status?: unknown;
}

/** What is remembered between two looks at a job. */
interface QueueState {
  readonly phase: 'status' | 'result';
  readonly address: string;
}

const POLL_MS = 500;

/** What is needed to follow a job in fal's queue. */
export interface QueuedCall {
  /** The task as error messages name it. */
  readonly label: string;
  /** fal's name of the model. */
  readonly model: string;
}

/** The next step of a job in fal's queue: status until it is completed, then the result, which is where failures show. */
export function queueStep(answer: unknown, { label, model }: QueuedCall, state: unknown): JobStep {
  const ticket: Ticket = answer instanceof Object ? answer : {};
  const previous = state as QueueState | undefined;
  if (previous && answer === undefined) {
    return malformed(`Failed to parse ${previous.phase} response from fal-ai API: received malformed response`);
  }
  if (previous?.phase === 'result') return { type: 'done', body: answer };
  const { request_id: id, status } = ticket;
  if (!previous && (typeof id !== 'string' || id === '')) {
    return malformed(`Received malformed response from Fal.ai ${label} API: no request ID found in the response`);
  }
  const address = previous?.address ?? resultAddress(ticket, String(id), model);
  if (status === 'COMPLETED') return ask({ phase: 'result', address }, 0, status);
  if (typeof status === 'string' && /^(FAILED|ERROR|CANCELL?ED)$/i.test(status)) {
    return { type: 'failed', message: `Fal.ai ${label} task failed: ${status}`, status };
  }
  return ask({ phase: 'status', address }, POLL_MS, typeof status === 'string' ? status : undefined);
}

function ask(state: QueueState, afterMs: number, status: string | undefined): JobStep {
  const at = (append: string): JobRequest => ({ base: 'queue', address: state.address, append });
  const failureText = 'Failed to fetch response status from fal-ai API';
  const request = state.phase === 'result' ? at('') : { ...at('/status'), failureText };
  return {
    type: 'poll',
    request,
    afterMs,
    state,
    cancel: { ...at('/cancel'), method: 'PUT' },
    ...(status && { status }),
  };
}

/**
 * Where the result will be. The address in the ticket decides where the key is sent next, so it has to look like that of
 * this very job; otherwise it is made from the model, of which fal keeps the owner and the name only.
 */
function resultAddress({ response_url: url }: Ticket, id: string, model: string): string {
  const job = `/requests/${encodeURIComponent(id)}`;
  if (typeof url === 'string' && URL.canParse(url)) {
    const { pathname, href } = new URL(url);
    if (pathname.endsWith(job) && /^(\/[\w.~-]+)+$/.test(pathname)) return href.replace(/[?#].*/s, '');
  }
  const [owner = '', name = ''] = model.split('/');
  return `https://queue.fal.run/${encodeURIComponent(owner)}/${encodeURIComponent(name)}${job}`;
}

function malformed(message: string): JobStep {
  return { type: 'malformed', message };
}
