import {
  array,
  check,
  type InferOutput,
  looseObject,
  minLength,
  nullish,
  number,
  object,
  optional,
  pipe,
  string,
  unknown,
} from 'valibot';
import type { MediaAdapter } from '../contract/adapter.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { flattenVideo, rename } from '../presets/parameters.ts';
import { polled } from '../presets/polled.ts';

const ticket = pipe(
  object({ task_id: optional(unknown()) }),
  check(({ task_id: id }) => typeof id === 'string' && id !== '', 'no task ID found in the response'),
);

const update = looseObject({
  task: looseObject({
    status: string(),
    reason: nullish(string()),
    progress_percent: nullish(number()),
  }),
});

const video = looseObject({ videos: pipe(array(looseObject({ video_url: string() })), minLength(1)) });

const textToVideo: MediaAdapter<'text-to-video', InferOutput<typeof video>> = {
  type: 'media',
  request: ({ input }) => ({
    path: 'v3/async/{model}',
    json: { ...rename(flattenVideo(input), { num_inference_steps: 'steps' }), prompt: input.inputs },
  }),
  job: polled({
    ticket,
    id: ({ task_id: id }) => String(id),
    update,
    status: (body) => ('task' in body ? body.task.status : undefined),
    done: ['TASK_STATUS_SUCCEED'],
    failed: ['TASK_STATUS_FAILED'],
    reason: (body) => ('task' in body ? body.task.reason : undefined),
    next: ({ task_id: id }) => ({
      path: 'v3/async/task-result',
      query: { task_id: String(id) },
      failureText: 'Failed to fetch task result',
      malformedText: 'Received malformed response from Novita text-to-video API: failed to parse task result',
    }),
    progress: (body) => {
      const percent = 'task' in body ? body.task.progress_percent : undefined;
      return typeof percent === 'number' ? { fraction: percent / 100 } : {};
    },
  }),
  response: video,
  media: ({ videos: [first] }) => ({ url: first?.video_url ?? '' }),
};

export const novita = defineProvider({
  id: 'novita',
  label: 'Novita',
  site: 'https://novita.ai',
  hubOrganization: 'novita',
  baseUrl: 'https://api.novita.ai',
  auth: bearer,
  tasks: {
    conversational: openaiChat({ path: 'v3/openai/chat/completions' }),
    'text-generation': openaiCompletions({ path: 'v3/openai/completions' }),
    'text-to-video': textToVideo,
  },
});
