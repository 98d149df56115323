import { uuidFrom } from '../contract/ids.ts';
import type { TaskRequest } from '../dialect/provider.ts';
import type { Job, JobsDialect } from '../jobs/jobs-dialect.ts';
import { falWebhook } from './fal-webhook.ts';

/** The queue of fal: tickets with URLs, a status, and a result that is an error when the job has failed. */
export const falQueue: JobsDialect = {
  id: uuidFrom,
  // A job that failed is completed too: its result is the error.
  states: {
    queued: 'IN_QUEUE',
    running: 'IN_PROGRESS',
    succeeded: 'COMPLETED',
    failed: 'COMPLETED',
    cancelled: 'COMPLETED',
  },
  validatesAt: 'result',
  submit: (job) => ({ body: formatTicket(job) }),
  webhook: falWebhook,
  routes: [
    {
      method: 'GET',
      path: '/{owner}/{name}/requests/{id}/status',
      isPoll: true,
      write: (job) => ({ status: job.status === 'COMPLETED' ? 200 : 202, body: formatTicket(job) }),
    },
    { method: 'GET', path: '/{owner}/{name}/requests/{id}', write: formatResult },
    {
      method: 'PUT',
      path: '/{owner}/{name}/requests/{id}/cancel',
      isCancel: true,
      write: ({ isCancelled }) =>
        isCancelled
          ? { status: 202, body: { status: 'CANCELLATION_REQUESTED' } }
          : { status: 400, body: { status: 'ALREADY_COMPLETED' } },
    },
  ],
};

/** `queue.fal.run` takes jobs; behind the router the queue is selected by the query. */
export function isQueued({ host, query }: TaskRequest): boolean {
  return host === 'queue' || query.get('_subdomain') === 'queue';
}

function formatTicket({ id, status, state, modelName, queuePosition, logs, query, url }: Job): object {
  // A job belongs to owner and name of the application; what follows is dropped from its URL.
  const job = url(`/${modelName.split('/').slice(0, 2).join('/')}/requests/{id}`);
  return {
    status,
    request_id: id,
    response_url: job,
    status_url: `${job}/status`,
    cancel_url: `${job}/cancel`,
    // Logs are only sent on request.
    logs:
      query.get('logs') === '1' && logs.length > 0
        ? logs.map(({ message, at }) => ({ message, timestamp: new Date(at).toISOString() }))
        : null,
    metrics: status === 'COMPLETED' ? { inference_time: 0.36 } : {},
    ...(state === 'queued' ? { queue_position: queuePosition } : {}),
  };
}

function formatResult({ state, output, failure }: Job) {
  if (output) return { body: output };
  if (failure) return failure;
  const detail = state === 'cancelled' ? 'Request was cancelled' : 'Request is still in progress';
  return { status: 400, body: { detail } };
}
