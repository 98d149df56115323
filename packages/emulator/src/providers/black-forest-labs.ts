import { uuidFrom } from '../contract/ids.ts';
import type { FormatProblem } from '../contract/problem.ts';
import { hashText } from '../contract/random.ts';
import { defineProvider } from '../dialect/provider.ts';
import type { Job } from '../jobs/jobs-dialect.ts';
import { fastapiProblem } from '../presets/fastapi-problem.ts';
import { readInteger, readSize, readText } from '../presets/request-fields.ts';

export const blackForestLabs = defineProvider({
  id: 'black-forest-labs',
  label: 'Black Forest Labs',
  readKey: (headers) => headers.get('x-key') ?? undefined,
  models: {
    'text-to-image': {
      'black-forest-labs/FLUX.1-dev': 'flux-dev',
      'black-forest-labs/FLUX.1-Krea-dev': 'flux-krea-dev',
    },
  },
  tasks: {
    'text-to-image': {
      path: '/v1/{model}',
      isJob: () => true,
      read({ body }) {
        const prompt = readText(body, 'prompt');
        return {
          prompt,
          ...readSize(body, { width: 1024, height: 768 }),
          seed: readInteger(body, 'seed') ?? hashText(prompt),
          type: body.output_format === 'png' ? 'image/png' : 'image/jpeg',
        };
      },
      write: ({ files: [file], prompt, seed }, { storeFile }) => ({
        sample: file && storeFile(file),
        prompt,
        seed,
      }),
    },
  },
  jobs: {
    id: uuidFrom,
    // A job that waits and one that runs have the same state.
    states: { queued: 'Pending', running: 'Pending', succeeded: 'Ready', failed: 'Error', cancelled: 'Error' },
    submit: ({ id, url }) => ({ body: { id, polling_url: url('/v1/get_result?id={id}') } }),
    routes: [
      {
        method: 'GET',
        path: '/v1/get_result?id={id}',
        isPoll: true,
        // Polls without a key were recorded in February 2025.
        isPublic: true,
        write: (job) => ({ body: formatJob(job), headers: { 'retry-after': '1' } }),
      },
    ],
  },
  responses: { headers: (id) => ({ 'x-request-id': uuidFrom(id) }) },
  formatProblem: (problem, request) =>
    // An id that is unknown, or has expired, is a state as well.
    problem.reason === 'unknown-job'
      ? { status: 200, body: { id: problem.param, status: 'Task not found', result: null, progress: null } }
      : formatProblem(problem, request),
});

const formatProblem: FormatProblem = fastapiProblem({
  'missing-key': 'Not authenticated - Invalid Authentication',
  'invalid-key': 'Not authenticated - Invalid Authentication',
  'unknown-model': 'Not Found',
});

function formatJob({ id, state, status, output, progress, problem, startedAt = 0, finishedAt = 0 }: Job): object {
  if (problem?.reason === 'content-policy') {
    const details = { 'Moderation Reasons': ['Safety Filter'] };
    return { id, status: 'Content Moderated', result: null, progress: null, details };
  }
  if (problem) return { id, status, result: null, progress: null, details: { error: problem.message } };
  const times = {
    start_time: startedAt / 1000,
    end_time: finishedAt / 1000,
    duration: (finishedAt - startedAt) / 1000,
  };
  return {
    id,
    status,
    result: output ? { ...output, ...times } : null,
    progress: state === 'running' || state === 'queued' ? progress : null,
  };
}
