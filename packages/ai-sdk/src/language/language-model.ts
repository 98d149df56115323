import type {
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3GenerateResult,
  LanguageModelV3StreamPart,
  LanguageModelV3StreamResult,
} from '@ai-sdk/provider';
import type { CallResponse, ChatCompletionStreamOutput } from '@hubkit/inference';
import { toApiError, withApiErrors } from '../errors.ts';
import { toHeaders, toMetadata, toWarnings } from '../response.ts';
import { type ModelParts, NAME, toCallOptions } from '../settings.ts';
import { chatArgs } from './chat-args.ts';
import { toContent } from './content.ts';
import { finishReason, tokenUsage } from './finish.ts';
import { StreamParts } from './stream-parts.ts';

/** Makes a language model over the chats of the client. */
export function languageModel(parts: ModelParts<'conversational'>): LanguageModelV3 {
  return {
    specificationVersion: 'v3',
    provider: NAME,
    modelId: parts.modelId,
    // Services load images themselves; other files are sent.
    supportedUrls: { 'image/*': [/^https?:\/\//] },
    doGenerate: (call) => withApiErrors(() => generate(parts, call)),
    doStream: (call) => withApiErrors(() => stream(parts, call)),
  };
}

async function generate(
  parts: ModelParts<'conversational'>,
  call: LanguageModelV3CallOptions,
): Promise<LanguageModelV3GenerateResult> {
  const { args, warnings } = chatArgs(parts, call);
  const { data, response } = await parts.client
    .chatCompletion(args, toCallOptions(parts.settings, call))
    .withResponse();
  const [choice] = data.choices;
  const content = toContent(choice?.message, response.provider);
  return {
    content,
    finishReason: finishReason(
      choice?.finish_reason,
      content.some(({ type }) => type === 'tool-call'),
    ),
    usage: tokenUsage(response.usage, data.usage),
    warnings: [...warnings, ...toWarnings(response)],
    providerMetadata: toMetadata(response),
    response: {
      headers: toHeaders(response),
      body: data,
      ...(data.id && { id: data.id }),
      ...(data.model && { modelId: data.model }),
      ...(data.created > 0 && { timestamp: new Date(data.created * 1000) }),
    },
  };
}

async function stream(
  parts: ModelParts<'conversational'>,
  call: LanguageModelV3CallOptions,
): Promise<LanguageModelV3StreamResult> {
  const { args, warnings } = chatArgs(parts, call);
  const { data: chunks, response } = await parts.client
    .chatCompletionStream(args, toCallOptions(parts.settings, call))
    .withResponse();
  const start: LanguageModelV3StreamPart = {
    type: 'stream-start',
    warnings: [...warnings, ...toWarnings(response)],
  };
  const read = streamParts(chunks, response, call.includeRawChunks === true);
  return { stream: toReadable(start, read), response: { headers: toHeaders(response) } };
}

async function* streamParts(
  chunks: AsyncIterable<ChatCompletionStreamOutput>,
  response: CallResponse,
  hasRaw: boolean,
): AsyncGenerator<LanguageModelV3StreamPart> {
  const parts = new StreamParts();
  try {
    for await (const chunk of chunks) {
      if (hasRaw) yield { type: 'raw', rawValue: chunk };
      yield* parts.push(chunk);
    }
  } catch (error) {
    yield { type: 'error', error: toApiError(error) };
    return;
  }
  yield* parts.end(response.provider);
  yield {
    type: 'finish',
    finishReason: finishReason(parts.finish, parts.hasCalls),
    usage: tokenUsage(response.usage, parts.usage),
    providerMetadata: toMetadata(response),
  };
}

/** A stream that reads one part ahead of its reader at most; cancelling it ends the request. */
function toReadable(
  start: LanguageModelV3StreamPart,
  parts: AsyncGenerator<LanguageModelV3StreamPart>,
): ReadableStream<LanguageModelV3StreamPart> {
  return new ReadableStream<LanguageModelV3StreamPart>({
    start: (controller) => controller.enqueue(start),
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await parts.return(undefined);
    },
  });
}
