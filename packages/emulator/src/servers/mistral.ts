import { type Problem, refused } from '../contract/problem.ts';
import type { Thinking } from '../contract/thinking.ts';
import { defineServer } from '../dialect/define-server.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { openaiEmbeddings } from '../presets/openai-embeddings.ts';
import { textProblem } from '../presets/text-problem.ts';
import { effortSwitch } from '../presets/thinking/switches.ts';

/** Members of its chat requests; all others are refused, those of OpenAI too. */
const MEMBERS = [
  ...['model', 'messages', 'temperature', 'top_p', 'max_tokens', 'stream', 'stop', 'random_seed', 'metadata'],
  ...['response_format', 'tools', 'tool_choice', 'presence_penalty', 'frequency_penalty', 'n', 'prediction'],
  ...['parallel_tool_calls', 'prompt_mode', 'reasoning_effort', 'guardrails', 'safe_prompt', 'prompt_cache_key'],
];

/** Magistral always thinks; the others do when they are told to. */
const MAGISTRAL: Thinking = { form: 'parts', effort: 'high' };
const ADJUSTABLE: Thinking = { form: 'parts', effort: 'none', switches: [effortSwitch(['none', 'high'])] };

const EXTRA = 'Extra inputs are not permitted';

// A service and no server of one's own, but called in the same way: by its address.
export const mistral = defineServer({
  id: 'mistral',
  label: 'Mistral',
  source: { url: 'https://docs.mistral.ai/api/endpoint/batch', read: '2026-11' },
  models: {
    conversational: {
      'mistralai/Mistral-Small-3.2-24B-Instruct-2506': { providerId: 'mistral-small-2506' },
      'mistralai/Magistral-Medium-2509': { providerId: 'magistral-medium-2509', thinks: MAGISTRAL },
      'mistralai/Mistral-Medium-3.5': { providerId: 'mistral-medium-3-5', thinks: ADJUSTABLE },
    },
    'feature-extraction': { 'mistralai/mistral-embed': { providerId: 'mistral-embed', dimensions: 1024 } },
  },
  tasks: {
    conversational: openaiChat({
      path: '/v1/chat/completions',
      style: { id: (hex) => hex, hasLogprobs: false, reasoningTokens: 'absent', usage: 'requested' },
      knows: {
        request: MEMBERS,
        alsoInMessages: ['prefix'],
        inRequest: (name) => refused(EXTRA, { status: 422, param: name }),
        inMessage: (name, { index, role }) =>
          refused(EXTRA, { status: 422, param: `messages.${index}.${role}.${name}` }),
      },
      prefill: {
        asked: { of: 'message', member: 'prefix' },
        otherwise: {
          status: 422,
          message: 'Expected last role User or Tool (or Assistant with prefix True) for serving but got {value}',
        },
      },
    }),
    'feature-extraction': openaiEmbeddings({ path: '/v1/embeddings' }),
  },
  modelList: '/v1/models',
  modelExtras: () => ({ owned_by: 'mistralai' }),
  // A million requests of one model, of 512 MB.
  batches: {
    form: 'mistral',
    base: '/v1',
    maxLines: 1_000_000,
    maxBytes: 512_000_000,
    windows: ['24h'],
    paths: { '/v1/chat/completions': '/v1/chat/completions' },
  },
  formatProblem: textProblem({
    body: (message, problem) => {
      const { param = null, status } = problem;
      return problem.message === EXTRA
        ? {
            object: 'error',
            message: { detail: [extraInput(problem)] },
            type: 'invalid_request_error',
            param: null,
            code: null,
          }
        : { object: 'error', message, type: 'invalid_request_error', param, code: String(status) };
    },
  }),
});

function extraInput({ message, param = '' }: Problem): object {
  const loc = ['body', ...param.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
  return { type: 'extra_forbidden', loc, msg: message, input: null };
}
