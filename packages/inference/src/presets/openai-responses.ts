import {
  ChatChunkReader,
  chatFromResponse,
  ResponsesRequestError,
  toResponsesRequest,
} from '@hubkit/messages/responses';
import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/task-types';
import type { Call, ChatAdapter, ChatCallArgs, ResponsesDialect, StreamRules } from '../contract/adapter.ts';
import { InputError } from '../contract/errors.ts';
import type { Schema } from '../contract/schema.ts';
import { chatStream } from './openai-chat.ts';

/** The member of a response that is read. */
interface Answer {
  readonly output: readonly unknown[];
  readonly [member: string]: unknown;
}

const response: Schema<Answer> = {
  '~standard': {
    validate(value) {
      // A cast to what is read here; nothing of it is taken for granted.
      const { output } = (value ?? {}) as Partial<Answer>;
      if (Array.isArray(output)) return { value: value as Answer };
      return { issues: [{ message: 'expected array', path: ['output'] }] };
    },
  },
};

/** Reads the events of one stream as chunks. */
function beginStream(): StreamRules<'conversational'> {
  const reader = new ChatChunkReader();
  // The reader makes chunks of chat.
  return { ...chatStream, chunk: (data) => reader.read(data) as ChatCompletionStreamOutput | undefined };
}

/** Chat by OpenAI's Responses API, in the place of the chat that a service has beside it. Nothing is stored. */
export function openaiResponses(
  chat: ChatAdapter<'conversational'>,
  { path, encryptsReasoning, takesThoughts }: ResponsesDialect,
  args: ChatCallArgs,
): ChatAdapter<'conversational', Answer> {
  return {
    type: 'chat',
    malformedText: 'Expected a response with output',
    request(call) {
      // What the chat of the service does to its bodies is for that route.
      const { input, isStream, model } = call;
      const { stream: _, api: __, ...members } = input as unknown as Readonly<Record<string, unknown>>;
      if (!Array.isArray(members.messages)) {
        throw new InputError("'messages' must be a list, such as [{ role: 'user', content: 'Hello' }].");
      }
      if (members.background === true) {
        throw new InputError("'background' is not supported: the client waits for the response of a chat.");
      }
      const options = { encryptsReasoning: encryptsReasoning?.(args, model) === true, takesThoughts };
      const json = inputErrors(() => toResponsesRequest({ model, ...members, ...(model && { model }) }, options));
      return { path, json: { ...json, model: model || undefined, stream: isStream || undefined } };
    },
    response,
    output: (body, call) => toCompletion(body, call),
    stream: { ...chatStream, begin: beginStream },
    endpointPath: 'v1/responses',
    ...(chat.label !== undefined && { label: chat.label }),
  };
}

function toCompletion(body: Answer, call: Call<'conversational'>): ChatCompletionOutput {
  const completion = chatFromResponse(body);
  const { id, created, model } = completion;
  // The members of a chat completion, those that the server has omitted filled in.
  return {
    ...completion,
    id: id ?? '',
    created: created ?? 0,
    model: model ?? call.model,
  } as unknown as ChatCompletionOutput;
}

function inputErrors<Value>(write: () => Value): Value {
  try {
    return write();
  } catch (error) {
    if (!(error instanceof ResponsesRequestError)) throw error;
    throw new InputError(`${error.message} Leave it out, or set api: 'chat' where the service has that, too.`);
  }
}
