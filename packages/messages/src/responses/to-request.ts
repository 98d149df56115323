import { isMembers, type Members, type Message, omitMembers } from '../message.ts';
import { toMembers } from '../text-of.ts';
import { ResponsesRequestError } from './responses-error.ts';
import { type ToItemsOptions, toItems } from './to-items.ts';

/** Options of `toResponsesRequest`. */
export interface ToResponsesOptions extends ToItemsOptions {
  /** True for a service that encrypts reasoning, which is then sent back with the next request. @default false */
  readonly encryptsReasoning?: boolean | undefined;
}

/** Members of chat without a place in the Responses API, with a value that changes nothing. */
const LOST: Readonly<Record<string, string>> = {
  audio: '',
  frequency_penalty: '0',
  function_call: '',
  functions: '',
  logit_bias: '{}',
  modalities: '["text"]',
  n: '1',
  prediction: '',
  presence_penalty: '0',
  seed: '',
  stop: '[]',
};

/** The first member of a chat request that the Responses API has no place for. */
export function lostMember(chat: Members): string | undefined {
  return Object.keys(LOST).find((name) => chat[name] != null && JSON.stringify(chat[name]) !== LOST[name]);
}

/**
 * Writes the body of a chat request as one of the Responses API, which stores nothing. Members of the Responses API stay as they are.
 * Throws a `ResponsesRequestError` for a member that has no place there.
 */
export function toResponsesRequest(chat: Members, options: ToResponsesOptions = {}): Members {
  const { encryptsReasoning = false } = options;
  const lost = lostMember(chat);
  if (lost !== undefined) {
    throw new ResponsesRequestError(`The Responses API has no '${lost}'.`, {
      param: lost,
      code: 'unsupported_parameter',
    });
  }
  const {
    messages,
    max_tokens: oldLimit,
    max_completion_tokens: limit = oldLimit,
    reasoning_effort: effort,
    reasoning,
    response_format: format,
    verbosity,
    text,
    tools,
    tool_choice: choice,
    logprobs,
    include,
    stream_options: _,
    ...same
  } = chat;
  const included = [
    ...(Array.isArray(include) ? include : []),
    ...(encryptsReasoning ? ['reasoning.encrypted_content'] : []),
    ...(logprobs === true ? ['message.output_text.logprobs'] : []),
  ];
  const own = Object.keys(LOST).filter((name) => name in same);
  return {
    ...omitMembers(same, own),
    ...(Array.isArray(messages) && { input: toItems(messages as readonly Message[], options) }),
    ...(limit != null && { max_output_tokens: limit }),
    ...((effort != null || reasoning != null) && {
      reasoning: { ...toMembers(reasoning), ...(effort != null && { effort }) },
    }),
    ...((format != null || verbosity != null || text != null) && { text: toText(format, verbosity, text) }),
    ...(Array.isArray(tools) && tools.length > 0 && { tools: tools.map(toTool) }),
    ...(choice != null && { tool_choice: toChoice(choice) }),
    ...(included.length > 0 && { include: [...new Set(included)] }),
    store: same.store ?? false,
  };
}

function toText(format: unknown, verbosity: unknown, text: unknown): Members {
  return {
    ...toMembers(text),
    ...(verbosity != null && { verbosity }),
    ...(isMembers(format) && { format: toFormat(format) }),
  };
}

function toFormat({ type, json_schema: schema, ...more }: Members): Members {
  return { type, ...toMembers(schema), ...more };
}

/** Functions are flat, and are strict unless they say otherwise; tools of the service itself stay as they are. */
function toTool(tool: unknown): unknown {
  if (!isMembers(tool)) return tool;
  const { type, function: called, custom } = tool;
  if (isMembers(custom))
    return { type, ...custom, ...(isMembers(custom.format) && { format: toGrammar(custom.format) }) };
  if (!isMembers(called)) return tool;
  const { parameters = { type: 'object', properties: {} }, strict = false, ...more } = called;
  return { type, ...more, parameters, strict };
}

function toGrammar({ type, grammar, ...more }: Members): Members {
  return { type, ...toMembers(grammar), ...more };
}

function toChoice(choice: unknown): unknown {
  if (!isMembers(choice)) return choice;
  const { type, function: called, custom, allowed_tools: allowed } = choice;
  if (isMembers(allowed)) {
    const tools = Array.isArray(allowed.tools) ? allowed.tools.map(toName) : [];
    return { type, mode: allowed.mode, tools };
  }
  return called || custom ? toName(choice) : choice;
}

function toName(tool: unknown): unknown {
  if (!isMembers(tool)) return tool;
  const { type, function: called, custom } = tool;
  const name = toMembers(called ?? custom).name;
  return name === undefined ? tool : { type, name };
}
