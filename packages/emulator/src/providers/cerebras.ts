import type { Generated } from '../content/chat/generate.ts';
import { uuidFrom } from '../contract/ids.ts';
import { ProblemError, refused } from '../contract/problem.ts';
import { defineProvider } from '../dialect/provider.ts';
import { requireSchemaName } from '../presets/check-json-form.ts';
import { CHAT_MEMBERS, type KnownMembers } from '../presets/check-members.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { byEffort, gptOss } from '../presets/thinking/model-families.ts';
import { computeSeconds } from '../presets/timings.ts';
import { formatUsage } from '../presets/write-chat.ts';

const FINGERPRINT = { system_fingerprint: 'fp_d0e90c449e' };

const timeInfo = (generated: Generated, created: number) => ({
  time_info: { ...computeSeconds(generated, { queueTime: 0.000081, tokensPerSecond: 2000 }), created },
});

const WRONG_EFFORT = { message: "reasoning_effort: value '{value}' is not supported for this model" };

/** Members beside those of OpenAI's protocol; others are refused, and `store` of OpenAI's newest clients, too. */
const KNOWN: KnownMembers = {
  request: CHAT_MEMBERS.filter((name) => name !== 'store'),
  alsoInRequest: ['reasoning_format', 'disable_reasoning', 'clear_thinking', 'min_tokens'],
  inRequest: (name) => {
    const message = `property ${name} is unsupported`;
    return new ProblemError({ status: 400, reason: 'unexpected-field', param: name, message });
  },
  // free-claude-code #1136
  inMessage(name, { index, role }) {
    const path = `messages.${index}.${role}.${name}`;
    return refused(`${path}: property '${path}' is unsupported`, { param: 'validation_error' });
  },
};

export const cerebras = defineProvider({
  id: 'cerebras',
  label: 'Cerebras',
  models: {
    conversational: {
      'meta-llama/Llama-3.1-8B-Instruct': 'llama3.1-8b',
      'meta-llama/Llama-3.3-70B-Instruct': 'llama-3.3-70b',
      'openai/gpt-oss-120b': { providerId: 'gpt-oss-120b', thinks: gptOss('reasoning', WRONG_EFFORT) },
      'zai-org/GLM-4.7': { providerId: 'zai-glm-4.7', thinks: byEffort('reasoning') },
    },
  },
  tasks: {
    conversational: openaiChat({
      path: '/v1/chat/completions',
      style: {
        id: (hex) => `chatcmpl-${uuidFrom(hex)}`,
        usage: 'last',
        hasLogprobs: false,
        hasNullFinishReason: false,
        hasDone: false,
        completionExtras: (generated, { created }) => ({ ...FINGERPRINT, ...timeInfo(generated, created) }),
        chunkExtras: (position, generated, { created }) => ({
          ...FINGERPRINT,
          ...(position === 'last' ? { usage: formatUsage(generated), ...timeInfo(generated, created) } : {}),
        }),
      },
      check: requireSchemaName,
      knows: KNOWN,
      prefill: { otherwise: 'answer' },
    }),
  },
  modelList: '/v1/models',
  responses: { headers: (id) => ({ 'x-request-id': uuidFrom(id) }) },
  formatProblem({ status, reason, param = '', message }, { method, path }) {
    const body = (text: string, type: string, at: string, code: string) => ({
      status,
      body: { message: text, type, param: at, code },
    });
    switch (reason) {
      case 'missing-key':
      case 'invalid-key':
        return body('Wrong API Key', 'invalid_request_error', 'api_key', 'wrong_api_key');
      case 'unknown-model': {
        const text = `Model ${param} does not exist or you do not have access to it.`;
        return body(text, 'not_found_error', 'model', 'model_not_found');
      }
      case 'unknown-url':
        return body(`Unknown request URL: ${method} ${path}`, 'not_found_error', '', 'unknown_url');
      case 'missing-field':
        return body(`body.${param}: Field required`, 'invalid_request_error', 'validation_error', 'wrong_api_format');
      default:
        return body(message, 'invalid_request_error', param, 'wrong_api_format');
    }
  },
});
