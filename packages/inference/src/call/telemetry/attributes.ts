import type { TaskId } from '@hubkit/catalog';
import type { ObservedCall, ObservedResponse } from '../../contract/call-observer.ts';
import type { Attributes } from './opentelemetry-api.ts';

/** Operations by task. Tasks without text have none in the conventions, so their own names are used. */
const OPERATIONS: Readonly<Partial<Record<TaskId, string>>> = {
  conversational: 'chat',
  'text-generation': 'text_completion',
  'feature-extraction': 'embeddings',
};

/** Names of providers in the conventions, where they differ from ours. */
const PROVIDERS: Readonly<Record<string, string>> = { 'hf-inference': 'hugging_face' };

/** Parameters of a chat by attribute. */
const PARAMETERS: Readonly<Record<string, string>> = {
  max_tokens: 'gen_ai.request.max_tokens',
  temperature: 'gen_ai.request.temperature',
  top_p: 'gen_ai.request.top_p',
  frequency_penalty: 'gen_ai.request.frequency_penalty',
  presence_penalty: 'gen_ai.request.presence_penalty',
  seed: 'gen_ai.request.seed',
  n: 'gen_ai.request.choice.count',
};

/** Names the operation of a task. */
export function operationName(task: TaskId): string {
  return OPERATIONS[task] ?? task;
}

/** Attributes of a call when it starts. */
export function startAttributes({ task, provider, model, input }: ObservedCall, hasContent: boolean): Attributes {
  const parameters = Object.entries(PARAMETERS).flatMap(([name, attribute]) => {
    const value = input[name];
    return typeof value === 'number' ? [[attribute, value] as const] : [];
  });
  const messages = input.messages ?? input.inputs;
  return {
    'gen_ai.operation.name': operationName(task),
    'gen_ai.provider.name': PROVIDERS[provider] ?? provider,
    ...(model && { 'gen_ai.request.model': model }),
    ...Object.fromEntries(parameters),
    ...(hasContent && isTextOrList(messages) && { 'gen_ai.input.messages': JSON.stringify(messages) }),
  };
}

/** Attributes of a call when it ends: `found` are its result, or the chunks of its stream. */
export function endAttributes(found: readonly unknown[], response: ObservedResponse, hasContent: boolean): Attributes {
  const { usage, provider, providerModel } = response;
  const reasons = found.flatMap((value) => choicesOf(value).map(({ finish_reason: reason }) => reason)).filter(isText);
  const id = found.map((value) => member(value, 'id')).find(isText);
  const model = found.map((value) => member(value, 'model')).find(isText) ?? providerModel;
  const text = found.flatMap((value) =>
    choicesOf(value).map(({ message, delta }) => member(message ?? delta, 'content')),
  );
  return {
    ...(provider && { 'gen_ai.provider.name': PROVIDERS[provider] ?? provider }),
    ...(model && { 'gen_ai.response.model': model }),
    ...(id && { 'gen_ai.response.id': id }),
    ...(reasons.length > 0 && { 'gen_ai.response.finish_reasons': reasons }),
    ...(usage?.inputTokens !== undefined && { 'gen_ai.usage.input_tokens': usage.inputTokens }),
    ...(usage?.outputTokens !== undefined && { 'gen_ai.usage.output_tokens': usage.outputTokens }),
    ...(usage?.cachedTokens !== undefined && { 'gen_ai.usage.cache_read.input_tokens': usage.cachedTokens }),
    ...(usage?.cacheWriteTokens !== undefined && {
      'gen_ai.usage.cache_creation.input_tokens': usage.cacheWriteTokens,
    }),
    ...(usage?.reasoningTokens !== undefined && { 'gen_ai.usage.reasoning.output_tokens': usage.reasoningTokens }),
    ...(hasContent &&
      text.some(isText) && {
        'gen_ai.output.messages': JSON.stringify([{ role: 'assistant', content: text.filter(isText).join('') }]),
      }),
  };
}

/** Attributes of the metrics of a call: those of few values. */
export function metricAttributes(call: ObservedCall, response: ObservedResponse, errorType?: string): Attributes {
  const provider = response.provider ?? call.provider;
  return {
    'gen_ai.operation.name': operationName(call.task),
    'gen_ai.provider.name': PROVIDERS[provider] ?? provider,
    ...(call.model && { 'gen_ai.request.model': call.model }),
    ...(errorType && { 'error.type': errorType }),
  };
}

function choicesOf(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  const choices = member(value, 'choices');
  return Array.isArray(choices) ? choices.filter((choice) => choice instanceof Object) : [];
}

function member(value: unknown, name: string): unknown {
  return value instanceof Object ? Reflect.get(value, name) : undefined;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** True for texts and messages, false for files. */
function isTextOrList(value: unknown): boolean {
  return typeof value === 'string' || Array.isArray(value);
}
