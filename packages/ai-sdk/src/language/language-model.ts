import type {
  JSONObject,
  LanguageModelV3,
  LanguageModelV3CallOptions,
  LanguageModelV3FinishReason,
  LanguageModelV3GenerateResult,
  LanguageModelV3StreamPart,
  LanguageModelV3StreamResult,
  LanguageModelV3Usage,
} from '@ai-sdk/provider';
import type { CallResponse, ChatCompletionStreamOutput, Usage } from '@hubkit/inference';
import { isMembers } from '@hubkit/messages';
import { toApiError, withApiErrors } from '../errors.ts';
import { toHeaders, toMetadata, toWarnings } from '../response.ts';
import { type ModelParts, NAME, toCallOptions } from '../settings.ts';
import { chatArgs } from './chat-args.ts';
import { toContent } from './content.ts';
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

const REASONS: Readonly<Record<string, LanguageModelV3FinishReason['unified']>> = {
  stop: 'stop',
  eos_token: 'stop',
  stop_sequence: 'stop',
  end_turn: 'stop',
  length: 'length',
  max_tokens: 'length',
  model_length: 'length',
  content_filter: 'content-filter',
  tool_calls: 'tool-calls',
  function_call: 'tool-calls',
  tool_use: 'tool-calls',
  error: 'error',
};

/** The reason why an answer ended. Some services say `stop` after tool calls. */
function finishReason(raw: string | null | undefined, hasCalls: boolean): LanguageModelV3FinishReason {
  const unified = REASONS[raw ?? ''] ?? 'other';
  const isCall = hasCalls && (unified === 'stop' || unified === 'other');
  return { unified: isCall ? 'tool-calls' : unified, raw: raw ?? undefined };
}

/** The tokens of a call. What the service does not say stays undefined. */
function tokenUsage(usage: Usage | undefined, raw: unknown): LanguageModelV3Usage {
  const { inputTokens, outputTokens, cachedTokens, cacheWriteTokens, reasoningTokens } = usage ?? {};
  return {
    inputTokens: {
      total: inputTokens,
      noCache: minus(inputTokens, (cachedTokens ?? 0) + (cacheWriteTokens ?? 0)),
      cacheRead: cachedTokens,
      cacheWrite: cacheWriteTokens,
    },
    outputTokens: {
      total: outputTokens,
      text: minus(outputTokens, reasoningTokens ?? 0),
      reasoning: reasoningTokens,
    },
    // It was read from JSON.
    ...(isMembers(raw) && { raw: raw as JSONObject }),
  };
}

/** Some services count thoughts beside the output, so the rest is never below zero. */
function minus(total: number | undefined, part: number): number | undefined {
  return total === undefined ? undefined : Math.max(0, total - part);
}
