import { isJsonObject, type JsonObject } from '../../contract/json.ts';
import { refused } from '../../contract/problem.ts';

/** Members of requests, November 2026. */
const MEMBERS: ReadonlySet<string> = new Set([
  ...['background', 'client_metadata', 'context_management', 'conversation', 'include', 'input', 'instructions'],
  ...['max_output_tokens', 'max_tool_calls', 'metadata', 'model', 'moderation', 'parallel_tool_calls'],
  ...['previous_response_id', 'prompt', 'prompt_cache_key', 'prompt_cache_options', 'prompt_cache_retention'],
  ...['reasoning', 'safety_identifier', 'service_tier', 'store', 'stream', 'stream_options', 'temperature', 'text'],
  ...['tool_choice', 'tools', 'top_logprobs', 'top_p', 'truncation', 'user'],
]);

/** Members of chat that have another name here. */
const MOVED: Readonly<Record<string, string>> = {
  max_tokens: 'max_output_tokens',
  max_completion_tokens: 'max_output_tokens',
  messages: 'input',
  reasoning_effort: 'reasoning.effort',
  response_format: 'text.format',
  verbosity: 'text.verbosity',
};

/** Types of tools, November 2026. Those that are no functions are never called here. */
const TOOLS: ReadonlySet<string> = new Set([
  ...['apply_patch', 'code_interpreter', 'computer', 'computer_use_preview', 'custom', 'file_search', 'function'],
  ...['image_generation', 'local_shell', 'mcp', 'namespace', 'shell', 'tool_search', 'web_search'],
  ...['web_search_preview'],
]);

/** Throws OpenAI's error for what its Responses API does not know. */
export function checkMembers({ tools, text, ...body }: JsonObject): void {
  for (const name of Object.keys(body)) {
    const moved = Object.hasOwn(MOVED, name) ? MOVED[name] : undefined;
    if (moved !== undefined) {
      throw refused(
        `Unsupported parameter: '${name}'. In the Responses API, this parameter has moved to '${moved}'. Try again with the new parameter. See the API documentation for more information.`,
        { param: name, code: 'unsupported_parameter' },
      );
    }
    if (!MEMBERS.has(name)) throw refused(`Unknown parameter: '${name}'.`, { param: name, code: 'unknown_parameter' });
  }
  if (Array.isArray(tools)) for (const [index, tool] of tools.entries()) checkTool(tool, `tools[${index}]`);
  checkFormat(isJsonObject(text) ? text.format : undefined);
}

function checkTool(tool: unknown, at: string): void {
  if (!isJsonObject(tool)) return;
  const { type, name, parameters, strict } = tool;
  if (!TOOLS.has(String(type)) && !/^(web_search|computer)/.test(String(type))) {
    throw refused(`Invalid value: '${String(type)}'.`, { param: `${at}.type`, code: 'invalid_value' });
  }
  if (type !== 'function' && type !== 'custom') return;
  if (typeof name !== 'string') throw missing(`${at}.name`);
  if (!/^[\w-]{1,64}$/.test(name)) {
    throw refused(
      `Invalid '${at}.name': string does not match pattern. Expected a string that matches the pattern '^[a-zA-Z0-9_-]+$'.`,
      { param: `${at}.name`, code: 'invalid_value' },
    );
  }
  // A function without the member is strict where its schema allows that.
  if (type === 'function' && strict === true) checkStrict(parameters, `Invalid schema for function '${name}'`, at);
}

function checkFormat(format: unknown): void {
  if (!isJsonObject(format) || format.type !== 'json_schema') return;
  const { name, schema, strict } = format;
  if (typeof name !== 'string') throw missing('text.format.name');
  if (!isJsonObject(schema)) throw missing('text.format.schema');
  if (strict === true) checkStrict(schema, `Invalid schema for response_format '${name}'`, 'text.format');
}

/** Strict schemas are closed, and demand all their properties. */
function checkStrict(schema: unknown, what: string, at: string): void {
  if (!isJsonObject(schema) || schema.type !== 'object') return;
  const problem = (text: string) =>
    refused(`${what}: In context=(), ${text}`, {
      param: at.startsWith('text') ? `${at}.schema` : `${at}.parameters`,
      code: at.startsWith('text') ? 'invalid_json_schema' : 'invalid_function_parameters',
    });
  if (schema.additionalProperties !== false) {
    throw problem("'additionalProperties' is required to be supplied and to be false.");
  }
  const names = isJsonObject(schema.properties) ? Object.keys(schema.properties) : [];
  const required: readonly unknown[] = Array.isArray(schema.required) ? schema.required : [];
  const absent = names.find((name) => !required.includes(name));
  if (absent !== undefined) {
    throw problem(
      `'required' is required to be supplied and to be an array including every key in properties. Missing '${absent}'.`,
    );
  }
}

function missing(param: string) {
  return refused(`Missing required parameter: '${param}'.`, { param, code: 'missing_required_parameter' });
}
