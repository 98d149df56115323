import { isJsonObject, type JsonObject, valueAt } from '../contract/json.ts';
import { type ProblemError, refused } from '../contract/problem.ts';
import type { MemberRefusal } from '../contract/refusal.ts';

/** Throws the error of the first member of a request that is refused. */
export function refuseMembers(
  refusals: readonly MemberRefusal[],
  body: JsonObject,
  { model, isThinking }: { readonly model: string; readonly isThinking: boolean },
): void {
  for (const refusal of refusals) {
    const value = valueAt(body, refusal.member);
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue;
    if (refusal.accepts?.includes(String(value)) || (refusal.isOnlyWhileThinking && !isThinking)) continue;
    if (refusal.unless && String(valueAt(body, refusal.unless.member)) === refusal.unless.value) continue;
    throw createRefusal(refusal, { value, model });
  }
}

/** The error for a refused member. */
export function createRefusal(
  { message, member, param = member, ...refusal }: MemberRefusal,
  { value, model }: { readonly value: unknown; readonly model: string },
): ProblemError {
  const text = message.replaceAll('{value}', inText(value)).replaceAll('{model}', model);
  const { status, code } = refusal;
  return refused(text, { param, ...(status === undefined ? {} : { status }), ...(code === undefined ? {} : { code }) });
}

/** Members of chat requests in OpenAI's protocol, November 2026. */
export const CHAT_MEMBERS: readonly string[] = [
  ...['model', 'messages', 'audio', 'frequency_penalty', 'function_call', 'functions', 'logit_bias', 'logprobs'],
  ...['max_completion_tokens', 'max_tokens', 'metadata', 'modalities', 'n', 'parallel_tool_calls', 'prediction'],
  ...['presence_penalty', 'prompt_cache_key', 'prompt_cache_retention', 'reasoning_effort', 'response_format'],
  ...['safety_identifier', 'seed', 'service_tier', 'stop', 'store', 'stream', 'stream_options', 'temperature'],
  ...['tool_choice', 'tools', 'top_logprobs', 'top_p', 'user', 'verbosity', 'web_search_options'],
];

/** Members of messages in OpenAI's protocol. */
const MESSAGE_MEMBERS = ['role', 'content', 'name', 'tool_calls', 'tool_call_id', 'function_call', 'refusal', 'audio'];

/** The members that a service knows, and its error for others. */
export interface KnownMembers {
  /** Members of the request. @default those of OpenAI */
  readonly request?: readonly string[];
  /** Members of the request beside those. */
  readonly alsoInRequest?: readonly string[];
  /** Members of messages beside those of OpenAI. */
  readonly alsoInMessages?: readonly string[];
  /** The error for a member of the request. */
  readonly inRequest?: (name: string) => ProblemError;
  /** The error for a member of a message. */
  readonly inMessage?: (name: string, place: { readonly index: number; readonly role: string }) => ProblemError;
}

/** Throws the error of the first member that a strict service does not know. */
export function refuseUnknownMembers(known: KnownMembers, body: JsonObject): void {
  const { request = CHAT_MEMBERS, alsoInRequest = [], alsoInMessages = [], inRequest, inMessage } = known;
  const unknown = Object.keys(body).find((name) => !request.includes(name) && !alsoInRequest.includes(name));
  if (inRequest && unknown !== undefined) throw inRequest(unknown);
  const messages: readonly unknown[] = Array.isArray(body.messages) ? body.messages : [];
  for (const [index, message] of messages.entries()) {
    if (!inMessage || !isJsonObject(message)) continue;
    const name = Object.keys(message).find((key) => !MESSAGE_MEMBERS.includes(key) && !alsoInMessages.includes(key));
    if (name !== undefined) throw inMessage(name, { index, role: String(message.role) });
  }
}

function inText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
