import type { ResponsesDialect } from '../contract/adapter.ts';
import { isReasoningModel } from './openai-chat.ts';
import { responsesDialect } from './responses-dialect.ts';

type Arguments = Parameters<ResponsesDialect['wants']>[0];

/** Models that OpenAI serves by its Responses API only. */
const ONLY_RESPONSES = /-pro(-|$)|codex|deep-research|computer-use/;

/** Models that refuse tools on the route of chat while they reason: gpt-5.4 and later. */
const REFUSES_TOOLS = /^(openai\/)?gpt-(5\.[4-9]|[6-9])/;

/** Members of chat that the Responses API has no place for. */
const ONLY_CHAT = ['stop', 'seed', 'logit_bias', 'frequency_penalty', 'presence_penalty', 'audio', 'prediction'];

/**
 * True for a chat that OpenAI is sent by its Responses API: of a model that has no other, or with tools, where a model keeps its
 * reasoning between the steps.
 */
export function needsResponses(args: Arguments, model: string): boolean {
  if (ONLY_RESPONSES.test(model)) return true;
  if (!isReasoningModel(model) || !hasTools(args)) return false;
  return REFUSES_TOOLS.test(model) || !ONLY_CHAT.some((name) => args[name] != null);
}

/** True where tools are offered, or have been called by this route before. */
function hasTools({ tools, messages }: Arguments): boolean {
  if (Array.isArray(tools) && tools.length > 0) return true;
  return (
    Array.isArray(messages) && messages.some((message) => message?.role === 'assistant' && message.reasoning_details)
  );
}

/** Addresses of OpenAI's own models. Those of Azure that name a deployment have no Responses API. */
const OPENAI_HOST = /^https:\/\/(?:(?:[\w-]+\.)*openai\.com|[\w.-]+\.azure\.com\/openai\/v1)(?:\/|$)/i;

/** The Responses API of own servers: an address that ends with its path selects it, and OpenAI's own needs it as the provider does. */
export const serverResponses = /* @__PURE__ */ responsesDialect({
  path: 'v1/responses',
  isPreferred: (args, model) =>
    /\/responses\/*([?#].*)?$/.test(readAddress(args)) ||
    (OPENAI_HOST.test(readAddress(args)) && needsResponses(args, model)),
  encryptsReasoning: (args, model) => OPENAI_HOST.test(readAddress(args)) && isReasoningModel(model),
  takesThoughts: true,
});

function readAddress({ endpointUrl, model }: Arguments): string {
  return String(endpointUrl ?? model);
}
