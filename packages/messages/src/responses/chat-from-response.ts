import { type Completion, isMembers, type Members, type Message, type MessageToolCall } from '../message.ts';
import { RESPONSES_FORMAT } from './sealed-reasoning.ts';

/** Reads a whole response of the Responses API as a chat completion. */
export function chatFromResponse(response: Members): Completion {
  const { id, created_at: created, model, service_tier: tier, output, usage } = response;
  const items: readonly Members[] = Array.isArray(output) ? output.filter(isMembers) : [];
  const message = toMessage(items);
  const logprobs = items.flatMap((item) => listParts(item.content)).flatMap(({ logprobs: scores }) => scores ?? []);
  return {
    id,
    object: 'chat.completion',
    created: typeof created === 'number' ? Math.floor(created) : created,
    model,
    choices: [
      {
        index: 0,
        message,
        ...(logprobs.length > 0 && { logprobs: { content: logprobs, refusal: null } }),
        finish_reason: toFinishReason(response, message.tool_calls !== undefined),
      },
    ],
    ...(isMembers(usage) && { usage: chatUsage(usage) }),
    ...(tier != null && { service_tier: tier }),
  };
}

/** The finish reason of a response that is over. */
export function toFinishReason({ status, incomplete_details: details }: Members, hasCalls: boolean): string {
  if (status !== 'incomplete') return hasCalls ? 'tool_calls' : 'stop';
  return isMembers(details) && details.reason === 'content_filter' ? 'content_filter' : 'length';
}

/** Token counts as a chat has them. */
export function chatUsage(usage: Members): Members {
  const { input_tokens: input, output_tokens: output, total_tokens: total } = usage;
  const { input_tokens_details: ofInput, output_tokens_details: ofOutput } = usage;
  return {
    prompt_tokens: input,
    completion_tokens: output,
    total_tokens: total ?? Number(input) + Number(output),
    ...(isMembers(ofInput) && { prompt_tokens_details: ofInput }),
    ...(isMembers(ofOutput) && { completion_tokens_details: ofOutput }),
  };
}

/** The part of a message that is no text: a call of a function or of a custom tool. */
export function toToolCall(item: Members): MessageToolCall | undefined {
  const { type, call_id: id, name, arguments: text = '', input = '' } = item;
  if (type === 'function_call')
    return { id: String(id), type: 'function', function: { name: String(name), arguments: String(text) } };
  if (type === 'custom_tool_call') return { id: String(id), type: 'custom', custom: { name, input } };
  return;
}

/** The encrypted reasoning of an item, which the next request sends back. */
export function toReasoningDetails({ type, encrypted_content: data }: Members, index: number): readonly Members[] {
  if (type !== 'reasoning' || typeof data !== 'string' || !data) return [];
  return [{ type: 'reasoning.encrypted', data, format: RESPONSES_FORMAT, index }];
}

/** Citations of addresses, which chat nests. */
export function toCitation({ type, ...cited }: Members): Members {
  return type === 'url_citation' ? { type, url_citation: cited } : { type, ...cited };
}

/** Words between the parts of a summary. */
export const PARAGRAPH = '\n\n';

function toMessage(items: readonly Members[]): Message {
  const parts = items.filter(({ type }) => type === 'message').flatMap(({ content }) => listParts(content));
  const content = parts.map(({ type, text }) => (type === 'output_text' ? String(text ?? '') : '')).join('');
  const refusal = parts.map((part) => (part.type === 'refusal' ? String(part.refusal ?? '') : '')).join('');
  const annotations = parts.flatMap((part) => listParts(part.annotations)).map(toCitation);
  const reasoning = items
    .filter(({ type }) => type === 'reasoning')
    .map(({ summary, content: thoughts }) => joinTexts(summary) || joinTexts(thoughts))
    .filter(Boolean)
    .join(PARAGRAPH);
  const details = items.flatMap(toReasoningDetails);
  const calls = items.flatMap((item) => toToolCall(item) ?? []);
  const phase = items.findLast((item) => typeof item.phase === 'string')?.phase;
  return {
    role: 'assistant',
    content: content || (calls.length > 0 || refusal ? null : ''),
    refusal: refusal || null,
    ...(reasoning && { reasoning }),
    ...(details.length > 0 && { reasoning_details: details }),
    ...(annotations.length > 0 && { annotations }),
    ...(phase !== undefined && { phase }),
    ...(calls.length > 0 && { tool_calls: calls }),
  };
}

/** The texts of a list of parts, as paragraphs. */
export function joinTexts(parts: unknown): string {
  return listParts(parts)
    .flatMap(({ text }) => (typeof text === 'string' ? [text] : []))
    .join(PARAGRAPH);
}

function listParts(list: unknown): readonly Members[] {
  return Array.isArray(list) ? list.filter(isMembers) : [];
}
