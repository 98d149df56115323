import { hexId } from '../contract/ids.ts';
import type { Thinking } from '../contract/thinking.ts';
import { defineProvider } from '../dialect/provider.ts';
import type { Job } from '../jobs/jobs-dialect.ts';
import { refuseSchemas } from '../presets/check-json-form.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { readDataUrlField, readInteger, readText, readWantedSize } from '../presets/request-fields.ts';
import { textProblem } from '../presets/text-problem.ts';
import { effortSwitch, THINKING_TYPE } from '../presets/thinking/switches.ts';
import { formatUsage } from '../presets/write-chat.ts';

/** Codes of the service; others are that of a wrong parameter. */
const CODES: Readonly<Record<string, string>> = {
  'missing-key': '1001',
  'invalid-key': '401',
  'unknown-model': '1211',
  'missing-field': '1213',
  'unknown-url': '404',
};

/** An id begins with the time of the request. */
const requestId = (hex: string) => `20250901120000${hexId(hex, 16)}`;

/** GLM thinks unless it is told not to; older thoughts may stay away. */
const GLM: Thinking = { effort: 'medium', switches: [THINKING_TYPE] };

/** Efforts exist from GLM-5.2 on: three, and other names for them. */
const GLM_EFFORTS = effortSwitch({
  minimal: 'low',
  low: 'low',
  medium: 'high',
  high: 'high',
  xhigh: 'max',
  max: 'max',
});

export const zaiOrg = defineProvider({
  id: 'zai-org',
  label: 'Z.ai',
  models: {
    conversational: {
      'zai-org/GLM-4.5': { providerId: 'glm-4.5', thinks: GLM },
      'zai-org/GLM-4.5-Air': { providerId: 'glm-4.5-air', thinks: GLM },
      'zai-org/GLM-4.6': { providerId: 'glm-4.6', thinks: GLM },
      'zai-org/GLM-5.2': { providerId: 'glm-5.2', thinks: { ...GLM, switches: [THINKING_TYPE, GLM_EFFORTS] } },
      // GLM-5.3 always thinks.
      'zai-org/GLM-5.3': { providerId: 'glm-5.3', thinks: { ...GLM, effort: 'max', switches: [GLM_EFFORTS] } },
    },
    'text-to-image': { 'zai-org/GLM-Image': 'glm-image' },
    'image-to-text': { 'zai-org/GLM-OCR': 'glm-ocr' },
  },
  tasks: {
    conversational: openaiChat({
      path: '/api/paas/v4/chat/completions',
      check: refuseSchemas,
      style: {
        id: requestId,
        hasLogprobs: false,
        hasNullFinishReason: false,
        usage: 'last',
        usageExtras: (generated) => ({
          prompt_tokens_details: { cached_tokens: 0 },
          completion_tokens_details: { reasoning_tokens: generated.reasoningTokens },
        }),
        completionExtras: (_, { id }) => ({ request_id: id }),
        chunkExtras: (position, generated) => (position === 'last' ? { usage: formatUsage(generated) } : {}),
        // The role stands in every chunk that has content.
        deltaExtras: () => ({ role: 'assistant' }),
      },
    }),
    'text-to-image': {
      path: '/api/paas/v4/async/images/generations',
      isJob: () => true,
      read: ({ body }) => ({
        prompt: readText(body, 'prompt'),
        ...(readWantedSize(body) ?? { width: 1280, height: 1280 }),
        seed: readInteger(body, 'seed'),
        type: 'image/png',
      }),
      write: ({ files }, { storeFile }) => ({ image_result: files.map((file) => ({ url: storeFile(file) })) }),
    },
    'image-to-text': {
      path: '/api/paas/v4/layout_parsing',
      read: ({ body }) => ({ image: readDataUrlField(body, 'file').bytes, field: 'file' }),
      write: ({ text }, { id, now, request }) => ({
        id: requestId(id),
        created: Math.floor(now / 1000),
        model: request.modelName,
        md_results: text,
        request_id: requestId(id),
      }),
    },
  },
  jobs: {
    id: (hex) => requestId(hex),
    states: {
      queued: 'PROCESSING',
      running: 'PROCESSING',
      succeeded: 'SUCCESS',
      failed: 'FAIL',
      cancelled: 'FAIL',
    },
    submit: (job) => ({ body: formatTask(job) }),
    routes: [
      {
        method: 'GET',
        path: '/api/paas/v4/async-result/{id}',
        isPoll: true,
        write: (job) => ({ body: formatTask(job) }),
      },
    ],
  },
  responses: { headers: (id) => ({ 'x-log-id': requestId(id) }) },
  formatProblem: textProblem({
    messages: {
      'missing-key': 'Authentication parameter not received in Header, unable to authenticate',
      'invalid-key': 'token expired or incorrect',
      'unknown-model': 'Unknown Model, please check the model code.',
      'missing-field': ({ param }) => `The parameter ${param} was not received normally.`,
    },
    statuses: { 'unknown-model': 400 },
    body: (message, { reason }) => ({ error: { code: CODES[reason] ?? '1210', message } }),
  }),
});

function formatTask({ id, modelName, status, output, problem }: Job): object {
  return {
    id,
    request_id: id,
    model: modelName,
    task_status: status,
    ...(problem && { error: { code: '1301', message: problem.message } }),
    ...output,
  };
}
