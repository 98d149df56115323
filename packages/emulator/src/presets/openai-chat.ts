import type { ChatRequest } from '../content/chat/chat-request.ts';
import type { Generated } from '../content/chat/generate.ts';
import { isJsonObject, type JsonObject } from '../contract/json.ts';
import type { MemberRefusal, Prefill } from '../contract/refusal.ts';
import type { TaskDialect, TaskRequest, TaskResponseContext } from '../dialect/provider.ts';
import { createRefusal, type KnownMembers, refuseMembers, refuseUnknownMembers } from './check-members.ts';
import { readLogprobs } from './logprobs.ts';
import { readChatRequest } from './read-chat-request.ts';
import { checkHistory } from './thinking/check-history.ts';
import { readEffort, readThoughtsForm } from './thinking/read-thinking.ts';
import { type ChatStyle, type Envelope, writeChunks, writeCompletion } from './write-chat.ts';

/** A chat route in OpenAI's protocol. */
export interface OpenaiChatOptions {
  /** Path below the provider's base URL; `{model}` where the path names the model. */
  readonly path: string;
  /** Checks of the body beyond the common ones; throws a ProblemError. */
  readonly check?: (body: JsonObject) => void;
  /** Members that the service refuses, whatever the model. */
  readonly refuses?: readonly MemberRefusal[];
  /** The members that a strict service knows. @default all are taken */
  readonly knows?: KnownMembers;
  /** @default a last message of the assistant is continued */
  readonly prefill?: Prefill;
  readonly style?: ChatStyle;
}

/** Chat completions in OpenAI's protocol, plain and streamed. */
export function openaiChat(options: OpenaiChatOptions): TaskDialect<ChatRequest, Generated> {
  const { path, style = {} } = options;
  return {
    path,
    read(request) {
      const { body, modelName } = request;
      const chat = readChatRequest({ ...body, model: modelName });
      readLogprobs(body, style.logprobs ?? 'content');
      return { ...chat, ...checkRequest(request, options) };
    },
    write: (generated, context) => writeCompletion(style, generated, createEnvelope(style, context)),
    stream: {
      isWanted: ({ body }: TaskRequest) => body.stream === true,
      ...(style.streamType ? { contentType: style.streamType } : {}),
      write: (generated, context) => writeChunks(style, generated, createEnvelope(style, context)),
    },
  };
}

/** Checks what the service and the model refuse, and reads how the model is to begin. */
function checkRequest(
  { body, model }: TaskRequest,
  { check, refuses = [], knows, prefill = {} }: OpenaiChatOptions,
): Pick<ChatRequest, 'effort' | 'continuesLast'> {
  check?.(body);
  if (knows) refuseUnknownMembers(knows, body);
  const effort = readEffort(model, body);
  readThoughtsForm(model, body);
  const context = { model: model.providerId, isThinking: effort !== 'none' };
  refuseMembers([...refuses, ...(model.refuses ?? [])], body, context);
  if (model.thinks?.demands && effort !== 'none') checkHistory(model.thinks.demands, body.messages);
  return { effort, continuesLast: readPrefill(model.prefill ?? prefill, body, model.providerId) };
}

/** The members of a response other than its content. */
export function createEnvelope(style: ChatStyle, context: TaskResponseContext): Envelope {
  const { id = (hex) => `chatcmpl-${hex}`, logprobs = 'content' } = style;
  const { body, model } = context.request;
  return {
    id: id(context.id),
    model: context.request.modelName,
    created: Math.floor(context.now / 1000),
    includeUsage: includesUsage(body),
    topLogprobs: readLogprobs(context.request.body, logprobs),
    thoughts: readThoughtsForm(model, body),
    signature: model.thinks?.signature,
  };
}

function includesUsage({ stream_options: options }: JsonObject): boolean {
  return (
    typeof options === 'object' && options !== null && 'include_usage' in options && options.include_usage === true
  );
}

/** Reads whether the model continues the last message of a request. Throws the service's error where it takes no such message. */
function readPrefill({ asked, otherwise = 'continue' }: Prefill, body: JsonObject, model: string): boolean {
  const messages: readonly unknown[] = Array.isArray(body.messages) ? body.messages : [];
  const last = messages.at(-1);
  if (!isJsonObject(last) || last.role !== 'assistant') return false;
  const place = asked?.of === 'request' ? body : last;
  if (asked && place[asked.member] === true) return true;
  if (typeof otherwise === 'object')
    throw createRefusal({ member: 'messages', ...otherwise }, { value: last.role, model });
  return otherwise === 'continue';
}
