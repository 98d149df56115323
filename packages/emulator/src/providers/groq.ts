import { base32From, uuidFrom } from '../contract/ids.ts';
import { offerAt } from '../contract/model-facts.ts';
import { refused } from '../contract/problem.ts';
import type { Thinking } from '../contract/thinking.ts';
import { defineProvider } from '../dialect/provider.ts';
import type { KnownMembers } from '../presets/check-members.ts';
import { openaiChat } from '../presets/openai-chat.ts';
import { chatAsCompletions } from '../presets/openai-completions.ts';
import { openaiProblem } from '../presets/openai-problem.ts';
import { openaiResponses } from '../presets/openai-responses.ts';
import { rateLimitHeaders } from '../presets/rate-limit-headers.ts';
import { gptOss } from '../presets/thinking/model-families.ts';
import { computeSeconds } from '../presets/timings.ts';
import { type ChatStyle, formatUsage } from '../presets/write-chat.ts';

const SPEED = { queueTime: 0.0187, tokensPerSecond: 300 };

const requestId = (id: string) => `req_${base32From(id, 26)}`;

/** Form of chats, and of completions, which are chats here. */
const STYLE: ChatStyle = {
  id: (hex) => `chatcmpl-${uuidFrom(hex)}`,
  // console.groq.com/docs/openai, 2025-09: log probabilities get a 400.
  logprobs: 'refused',
  usageExtras: (generated) => computeSeconds(generated, SPEED),
  completionExtras: (_, { id }) => ({ system_fingerprint: 'fp_3f3b593e33', x_groq: { id: requestId(id) } }),
  chunkExtras: (position, generated, { id }) => ({
    system_fingerprint: 'fp_3f3b593e33',
    ...(position === 'first' ? { x_groq: { id: requestId(id) } } : {}),
    // Groq puts the usage into its own member of the last chunk, requested or not.
    ...(position === 'last'
      ? { x_groq: { id: requestId(id), usage: { ...formatUsage(generated), ...computeSeconds(generated, SPEED) } } }
      : {}),
  }),
};

/** Thoughts of Qwen stand in the text unless the request wants them elsewhere (console.groq.com/docs/reasoning). */
const QWEN: Thinking = {
  form: 'tags',
  effort: 'medium',
  switches: [{ member: 'reasoning_effort', values: { none: 'none', default: 'medium' } }],
  forms: [
    { member: 'reasoning_format', values: { parsed: 'reasoning', raw: 'tags', hidden: 'hidden' } },
    { member: 'include_reasoning', values: { true: 'reasoning', false: 'hidden' } },
  ],
};

/** Members beside those of OpenAI; all others are refused, in messages too (req_llm #772). */
const KNOWN: KnownMembers = {
  alsoInRequest: [
    ...['include_reasoning', 'reasoning_format', 'citation_options', 'compound_custom', 'disable_tool_validation'],
    ...['documents', 'exclude_domains', 'include_domains', 'search_settings'],
  ],
  alsoInMessages: ['reasoning'],
  inRequest: (name) => refused(`property '${name}' is unsupported`),
  inMessage: (name, { index, role }) =>
    refused(
      `'messages.${index}' : for 'role:${role}' the following must be satisfied[('messages.${index}' : property '${name}' is unsupported)]`,
    ),
};

export const groq = defineProvider({
  id: 'groq',
  label: 'Groq',
  models: {
    conversational: {
      'meta-llama/Llama-3.3-70B-Instruct': 'llama-3.3-70b-versatile',
      'meta-llama/Llama-3.1-8B-Instruct': 'llama-3.1-8b-instant',
      'openai/gpt-oss-120b': { thinks: gptOss('reasoning') },
      'openai/gpt-oss-20b': { thinks: gptOss('reasoning') },
      'Qwen/Qwen3-32B': { providerId: 'qwen/qwen3-32b', thinks: QWEN },
      'moonshotai/Kimi-K2-Instruct-0905': { providerId: 'moonshotai/kimi-k2-instruct-0905', status: 'staging' },
    },
    'text-generation': { 'humain-ai/ALLaM-7B-Instruct-preview': 'allam-2-7b' },
  },
  tasks: {
    conversational: [
      openaiChat({ path: '/openai/v1/chat/completions', style: STYLE, knows: KNOWN }),
      openaiResponses({ path: '/openai/v1/responses' }),
    ],
    'text-generation': chatAsCompletions({ path: '/openai/v1/chat/completions', style: STYLE }),
  },
  // OpenAI's form below /openai/v1 (groq-api-cookbook, batch-processing); 24 h to 7 days.
  batches: {
    base: '/openai/v1',
    maxLines: 50_000,
    maxBytes: 200_000_000,
    windows: ['24h', '48h', '72h', '96h', '120h', '144h', '7d'],
    paths: { '/v1/chat/completions': '/openai/v1/chat/completions' },
  },
  modelList: '/openai/v1/models',
  modelExtras: ({ hubId }) => ({
    active: true,
    context_window: offerAt('groq', hubId).contextLength,
    max_completion_tokens: 32_768,
    public_apps: null,
  }),
  responses: {
    headers: (id) => ({ 'x-request-id': requestId(id), 'x-groq-region': 'us-west-1' }),
    successHeaders: rateLimitHeaders({ requests: 1000, tokens: 12_000 }),
  },
  formatProblem: openaiProblem({
    unknown: 'absent',
    paramFor: ['invalid-field'],
    messages: {
      'missing-key': 'Invalid API Key',
      'invalid-key': 'Invalid API Key',
      'missing-field': ({ param }) => `'${param}' : property '${param}' is missing`,
      'invalid-field': ({ param, message }) => `'${param}' : ${message}`,
    },
  }),
});
