import { defineProvider } from '../../../src/dialect/provider.ts';
import { openaiProblem } from '../../../src/presets/openai-problem.ts';
import { readInteger, readSize, readText } from '../../../src/presets/request-fields.ts';

export const acmeJobs = defineProvider({
  id: 'acme-jobs',
  label: 'Acme',
  models: { 'text-to-image': { 'black-forest-labs/FLUX.1-schnell': 'acme/flux' } },
  tasks: {
    'text-to-image': {
      path: '/v1/models/{model}/predictions',
      isJob: () => true,
      read: ({ body }) => ({
        prompt: readText(body, 'prompt'),
        ...readSize(body, { width: 512, height: 512 }),
        seed: readInteger(body, 'seed'),
        type: 'image/webp',
      }),
      write: ({ files }, { storeFile }) => files.map((file) => storeFile(file)),
    },
  },
  jobs: {
    id: (hex) => hex.slice(0, 26),
    states: {
      queued: 'starting',
      running: 'processing',
      succeeded: 'succeeded',
      failed: 'failed',
      cancelled: 'canceled',
    },
    // `Prefer: wait` holds the response until the job has ended, for a minute at most.
    holdMs: (headers) => (headers.get('prefer')?.startsWith('wait') ? 60_000 : 0),
    submit: ({ id, status, output = null, url }) => ({
      status: 201,
      body: { id, status, output, urls: { get: url('/v1/predictions/{id}') } },
    }),
    routes: [
      {
        method: 'GET',
        path: '/v1/predictions/{id}',
        isPoll: true,
        write: ({ id, status, output = null, problem }) => ({
          body: { id, status, output, error: problem?.message ?? null },
        }),
      },
      {
        method: 'POST',
        path: '/v1/predictions/{id}/cancel',
        isCancel: true,
        write: ({ id, status }) => ({ body: { id, status } }),
      },
    ],
  },
  responses: { headers: (id) => ({ 'x-request-id': id }) },
  formatProblem: openaiProblem(),
});
