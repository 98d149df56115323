import type { Job, JobsDialect } from '../jobs/jobs-dialect.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { readCount, readSize, readText, readWhole } from '../presets/request-fields.ts';
import { type FormatProblem, invalidField, missingField, ProblemError } from '../problem.ts';
import { defineProvider, type TaskRequest } from '../provider.ts';

/** Stands for the models that take longer than the service holds a response. */
const SLOW_MODEL = 'stability-ai/stable-diffusion-3.5-large';

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
  models: {
    'text-to-image': {
      'black-forest-labs/FLUX.1-schnell': 'black-forest-labs/flux-schnell',
      'stabilityai/stable-diffusion-3.5-large-turbo': 'stability-ai/stable-diffusion-3.5-large-turbo',
      'stabilityai/stable-diffusion-3.5-large': SLOW_MODEL,
      'ByteDance/SDXL-Lightning':
        'bytedance/sdxl-lightning-4step:5599ed30703defd1d160a25a63321b4dec97101d98b4674bcc56e41f62f35637',
    },
  },
  tasks: {
    'text-to-image': {
      // A model with an own path, or one version of it, which the body names.
      path: ['/v1/models/{model}/predictions', '/v1/predictions'],
      readModel: (body, models) => {
        const { version } = body;
        if (version === undefined) throw missingField('version', 422);
        return models.find(({ providerId }) => providerId.split(':')[1] === version)?.providerId ?? version;
      },
      isJob,
      read: ({ body }) => {
        const input = readInput(body);
        return {
          prompt: readText(input, 'prompt'),
          ...readSize(input, { width: 512, height: 512 }),
          seed: readWhole(input, 'seed'),
          count: readCount(input, 'num_outputs'),
          type: 'image/webp',
        };
      },
      status: 201,
      write({ files }, { request, id, now, storeFile }) {
        const output = files.map((file) => storeFile(file));
        if (isJob(request)) return output;
        // Recorded: a response that was held until the output was there still says "processing".
        const base = predictionOf({ id: predictionId(id), request, status: STATES.running, createdAt: now });
        return { ...base, output, urls: urlsOf(predictionId(id), (path) => `https://api.replicate.com${path}`) };
      },
    },
  },
  jobs: {
    id: predictionId,
    states: STATES,
    submit: (job) => ({ status: 201, body: viewOf(job) }),
    routes: [
      { method: 'GET', path: '/v1/predictions/{id}', isPoll: true, write: (job) => ({ body: viewOf(job) }) },
      { method: 'POST', path: '/v1/predictions/{id}/cancel', isCancel: true, write: (job) => ({ body: viewOf(job) }) },
    ],
  } satisfies JobsDialect,
  responses: {
    jsonType: 'application/json; charset=UTF-8',
    headers: (id) => ({ 'cf-ray': `${id.slice(0, 16)}-CDG` }),
  },
  formatProblem,
});

/** `Prefer: wait` holds the response until the output is there, for a minute at most. */
function isJob({ headers, modelName }: TaskRequest): boolean {
  return modelName === SLOW_MODEL || !/^wait(=\d+)?$/.test(headers.get('prefer') ?? '');
}

function predictionId(hex: string): string {
  return hex.slice(0, 26);
}

function readInput(body: JsonObject): JsonObject {
  for (const name of Object.keys(body)) {
    if (['input', 'version', 'webhook', 'stream'].includes(name)) continue;
    const message = `Additional property ${name} is not allowed`;
    throw new ProblemError({ status: 422, reason: 'unexpected-field', param: name, message });
  }
  if (body.input === undefined) throw missingField('input', 422);
  if (!isJsonObject(body.input)) throw invalidField('input', 'Invalid type. Expected: object', 422);
  return body.input;
}

interface Prediction {
  readonly id: string | undefined;
  readonly request: Pick<TaskRequest, 'modelName' | 'body'>;
  readonly status: string;
  readonly createdAt: number;
}

function predictionOf({ id, request, status, createdAt }: Prediction): object {
  const [model, version = 'hidden'] = request.modelName.split(':');
  return {
    id,
    model,
    version,
    input: request.body.input,
    logs: '',
    output: null,
    data_removed: false,
    error: null,
    status,
    created_at: new Date(createdAt).toISOString(),
  };
}

function viewOf(job: Job): object {
  const { id, modelName, input, status, createdAt, output = null, problem, logs, url } = job;
  // The store keeps the body of the request as the input of the job.
  const request = { modelName, body: input as JsonObject };
  return {
    ...predictionOf({ id, request, status, createdAt }),
    output,
    error: problem?.message ?? null,
    logs: logs.map(({ message }) => message).join('\n'),
    urls: urlsOf('{id}', url),
  };
}

function urlsOf(id: string, url: (path: string) => string): object {
  const get = `/v1/predictions/${id}`;
  return { cancel: url(`${get}/cancel`), get: url(get), stream: url(`${get}/stream`) };
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
