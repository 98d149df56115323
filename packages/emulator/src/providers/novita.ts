import type { ModelOffer } from '@hubkit/catalog/chat-models';
import { readDataUrl } from '../content/base64.ts';
import type { MediaFile } from '../content/media-file.ts';
import { uuidFrom } from '../contract/ids.ts';
import { isJsonObject } from '../contract/json.ts';
import { offerAt } from '../contract/model-facts.ts';
import { invalidField, missingField } from '../contract/problem.ts';
import type { Thinking } from '../contract/thinking.ts';
import { defineProvider, type TaskInput, type TaskRequest, type TaskResponseContext } from '../dialect/provider.ts';
import type { Job } from '../jobs/jobs-dialect.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiCompletions } from '../presets/openai-completions.ts';
import { readInteger, readText } from '../presets/request-fields.ts';
import { rerank } from '../presets/rerank.ts';
import { textProblem } from '../presets/text-problem.ts';
import type { ChatStyle } from '../presets/write-chat.ts';

const FINGERPRINT = { system_fingerprint: '' };

/** The verdicts of the content filter, which every choice has. */
const filterResults = () => ({
  content_filter_results: {
    hate: { filtered: false },
    self_harm: { filtered: false },
    sexual: { filtered: false },
    violence: { filtered: false },
    jailbreak: { filtered: false, detected: false },
    profanity: { filtered: false, detected: false },
  },
});

/** Form of chats and completions. */
const STYLE: ChatStyle = {
  hasLogprobs: false,
  usageExtras: () => ({ prompt_tokens_details: null, completion_tokens_details: null }),
  completionExtras: () => FINGERPRINT,
  choiceExtras: filterResults,
  chunkExtras: () => FINGERPRINT,
  chunkChoiceExtras: filterResults,
  // The role comes alone, without empty content.
  deltaExtras: (position) => (position === 'first' ? { content: undefined } : {}),
};

const QWEN: Thinking = {
  form: 'reasoning_content',
  switches: [{ member: 'enable_thinking', values: { false: 'none', true: 'medium' } }],
  forms: [{ member: 'separate_reasoning', values: { false: 'tags' } }],
};

export const novita = defineProvider({
  id: 'novita',
  label: 'Novita',
  models: {
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': 'meta-llama/llama-3.1-8b-instruct',
      'deepseek-ai/DeepSeek-R1-Distill-Qwen-14B': {
        providerId: 'deepseek/deepseek-r1-distill-qwen-14b',
        thinks: { form: 'tags' },
      },
      'deepseek-ai/DeepSeek-V3': 'deepseek/deepseek_v3',
      'Qwen/Qwen3.6-35B-A3B': { providerId: 'qwen/qwen3.6-35b-a3b', thinks: QWEN },
    },
    'text-generation': { 'Gryphe/MythoMax-L2-13b': 'gryphe/mythomax-l2-13b' },
    'text-to-video': { 'Wan-AI/Wan2.1-T2V-14B': 'wan-t2v', 'tencent/HunyuanVideo': 'hunyuan-video-fast' },
    'image-text-to-video': { 'MiniMaxAI/MiniMax-H3': 'MiniMax-H3' },
    'text-ranking': { 'BAAI/bge-reranker-v2-m3': 'baai/bge-reranker-v2-m3' },
  },
  tasks: {
    conversational: openaiChat({
      path: '/v3/openai/chat/completions',
      style: STYLE,
    }),
    'text-generation': openaiCompletions({ path: '/v3/openai/completions', style: STYLE }),
    'text-ranking': rerank({ path: '/openai/v1/rerank' }),
    'text-to-video': [
      {
        path: '/v3/async/{model}',
        isJob: () => true,
        read: readVideo,
        write: ({ files, seed }, context) => ({
          extra: { seed: String(seed) },
          videos: files.map((file) => writeVideo(file, context)),
        }),
      },
      // The path that huggingface_hub 2.0 calls responds with the video itself.
      {
        path: '/v3/hf/{model}',
        read: readVideo,
        write: ({ files: [file] }, context) => ({ video: file && writeVideo(file, context) }),
      },
    ],
    // By @huggingface/inference 4.13.30 of November 2026.
    'image-text-to-video': {
      path: '/v3/minimax/v2/video_generation',
      isJob: () => true,
      read: readContent,
      write: ({ files: [file] }, { storeFile }) => ({ content: file && { url: storeFile(file) } }),
    },
  },
  jobs: {
    id: uuidFrom,
    states: {
      queued: 'TASK_STATUS_QUEUED',
      running: 'TASK_STATUS_PROCESSING',
      succeeded: 'TASK_STATUS_SUCCEED',
      failed: 'TASK_STATUS_FAILED',
      cancelled: 'TASK_STATUS_FAILED',
    },
    submit: ({ id }) => ({ body: { task_id: id } }),
    routes: [
      {
        method: 'GET',
        path: '/v3/async/task-result?task_id={id}',
        isPoll: true,
        write: (job) => ({ body: formatTask(job) }),
      },
      {
        method: 'GET',
        path: '/v3/minimax/v2/query/video_generation/{id}',
        isPoll: true,
        write: (job) => ({ body: formatMinimaxTask(job) }),
      },
    ],
  },
  modelList: '/v3/openai/models',
  modelExtras: ({ hubId, task }) => ({
    title: hubId,
    context_size: offerAt('novita', hubId).contextLength,
    max_output_tokens: 16_384,
    ...writePrice(offerAt('novita', hubId)),
    features: ['function-calling', 'structured-outputs'],
    model_type: task === 'conversational' ? 'chat' : task,
  }),
  responses: { headers: (id) => ({ 'x-trace-id': id }) },
  formatProblem: textProblem({
    messages: {
      'missing-key': 'failed to authenticate API key',
      'invalid-key': 'failed to authenticate API key',
      'unknown-model': ({ param }) => `model: ${param} not found`,
      'missing-field': ({ param }) => `${param} is required`,
    },
    body: (message, { status, reason }) => ({
      code: status,
      reason: REASONS[reason] ?? 'INVALID_REQUEST_BODY',
      message,
      metadata: {},
    }),
  }),
});

function readVideo({ body }: TaskRequest): TaskInput<'text-to-video'> {
  return { prompt: readText(body, 'prompt'), seed: readInteger(body, 'seed') };
}

/** Durations that the service makes, in seconds, and its ratios. */
const SHORTEST = 4;
const LONGEST = 15;
const RATIOS = ['adaptive', '21:9', '16:9', '4:3', '1:1', '3:4', '9:16'];

/** Reads a list of parts: texts, and an image as the first frame. */
function readContent({ body }: TaskRequest): TaskInput<'image-text-to-video'> {
  const { content, duration, ratio, resolution } = body;
  if (content === undefined) throw missingField('content');
  const parts: readonly unknown[] = Array.isArray(content) ? content : [];
  const texts = parts.filter(isJsonObject).filter(({ type }) => type === 'text');
  const prompt = texts.map(({ text }) => String(text)).join('\n');
  if (!prompt.trim()) throw invalidField('content', 'content must have a text');
  if (typeof duration !== 'number' || duration < SHORTEST || duration > LONGEST)
    throw invalidField('duration', `duration must be from ${SHORTEST} to ${LONGEST}`);
  if (!RATIOS.includes(String(ratio))) throw invalidField('ratio', `ratio must be one of ${RATIOS.join(', ')}`);
  if (resolution !== '768P' && resolution !== '2K') throw invalidField('resolution', 'resolution must be 768P or 2K');
  const images = parts.filter(isJsonObject).filter(({ type }) => type === 'image_url');
  return { images: images.map(({ image_url: image }) => imageAt(image)), field: 'content', prompt };
}

function imageAt(image: unknown): Uint8Array {
  const file = isJsonObject(image) ? readDataUrl(String(image.url)) : undefined;
  if (file) return file.bytes;
  throw invalidField('content', 'Failed to download the image. Please check that the URL is accessible.');
}

/** A task of MiniMax, whose states are those of the emulator's jobs. */
function formatMinimaxTask({ id, state, problem, output }: Job): object {
  return { task: { task_id: id, status: state, ...(problem && { error: { message: problem.message } }), ...output } };
}

function writeVideo(file: MediaFile, { storeFile }: TaskResponseContext): object {
  return { video_url: storeFile(file), video_url_ttl: '3600', video_type: 'mp4' };
}

/** A task and its result, whose lists are there before they are filled. */
function formatTask({ id, status, state, progress, problem, output }: Job): object {
  return {
    extra: {},
    task: {
      task_id: id,
      task_type: 'TXT_TO_VIDEO',
      status,
      reason: state === 'cancelled' ? 'cancelled' : (problem?.message ?? ''),
      eta: 0,
      progress_percent: Math.floor(progress * 100),
    },
    images: [],
    videos: [],
    audios: [],
    ...output,
  };
}

const REASONS: Readonly<Record<string, string>> = {
  'missing-key': 'FAILED_TO_AUTH',
  'invalid-key': 'FAILED_TO_AUTH',
  'unknown-model': 'MODEL_NOT_FOUND',
  'unknown-url': 'NOT_FOUND',
  'unknown-job': 'TASK_NOT_FOUND',
};

/** Prices as novita writes them: in ten-thousandths of a dollar per million tokens. */
function writePrice({ input, output }: ModelOffer): object {
  if (input === undefined || output === undefined) return {};
  return { input_token_price_per_m: Math.round(input * 10_000), output_token_price_per_m: Math.round(output * 10_000) };
}
