import type { FormatProblem } from '../contract/problem.ts';
import type { ModelTable } from '../contract/served-model.ts';
import type { Effort, RequestSwitch, SignatureForm, Thinking } from '../contract/thinking.ts';
import { openaiChat } from './openai-chat.ts';
import { textProblem } from './text-problem.ts';
import { effortSwitch } from './thinking/switches.ts';

const CONFIG = 'extra_body.google.thinking_config';

/** The text with which models that always think refuse a budget of 0. */
const ALWAYS_THINKS = { message: 'Budget 0 is invalid. This model only works in thinking mode.' };

const levelSwitch: RequestSwitch<Effort> = {
  member: `${CONFIG}.thinking_level`,
  values: { minimal: 'minimal', low: 'low', medium: 'medium', high: 'high' },
};

/** Gemini 3 cannot be switched off, and wants its signatures back at every level. */
function gemini3(signature: 'google' | 'vertex'): Thinking {
  return {
    form: 'hidden',
    signature,
    effort: 'high',
    switches: [effortSwitch(['minimal', 'low', 'medium', 'high'], ALWAYS_THINKS), levelSwitch],
    forms: [{ member: `${CONFIG}.include_thoughts`, values: { true: 'thought-tags' } }],
    demands: `${signature}-signature`,
  };
}

/** Gemini 2.5 Flash can be switched off, and its signatures are not checked. */
function gemini25(signature: SignatureForm): Thinking {
  return {
    form: 'hidden',
    signature,
    effort: 'medium',
    switches: [
      effortSwitch(['none', 'minimal', 'low', 'medium', 'high']),
      { member: `${CONFIG}.thinking_budget`, values: { '0': 'none' } },
    ],
    forms: [{ member: `${CONFIG}.include_thoughts`, values: { true: 'thought-tags' } }],
  };
}

/** The models of Gemini's routes; `prefix` is what their ids begin with. */
export function geminiModels(signature: 'google' | 'vertex', prefix: string): ModelTable {
  return {
    conversational: {
      'google/gemini-3-pro-preview': { providerId: `${prefix}gemini-3-pro-preview`, thinks: gemini3(signature) },
      'google/gemini-3-flash-preview': { providerId: `${prefix}gemini-3-flash-preview`, thinks: gemini3(signature) },
      'google/gemini-2.5-flash': { providerId: `${prefix}gemini-2.5-flash`, thinks: gemini25(signature) },
    },
  };
}

/** Chat in OpenAI's protocol as Gemini has it: calls come whole, and a last message of the assistant is not continued. */
export function geminiChat(path: string) {
  const chat = openaiChat({
    path,
    prefill: { otherwise: 'answer' },
    style: { id: (hex) => hex.slice(0, 22), hasLogprobs: false, calls: 'whole', usage: 'requested' },
  });
  // The second path is for clients that add it to the address of a server.
  return { ...chat, path: [path, '/v1/chat/completions'] };
}

const STATUS: Readonly<Record<number, string>> = { 401: 'UNAUTHENTICATED', 403: 'PERMISSION_DENIED', 404: 'NOT_FOUND' };

/** Errors of the route are a list of one. */
export const geminiProblem: FormatProblem = textProblem({
  messages: { 'unknown-model': ({ param }) => `models/${param} is not found for API version v1main.` },
  body: (message, { status }) => [{ error: { code: status, message, status: STATUS[status] ?? 'INVALID_ARGUMENT' } }],
});
