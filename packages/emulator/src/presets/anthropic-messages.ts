import { CompletionJoiner } from '@hubkit/messages';
import {
  type AnthropicChat,
  AnthropicEvents,
  anthropicMessage,
  readAnthropicRequest,
} from '@hubkit/messages/anthropic';
import type { ChatRequest } from '../content/chat/chat-request.ts';
import type { Generated } from '../content/chat/generate.ts';
import { invalidField } from '../contract/problem.ts';
import type { TaskDialect, TaskRequest, TaskResponseContext } from '../dialect/provider.ts';
import { namedEvent } from '../http/event-stream.ts';
import { chatChunks } from './chat-chunks.ts';
import { readChatRequest } from './read-chat-request.ts';
import { readEffort } from './thinking/read-thinking.ts';

/** Routes of Anthropic's Messages API. */
export interface AnthropicMessagesOptions {
  /** Path below the provider's base URL; that which counts tokens is below it. @default '/v1/messages' */
  readonly path?: string;
  /** False for servers that cannot count tokens. @default true */
  readonly countsTokens?: boolean;
  /** Checks of a request beyond the common ones; throws a ProblemError. */
  readonly check?: (request: TaskRequest) => void;
}

/** Chat in the protocol of Anthropic's Messages API, plain and streamed, and the count of its tokens. */
export function anthropicMessages(
  options: AnthropicMessagesOptions = {},
): readonly TaskDialect<ChatRequest, Generated>[] {
  const { path = '/v1/messages', countsTokens = true } = options;
  const messages: TaskDialect<ChatRequest, Generated> = {
    path,
    read: (request) => readRequest(request, options, { needsMaximum: true }),
    write(generated, context) {
      const joiner = new CompletionJoiner();
      for (const chunk of chatChunks(generated, undefined)) joiner.push(chunk);
      return anthropicMessage(joiner.completion, answerOptions(context));
    },
    stream: {
      isWanted: ({ body }) => body.stream === true,
      *write(generated, context) {
        const usage = { inputTokens: generated.promptTokens };
        const events = new AnthropicEvents({ ...answerOptions(context), usage });
        for (const chunk of chatChunks(generated, undefined)) {
          yield* events.push(chunk).map((event) => namedEvent(event.type, event, event.type === DELTA ? 1 : 0));
        }
        yield* events.end().map((event) => namedEvent(event.type, event));
      },
    },
  };
  const count: TaskDialect<ChatRequest, Generated> = {
    path: `${path}/count_tokens`,
    read: (request) => readRequest(request, options, { needsMaximum: false }),
    write: ({ promptTokens }) => ({ input_tokens: promptTokens }),
  };
  return countsTokens ? [messages, count] : [messages];
}

const DELTA = 'content_block_delta';

function readRequest(
  request: TaskRequest,
  { check }: AnthropicMessagesOptions,
  needs: { readonly needsMaximum: boolean },
): ChatRequest {
  check?.(request);
  const { body, model, modelName } = request;
  const { chat } = translated(() => readAnthropicRequest(body, needs));
  // Switches of a model stand in the request as it came, or in the chat that means the same.
  const effort = readEffort(model, { ...body, ...chat });
  return { ...readChatRequest({ ...chat, model: modelName }), effort, continuesLast: true };
}

function answerOptions({ id, request: { body, modelName } }: TaskResponseContext) {
  const { answer } = readAnthropicRequest(body, { needsMaximum: false });
  return { ...answer, id: `msg_${id}`, model: String(body.model ?? modelName) };
}

/** Errors of the translation as those of the service. */
function translated(read: () => AnthropicChat): AnthropicChat {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Error && 'param' in error)) throw error;
    throw invalidField(String(error.param), error.message);
  }
}
