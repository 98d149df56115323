import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/task-types';
import type { Call, ChatAdapter, ResponsesDialect, StreamRules } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';
import type { Schema } from '../contract/schema.ts';

/** Differences of a service that has OpenAI's protocol for chat. */
export interface ChatService {
  /** @default 'v1/chat/completions' */
  readonly path?: string;
  /** Adjusts the body for what the service does not take as OpenAI does. */
  readonly body?: (body: Readonly<Record<string, unknown>>, call: Call<'conversational'>) => Record<string, unknown>;
  /** Its Responses API. @default none */
  readonly responses?: ResponsesDialect;
}

/** A completion with its required member; servers omit the others, or send null. */
type Answer = Pick<ChatCompletionOutput, 'choices'> & Partial<ChatCompletionOutput>;

const response: Schema<Answer> = {
  '~standard': {
    validate(value) {
      // A cast to what is read here; nothing of it is taken for granted.
      const choices = (value as Partial<Answer> | null | undefined)?.choices;
      if (!Array.isArray(choices)) return { issues: [{ message: 'expected array', path: ['choices'] }] };
      const at = choices.findIndex((choice) => !(choice?.message instanceof Object));
      if (at < 0) return { value: value as Answer };
      return { issues: [{ message: 'expected object', path: ['choices', at, 'message'] }] };
    },
  },
};

/** Fills in members that the server has omitted, except `usage`, which cannot be derived. */
function complete(whole: Answer, call: Call<'conversational'>): ChatCompletionOutput {
  const { id, created, model } = whole;
  // Nearly every service sends all of them: the response is the answer as it is.
  if (id != null && created != null && model != null && (whole.usage || whole.usage === undefined)) {
    return whole as ChatCompletionOutput;
  }
  const { usage, ...answer } = whole;
  const known = { ...answer, id: id ?? '', created: created ?? 0, model: model ?? call.model };
  return (usage ? { ...known, usage } : known) as ChatCompletionOutput;
}

/** Chat completion by OpenAI's protocol. */
export function openaiChat({
  path = 'v1/chat/completions',
  body,
  responses,
}: ChatService = {}): ChatAdapter<'conversational', Answer> {
  return {
    type: 'chat',
    malformedText: 'Expected ChatCompletionOutput',
    request(call) {
      const { model, input, isStream } = call;
      if (!Array.isArray(input.messages)) {
        throw new InputError("'messages' must be a list, such as [{ role: 'user', content: 'Hello' }].");
      }
      const { api } = input as { readonly api?: unknown };
      if (api === 'responses') throw new InputError('This service has no Responses API.');
      // The model comes first so that a proxy can choose by the beginning of a large body.
      const json: Record<string, unknown> = { model: model || undefined, ...input, api: undefined };
      // The function that is called decides about streaming, so that the response is what it promises.
      if (isStream || input.stream) json.stream = isStream || undefined;
      if (model) json.model = model;
      return { path, json: body ? body(json, call) : json };
    },
    response,
    output: complete,
    endpointPath: 'v1/chat/completions',
    responses,
  };
}

/** Models of OpenAI that reason, which know the limit of tokens by its newer name only; also as deployments elsewhere. */
const HAS_NEW_LIMIT = /^(openai\/)?(gpt-[5-9]|o\d(-|$))/;

/** True for the models of OpenAI that reason. */
export function isReasoningModel(model: string): boolean {
  return HAS_NEW_LIMIT.test(model);
}

/** Sends `max_tokens` under the name that the model takes. */
export function withKnownLimit(body: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { max_tokens: limit, ...rest } = body;
  return limit == null || !HAS_NEW_LIMIT.test(String(body.model))
    ? { ...body }
    : { max_completion_tokens: limit, ...rest };
}

const NONE: readonly number[] = [];

/** Chat chunks as OpenAI defined them: the default of all chat adapters. */
export const chatStream: StreamRules<'conversational'> = {
  chunk(data) {
    if (!(data instanceof Object)) return;
    // A cast to what is read here; nothing of it is taken for granted.
    const { choices, detail, message } = data as { choices?: unknown; detail?: unknown; message?: unknown };
    if (!Array.isArray(choices)) {
      // Providers leave the list out of their bookkeeping events; a reason without it is an error.
      return detail || message ? undefined : ({ ...data, choices: [] } as unknown as ChatCompletionStreamOutput);
    }
    return choices.some(isWhole)
      ? { ...(data as ChatCompletionStreamOutput), choices: choices.map(toDelta) }
      : (data as ChatCompletionStreamOutput);
  },
  text: ({ choices }) => plainText(choices[0]?.delta?.content),
  ended({ choices }) {
    let ended = NONE;
    for (const choice of choices) if (choice?.finish_reason) ended = [...ended, choice.index ?? 0];
    return ended;
  },
  alternatives: ({ n }) => n ?? 1,
};

/** Text of content, which some services send as a list of parts. */
function plainText(content: unknown): string {
  if (Array.isArray(content)) return content.map((part) => plainText(part?.text)).join('');
  return typeof content === 'string' ? content : '';
}

/** A choice of a complete response, which has a message in place of a delta. */
type WholeChoice = ChatCompletionOutput['choices'][number];

function isWhole(choice: WholeChoice | undefined): boolean {
  return choice?.message !== undefined;
}

function toDelta({ message, ...choice }: WholeChoice): ChatCompletionStreamOutput['choices'][number] {
  return { ...choice, delta: message } as ChatCompletionStreamOutput['choices'][number];
}
