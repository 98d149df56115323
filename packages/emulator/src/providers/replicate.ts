import type { JsonObject } from '../contract/json.ts';
import type { FormatProblem } from '../contract/problem.ts';
import type { ServedModel } from '../contract/served-model.ts';
import { defineProvider } from '../dialect/provider.ts';
import type { Job, JobsDialect } from '../jobs/jobs-dialect.ts';
import { hasSingleOutput, models, SLOW_MODEL, tasks } from './replicate/tasks.ts';
import { EMULATOR_WEBHOOK_SECRET, signWebhook } from './replicate/webhook.ts';

const STATES = {
  queued: 'starting',
  running: 'processing',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'canceled',
} as const;

export const replicate = defineProvider({
  id: 'replicate',
  label: 'Replicate',
  models,
  tasks,
  jobs: {
    id: predictionId,
    states: STATES,
    holdMs,
    // Recorded: a response that was held until the output was there still says "processing".
    submit: (job) => ({
      status: 201,
      body: {
        ...formatPrediction(job),
        ...(job.isHeld && job.state === 'succeeded' && { status: STATES.running, logs: '' }),
      },
    }),
    webhook: {
      address: ({ body }) => (typeof body.webhook === 'string' ? body.webhook : undefined),
      write: (job, now) => signWebhook(`msg_${job.id}`, JSON.stringify(formatPrediction(job)), now),
    },
    routes: [
      { method: 'GET', path: '/v1/predictions/{id}', isPoll: true, write: (job) => ({ body: formatPrediction(job) }) },
      {
        method: 'POST',
        path: '/v1/predictions/{id}/cancel',
        isCancel: true,
        write: (job) => ({ body: formatPrediction(job) }),
      },
    ],
  } satisfies JobsDialect,
  pages: { '/v1/webhooks/default/secret': { key: EMULATOR_WEBHOOK_SECRET } },
  responses: {
    jsonType: 'application/json; charset=UTF-8',
    headers: (id) => ({ 'cf-ray': `${id.slice(0, 16)}-CDG` }),
  },
  formatProblem,
});

/** `Prefer: wait` holds the response until the output is there, for a minute or the seconds that it names. */
function holdMs(headers: Headers, { providerId }: ServedModel): number {
  const [wait, seconds = '60'] = /^wait(?:=(\d+))?$/.exec(headers.get('prefer') ?? '') ?? [];
  return wait === undefined || providerId === SLOW_MODEL ? 0 : Math.min(60, Number(seconds)) * 1000;
}

function predictionId(hex: string): string {
  return hex.slice(0, 26);
}

function formatPrediction({
  id,
  model: served,
  modelName,
  input,
  status,
  createdAt,
  output,
  problem,
  logs,
  url,
}: Job): object {
  const [model, version = 'hidden'] = modelName.split(':');
  return {
    id,
    model,
    version,
    // The store keeps the body of the request as the input of the job.
    input: (input as JsonObject).input,
    logs: logs.map(({ message }) => message).join('\n'),
    output: (hasSingleOutput(served.task) && Array.isArray(output) ? output[0] : output) ?? null,
    data_removed: false,
    error: problem?.message ?? null,
    status,
    created_at: new Date(createdAt).toISOString(),
    urls: {
      cancel: url('/v1/predictions/{id}/cancel'),
      get: url('/v1/predictions/{id}'),
      stream: url('/v1/predictions/{id}/stream'),
    },
  };
}

function formatProblem({ status, reason, message, param = '' }: Parameters<FormatProblem>[0]) {
  const headers = { 'content-type': 'application/problem+json' };
  switch (reason) {
    case 'missing-key':
    case 'invalid-key':
      return { status, headers, body: { title: 'Unauthenticated', detail: message, status } };
    case 'unexpected-field':
    case 'missing-field':
    case 'invalid-field': {
      const isUnexpected = reason === 'unexpected-field';
      const type = isUnexpected ? 'additional_property_not_allowed' : 'invalid_type';
      const field = isUnexpected ? '' : param;
      const body = {
        detail: `- ${message}\n`,
        status: 422,
        title: 'Input validation failed',
        invalid_fields: [{ type, field, description: message }],
      };
      return { status: 422, headers, body };
    }
    case 'unknown-model':
    case 'unknown-job':
    case 'unknown-url':
      return { status: 404, headers, body: { detail: 'The requested resource could not be found.', status: 404 } };
    default:
      return { status, headers, body: { detail: message, status } };
  }
}
