import type { TaskId } from '@hubkit/task-types';
import type { ObservedCall, ObservedResponse } from '../../contract/call-observer.ts';
import { InferenceError } from '../../contract/errors.ts';
import { inputMessages, outputMessages, toolDefinitions } from './messages.ts';
import type { Attributes } from './opentelemetry-api.ts';

/** Operations by task. Tasks without text have none in the conventions, so their own names are used. */
const OPERATIONS: Readonly<Partial<Record<TaskId, string>>> = {
  conversational: 'chat',
  'text-generation': 'text_completion',
  'feature-extraction': 'embeddings',
};

/** Types of output other than text. */
const OUTPUTS: Readonly<Partial<Record<TaskId, string>>> = {
  'text-to-image': 'image',
  'image-to-image': 'image',
  'text-to-speech': 'speech',
};

/** Names of providers in the conventions, where they differ from ours. */
const PROVIDERS: Readonly<Record<string, string>> = { 'hf-inference': 'hugging_face' };

/** Numbers among the arguments of a call by attribute; those of text generation are members of `parameters`. */
const NUMBERS: Readonly<Record<string, string>> = {
  max_tokens: 'gen_ai.request.max_tokens',
  max_completion_tokens: 'gen_ai.request.max_tokens',
  max_new_tokens: 'gen_ai.request.max_tokens',
  temperature: 'gen_ai.request.temperature',
  top_p: 'gen_ai.request.top_p',
  top_k: 'gen_ai.request.top_k',
  frequency_penalty: 'gen_ai.request.frequency_penalty',
  presence_penalty: 'gen_ai.request.presence_penalty',
  seed: 'gen_ai.request.seed',
  dimensions: 'gen_ai.embeddings.dimension.count',
};

type Input = ObservedCall['input'];

/** Names the operation of a task. */
export function operationName(task: TaskId): string {
  return OPERATIONS[task] ?? task;
}

/** True for the operations that the conventions call inference. */
export function isInference(task: TaskId): boolean {
  return task === 'conversational' || task === 'text-generation';
}

/** Attributes of a call when it starts. */
export function startAttributes(call: ObservedCall, hasContent: boolean): Attributes {
  const { task, provider, model, input, isStream } = call;
  const all: Input = { ...(input.parameters instanceof Object && { ...input.parameters }), ...input };
  const numbers = Object.entries(NUMBERS).flatMap(([name, attribute]) => {
    const value = all[name];
    return typeof value === 'number' ? [[attribute, value] as const] : [];
  });
  const stop = [all.stop ?? all.stop_sequences ?? []].flat().filter(isText);
  const level = reasoningLevel(input);
  const output = OUTPUTS[task] ?? readFormat(input);
  return {
    'gen_ai.operation.name': operationName(task),
    'gen_ai.provider.name': providerName(provider),
    ...(model && { 'gen_ai.request.model': model }),
    ...(isStream && { 'gen_ai.request.stream': true }),
    ...Object.fromEntries(numbers),
    ...(typeof all.n === 'number' && all.n !== 1 && { 'gen_ai.request.choice.count': all.n }),
    ...(stop.length > 0 && { 'gen_ai.request.stop_sequences': stop }),
    ...(level && { 'gen_ai.request.reasoning.level': level }),
    ...(output && { 'gen_ai.output.type': output }),
    ...(isText(input.encoding_format) && { 'gen_ai.request.encoding_formats': [input.encoding_format] }),
    ...(hasContent && inputContent(task, input)),
  };
}

function inputContent(task: TaskId, input: Input): Attributes {
  // Embeddings have no messages.
  const messages = isInference(task) ? inputMessages(input) : [];
  const tools = toolDefinitions(input);
  return {
    ...(messages.length > 0 && { 'gen_ai.input.messages': JSON.stringify(messages) }),
    ...(tools.length > 0 && { 'gen_ai.tool.definitions': JSON.stringify(tools) }),
  };
}

/** Attributes of a call when it ends: `found` are its result, or the chunks of its stream. */
export function endAttributes(found: readonly unknown[], response: ObservedResponse, hasContent: boolean): Attributes {
  const { usage, provider, providerModel, timings } = response;
  const reasons = found
    .flatMap((value) => readChoices(value).map(({ finish_reason: reason }) => reason))
    .filter(isText);
  const id = found.map((value) => member(value, 'id')).find(isText);
  const model = found.map((value) => member(value, 'model')).find(isText) ?? providerModel;
  const messages = hasContent ? outputMessages(found) : [];
  const numbers: Attributes = {
    'gen_ai.usage.input_tokens': usage?.inputTokens,
    'gen_ai.usage.output_tokens': usage?.outputTokens,
    'gen_ai.usage.cache_read.input_tokens': usage?.cachedTokens,
    'gen_ai.usage.cache_write.input_tokens': usage?.cacheWriteTokens,
    'gen_ai.usage.reasoning.output_tokens': usage?.reasoningTokens,
    'gen_ai.response.time_to_first_chunk': timings.firstTokenMs === undefined ? undefined : timings.firstTokenMs / 1000,
  };
  return {
    ...(provider && { 'gen_ai.provider.name': providerName(provider) }),
    ...serverAttributes(response),
    ...(model && { 'gen_ai.response.model': model }),
    ...(id && { 'gen_ai.response.id': id }),
    ...(reasons.length > 0 && { 'gen_ai.response.finish_reasons': reasons }),
    ...Object.fromEntries(Object.entries(numbers).filter(([, value]) => value !== undefined)),
    ...(messages.length > 0 && { 'gen_ai.output.messages': JSON.stringify(messages) }),
  };
}

/** Attributes of the metrics of a call: those of few values. */
export function metricAttributes(call: ObservedCall, response: ObservedResponse, errorType?: string): Attributes {
  return {
    'gen_ai.operation.name': operationName(call.task),
    'gen_ai.provider.name': providerName(response.provider ?? call.provider),
    ...(call.model && { 'gen_ai.request.model': call.model }),
    ...serverAttributes(response),
    ...(errorType && { 'error.type': errorType }),
  };
}

function serverAttributes({ origin }: ObservedResponse): Attributes {
  if (origin === undefined) return {};
  const { hostname, port, protocol } = new URL(origin);
  return { 'server.address': hostname, 'server.port': Number(port) || (protocol === 'http:' ? 80 : 443) };
}

function providerName(provider: string): string {
  return PROVIDERS[provider] ?? provider;
}

function reasoningLevel({ reasoning, reasoning_effort: effort }: Input): string | undefined {
  return [reasoning, member(reasoning, 'effort'), effort].find(isText);
}

/** The type of output that a chat asks for. */
function readFormat({ responseFormat, response_format: given }: Input): string | undefined {
  if (responseFormat !== undefined) return 'json';
  const type = member(given, 'type');
  if (type === undefined) return undefined;
  return type === 'text' ? 'text' : 'json';
}

function readChoices(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  const choices = member(value, 'choices');
  return Array.isArray(choices) ? choices.filter((choice) => choice instanceof Object) : [];
}

function member(value: unknown, name: string): unknown {
  return value instanceof Object ? Reflect.get(value, name) : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The class of a failure: the status of an error response, the code of our errors, or the name of any other error. */
export function errorType(error: unknown): string {
  if (InferenceError.is(error)) return `${error.response?.status ?? error.code}`;
  return error instanceof Error ? error.name : '_OTHER';
}
