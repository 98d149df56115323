import type { ChatCompletionOutput, ChatCompletionOutputMessage, ChatCompletionStreamOutput } from '@hubkit/task-types';
import type { Call, ChatAdapter, StreamRules } from '../../../contract/adapter.ts';
import { InputError } from '../../../contract/errors.ts';
import type { JsonForm, Provider } from '../../../contract/provider.ts';
import type { JsonSchema } from '../../../contract/response-format.ts';
import { chatStream } from '../../../presets/openai-chat.ts';
import type { Route } from '../../../routing/route.ts';
import { serviceAt } from '../reasoning/model-levels.ts';
import type { AnswerFormat } from './read-format.ts';

/** Makes a route whose requests have a response format, and whose responses have the answer as content in any case. */
export function structuredRoute(route: Route, format: AnswerFormat): Route {
  const { provider, adapter, endpoint } = route;
  if (adapter.type !== 'chat') throw new InputError(`${provider.id} does not support JSON responses.`);
  // Servers behind endpoints have OpenAI's form, whatever the provider that stands for them has.
  const form = format.mode ?? (endpoint ? 'json_schema' : requireJsonForm(provider));
  const structured: ChatAdapter = {
    ...adapter,
    request: (call) => {
      // Where forced tools are refused, the schema is in the prompt and the answer is content all the same.
      const taken = form === 'tool' && refusesForcedTools(call, endpoint?.url) ? 'json_object' : form;
      return adapter.request({ ...call, input: applyFormat(call.input, format, taken) });
    },
    ...(form === 'tool' && {
      // An adapter of chat gives chat completions, whole or in chunks.
      output: (body: unknown, call: Call) => contentFromTool(adapter.output(body, call) as ChatCompletionOutput),
      stream: streamFromTool((adapter.stream ?? chatStream) as StreamRules<'conversational'>) as StreamRules,
    }),
  };
  return { ...route, adapter: structured };
}

/** DeepSeek refuses a choice of the tool unless its thinking is switched off. */
function refusesForcedTools({ model, input }: Call, url: string | undefined): boolean {
  const { thinking } = input as { readonly thinking?: { readonly type?: unknown } };
  return url !== undefined && serviceAt(url, model) === 'deepseek' && thinking?.type !== 'disabled';
}

function requireJsonForm({ id, jsonForm = 'json_schema' }: Provider): JsonForm {
  if (jsonForm !== 'none') return jsonForm;
  throw new InputError(
    `${id} cannot be made to answer with JSON. Choose another provider, or set \`mode\` beside the schema if you know better.`,
  );
}

/** Moves the arguments of the tool call that carries the answer into its content. */
function contentFromTool(completion: ChatCompletionOutput): ChatCompletionOutput {
  const choices = completion.choices.map(({ message, ...choice }) => ({
    ...choice,
    message: { ...message, ...readContent(message) },
    ...stopReason(choice.finish_reason),
  }));
  return { ...completion, choices };
}

function readContent({ content, tool_calls: calls }: ChatCompletionOutputMessage) {
  const given: unknown = calls?.[0]?.function?.arguments;
  const text = typeof given === 'object' && given ? JSON.stringify(given) : given;
  return { content: typeof text === 'string' ? text : content, tool_calls: undefined };
}

function stopReason(reason: string | null | undefined) {
  return reason === 'tool_calls' ? { finish_reason: 'stop' } : {};
}

/** Moves the arguments of streamed tool calls into the content of their chunks. */
function streamFromTool(rules: StreamRules<'conversational'>): StreamRules<'conversational'> {
  const { begin } = rules;
  return {
    ...rules,
    ...(begin && { begin: () => streamFromTool(begin()) }),
    chunk(data, soFar) {
      const chunk = rules.chunk(data, soFar);
      return chunk && { ...chunk, choices: chunk.choices.map(deltaFromTool) };
    },
  };
}

function deltaFromTool({ delta, ...choice }: ChatCompletionStreamOutput['choices'][number]) {
  const { tool_calls: calls, ...rest } = delta ?? {};
  const text = calls?.map((call) => call?.function?.arguments ?? '').join('');
  return {
    ...choice,
    delta: { ...rest, ...(text !== undefined && { content: text }) },
    ...stopReason(choice.finish_reason),
  };
}

/** The input of a chat, as far as a response format changes it. */
interface ChatInput {
  readonly messages?: readonly object[];
  readonly tools?: unknown;
  readonly response_format?: unknown;
}

/** Adds a response format to the input of a chat in the form that a service takes. */
function applyFormat<Input extends object>(input: Input, format: AnswerFormat, form: JsonForm): Input {
  // A cast to what is read here; nothing of it is taken for granted.
  const { messages, tools } = input as ChatInput;
  const { name, description, jsonSchema: schema, strict } = format;
  const named = { name, ...(description && { description }), schema };
  switch (form) {
    case 'json_schema':
      return { ...input, response_format: { type: form, json_schema: { ...named, ...(strict && { strict }) } } };
    case 'json_schema_lax':
      return { ...input, response_format: { type: 'json_schema', json_schema: { ...named, strict: false } } };
    case 'json_value':
      return { ...input, response_format: { type: 'json_object', value: schema } };
    case 'json_object':
      return { ...input, messages: withSchema(messages ?? [], schema), response_format: { type: 'json_object' } };
    case 'tool': {
      if (tools) throw new InputError('The schema of the answer is sent as a tool here: leave out `tools`.');
      const tool = { name, ...(description && { description }), parameters: schema, ...(strict && { strict }) };
      const tools_ = [{ type: 'function', function: tool }];
      return { ...input, tools: tools_, tool_choice: { type: 'function', function: { name } } };
    }
  }
}

/** Adds the schema to the messages, for services that only guarantee JSON. */
function withSchema(messages: readonly object[], schema: JsonSchema): readonly object[] {
  const content = `Answer with one JSON object, and nothing else, that follows this JSON Schema:\n${JSON.stringify(schema)}`;
  const [first, ...rest] = messages as readonly { readonly role?: unknown; readonly content?: unknown }[];
  // Some models have templates that allow one system message only.
  return first?.role === 'system' && typeof first.content === 'string'
    ? [{ ...first, content: `${first.content}\n\n${content}` }, ...rest]
    : [{ role: 'system', content }, ...messages];
}
