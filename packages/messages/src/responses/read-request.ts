import { isMembers, type Members, type Message, pickMembers } from '../message.ts';
import { toMembers } from '../text-of.ts';
import { type ReadItemsOptions, readItems } from './read-items.ts';
import { readToolChoice, readTools } from './read-tools.ts';
import { ResponsesRequestError } from './responses-error.ts';

/** A request of the Responses API as a chat. */
export interface ResponsesRequest {
  /** Body of the chat request, without `stream`. */
  readonly chat: Members & { readonly messages: readonly Message[] };
  /** Members that change no answer, such as `prompt_cache_key`: OpenAI takes them with a chat, other services may refuse them. */
  readonly hints: Members;
  /** Names of the custom tools, for the writer of the response. */
  readonly customTools: ReadonlySet<string>;
  /** Members, types of items and types of tools that a chat has no place for. */
  readonly skipped: readonly string[];
}

const SAME_NAME = ['model', 'temperature', 'top_p'] as const;
const HINTS = [
  ...['user', 'safety_identifier', 'service_tier', 'prompt_cache_key', 'prompt_cache_retention'],
  ...['prompt_cache_options', 'store'],
] as const;
/** Members that continue what a server has stored. */
const STATE = ['previous_response_id', 'conversation', 'prompt'] as const;
const SKIPPED = ['context_management', 'moderation'] as const;

/**
 * Reads a body of `POST /v1/responses` as a chat request. Throws a `ResponsesRequestError` for one that is malformed, or that needs
 * stored state.
 */
export function readResponsesRequest(body: Members, options: ReadItemsOptions = {}): ResponsesRequest {
  refuseState(body);
  const { instructions, text, reasoning, max_output_tokens: limit } = body;
  const { messages, skipped: items } = readItems(body.input, options);
  const { tools, customTools, skipped: types } = readTools(body.tools);
  const { verbosity } = toMembers(text);
  const { effort } = toMembers(reasoning);
  const system = typeof instructions === 'string' && instructions ? [{ role: 'system', content: instructions }] : [];
  return {
    chat: {
      ...pickMembers(body, SAME_NAME),
      messages: [...system, ...messages],
      ...(typeof limit === 'number' && { max_completion_tokens: limit }),
      ...readToolChoice(body.tool_choice, tools, body.parallel_tool_calls),
      ...readFormat(text),
      ...(typeof verbosity === 'string' && { verbosity }),
      ...(typeof effort === 'string' && { reasoning_effort: effort }),
      ...readLogprobs(body),
    },
    hints: pickMembers(body, HINTS),
    customTools,
    skipped: [...items, ...types, ...SKIPPED.filter((name) => body[name] != null)],
  };
}

/** True where a request wants reasoning that it can send back. */
export function wantsEncryptedReasoning({ include }: Members): boolean {
  return Array.isArray(include) && include.includes('reasoning.encrypted_content');
}

function refuseState(body: Members): void {
  const { background, previous_response_id: previous } = body;
  if (typeof previous === 'string') {
    throw new ResponsesRequestError(
      `Previous response with id '${previous}' not found. Responses are not stored here: send the whole conversation as 'input'.`,
      { param: 'previous_response_id', code: 'previous_response_not_found' },
    );
  }
  const found = STATE.find((name) => body[name] != null) ?? (background === true ? 'background' : undefined);
  if (found === undefined) return;
  throw new ResponsesRequestError(
    `Unsupported parameter: '${found}'. Nothing is stored here: send the whole conversation as 'input'.`,
    { param: found, code: 'unsupported_parameter' },
  );
}

function readFormat(text: unknown): Members {
  const format = isMembers(text) ? text.format : undefined;
  if (!isMembers(format) || format.type === 'text') return {};
  const { type, ...schema } = format;
  return { response_format: type === 'json_schema' ? { type, json_schema: schema } : { type } };
}

function readLogprobs({ include, top_logprobs: count }: Members): Members {
  if (!Array.isArray(include) || !include.includes('message.output_text.logprobs')) return {};
  return { logprobs: true, ...(typeof count === 'number' && { top_logprobs: count }) };
}
