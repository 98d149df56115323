import type { ChatRequest } from '../content/chat/chat-request.ts';
import type { Generated } from '../content/chat/generate.ts';
import { isJsonObject, type JsonObject } from '../contract/json.ts';
import { refused } from '../contract/problem.ts';
import type { Effort } from '../contract/thinking.ts';
import type { TaskDialect, TaskRequest, TaskResponseContext } from '../dialect/provider.ts';
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
  readonly style?: ChatStyle;
}

/** Chat completions in OpenAI's protocol, plain and streamed. */
export function openaiChat({ path, check, style = {} }: OpenaiChatOptions): TaskDialect<ChatRequest, Generated> {
  return {
    path,
    read(request) {
      const { body, modelName } = request;
      const chat = readChatRequest({ ...body, model: modelName });
      readLogprobs(body, style.logprobs ?? 'content');
      check?.(body);
      return { ...chat, effort: checkThinking(request) };
    },
    write: (generated, context) => writeCompletion(style, generated, envelopeOf(style, context)),
    stream: {
      isWanted: ({ body }: TaskRequest) => body.stream === true,
      ...(style.streamType ? { contentType: style.streamType } : {}),
      write: (generated, context) => writeChunks(style, generated, envelopeOf(style, context)),
    },
  };
}

/** Reads the effort of a request, and checks what a model refuses while it thinks. */
function checkThinking({ body, model }: TaskRequest): Effort {
  const effort = readEffort(model, body);
  readThoughtsForm(model, body);
  if (!model.thinks || effort === 'none') return effort;
  const { demands, refusedToolChoice } = model.thinks;
  const isForced = body.tool_choice === 'required' || isJsonObject(body.tool_choice);
  if (refusedToolChoice !== undefined && isForced) throw refused(refusedToolChoice, { code: 'invalid_request_error' });
  if (demands) checkHistory(demands, body.messages);
  return effort;
}

/** The members of a response other than its content. */
export function envelopeOf(style: ChatStyle, context: TaskResponseContext): Envelope {
  const { id = (hex) => `chatcmpl-${hex}`, logprobs = 'content' } = style;
  return {
    id: id(context.id),
    model: context.request.modelName,
    created: Math.floor(context.now / 1000),
    includeUsage: includesUsage(context.request.body),
    topLogprobs: readLogprobs(context.request.body, logprobs),
    thoughts: readThoughtsForm(context.request.model, context.request.body),
  };
}

function includesUsage({ stream_options: options }: JsonObject): boolean {
  return (
    typeof options === 'object' && options !== null && 'include_usage' in options && options.include_usage === true
  );
}
