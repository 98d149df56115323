import type { Job, JobsDialect } from '../jobs/jobs-dialect.ts';
import { isJsonObject, type JsonObject } from '../json.ts';
import { readCount, readSize, readText, readWhole } from '../presets/request-fields.ts';
import { type FormatProblem, invalidField, missingField, ProblemError } from '../problem.ts';
import { defineProvider } from '../provider.ts';
import type { ServedModel } from '../served-model.ts';

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
      isJob: () => true,
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
      write: ({ files }, { storeFile }) => files.map((file) => storeFile(file)),
    },
  },
  jobs: {
    id: predictionId,
    states: STATES,
    holdMs,
    // Recorded: a response that was held until the output was there still says "processing".
    submit: (job) => ({
      status: 201,
      body: { ...viewOf(job), ...(job.isHeld && job.state === 'succeeded' && { status: STATES.running, logs: '' }) },
    }),
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

/** `Prefer: wait` holds the response until the output is there, for a minute or the seconds that it names. */
function holdMs(headers: Headers, { providerId }: ServedModel): number {
  const [wait, seconds = '60'] = /^wait(?:=(\d+))?$/.exec(headers.get('prefer') ?? '') ?? [];
  return wait === undefined || providerId === SLOW_MODEL ? 0 : Math.min(60, Number(seconds)) * 1000;
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

function viewOf({ id, modelName, input, status, createdAt, output, problem, logs, url }: Job): object {
  const [model, version = 'hidden'] = modelName.split(':');
  return {
    id,
    model,
    version,
    // The store keeps the body of the request as the input of the job.
    input: (input as JsonObject).input,
    logs: logs.map(({ message }) => message).join('\n'),
    output: output ?? null,
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
