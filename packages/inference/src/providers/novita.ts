import {
  array,
  check,
  type InferOutput,
  looseObject,
  minLength,
  nullish,
  number,
  object,
  pipe,
  string,
  unknown,
} from 'valibot';
import type { Call, MediaAdapter } from '../contract/adapter.ts';
import type { JobRequest } from '../contract/job.ts';
import { bearer, defineProvider } from '../contract/provider.ts';
import { dataUrl, encodedFiles, inputFiles } from '../presets/files.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { flattenVideo, rename } from '../presets/parameters.ts';
import { polled } from '../presets/polled.ts';
import { rerank } from '../presets/rerank.ts';

const ticket = pipe(
  object({ task_id: nullish(unknown()) }),
  check(({ task_id: id }) => typeof id === 'string' && id !== '', 'no task ID found in the response'),
);

const update = looseObject({
  task: looseObject({
    status: string(),
    reason: nullish(string()),
    error: nullish(looseObject({ message: nullish(string()) })),
    progress_percent: nullish(number()),
  }),
});

type Update = InferOutput<typeof update>;

/** The job of a video. MiniMax names states and reasons differently. */
function videoJob(next: (id: string) => JobRequest) {
  return polled<InferOutput<typeof ticket>, Update>({
    ticket,
    id: ({ task_id: id }) => String(id),
    update,
    status: (body) => readTask(body).status,
    done: ['TASK_STATUS_SUCCEED', 'succeeded'],
    failed: ['TASK_STATUS_FAILED', 'failed', 'cancelled'],
    reason: (body) => readTask(body).reason || readTask(body).error?.message,
    next: ({ task_id: id }) => ({ failureText: 'Failed to fetch task result', ...next(String(id)) }),
    progress: (body) => {
      const { progress_percent: percent } = readTask(body);
      return typeof percent === 'number' ? { fraction: percent / 100 } : {};
    },
  });
}

/** The task in a response; the first one names only its id. */
function readTask(body: object | Update): Partial<Update['task']> {
  return 'task' in body ? body.task : {};
}

const video = looseObject({ videos: pipe(array(looseObject({ video_url: string() })), minLength(1)) });

const textToVideo: MediaAdapter<'text-to-video', InferOutput<typeof video>> = {
  type: 'media',
  request: ({ input }) => ({
    path: 'v3/async/{model}',
    json: { ...rename(flattenVideo(input), { num_inference_steps: 'steps' }), prompt: input.inputs },
  }),
  job: videoJob((id) => ({
    path: 'v3/async/task-result',
    query: { task_id: id },
    malformedText: 'Received malformed response from Novita text-to-video API: failed to parse task result',
  })),
  response: video,
  media: ({ videos: [first] }) => ({ url: first?.video_url ?? '' }),
};

const content = looseObject({ task: looseObject({ content: looseObject({ url: string() }) }) });

/** MiniMax-H3, the only model of the task; by @huggingface/inference 4.13.30. */
const imageTextToVideo: MediaAdapter<'image-text-to-video', InferOutput<typeof content>> = {
  type: 'media',
  uploads: inputFiles,
  request: (call) => ({ path: 'v3/minimax/v2/video_generation', json: minimaxBody(call) }),
  job: videoJob((id) => ({ path: `v3/minimax/v2/query/video_generation/${encodeURIComponent(id)}` })),
  response: content,
  media: ({ task }) => task.content,
};

const RATIOS = ['21:9', '16:9', '4:3', '1:1', '3:4', '9:16'];

/** The service takes seconds, a class of resolution and one of few ratios in place of frames and pixels. */
function minimaxBody(call: Call<'image-text-to-video'>): object {
  const { prompt, target_size: size, num_frames: frames = 0, ...parameters } = call.input.parameters ?? {};
  const { guidance_scale, negative_prompt, num_inference_steps, seed, ...members } = parameters;
  const { width, height } = size ?? { width: 16, height: 9 };
  const distance = (ratio: string) => {
    const [wide = 1, high = 1] = ratio.split(':').map(Number);
    return Math.abs(width / height - wide / high);
  };
  const images = encodedFiles(call).map((file) => ({
    type: 'image_url',
    image_url: { url: dataUrl(file) },
    role: 'first_frame',
  }));
  return {
    model: call.model,
    content: [...(prompt ? [{ type: 'text', text: prompt }] : []), ...images],
    duration: Math.min(15, Math.max(4, Math.round(frames / 24))),
    // Halfway between the short sides of both, 768 and 1440.
    resolution: Math.min(width, height) > 1104 ? '2K' : '768P',
    ratio: [...RATIOS].sort((one, other) => distance(one) - distance(other))[0],
    ...members,
    ...(images.length > 0 && { ratio: 'adaptive' }),
  };
}

export const novita = defineProvider({
  id: 'novita',
  label: 'Novita',
  site: 'https://novita.ai',
  hubOrganization: 'novita',
  baseUrl: 'https://api.novita.ai',
  auth: bearer,
  reasoningForm: 'enable_thinking',
  tasks: {
    conversational: openaiChat({ path: 'v3/openai/chat/completions' }),
    'text-generation': openaiCompletions({ path: 'v3/openai/completions' }),
    'text-to-video': textToVideo,
    'image-text-to-video': imageTextToVideo,
    'text-ranking': rerank({ path: 'openai/v1/rerank' }),
  },
});
