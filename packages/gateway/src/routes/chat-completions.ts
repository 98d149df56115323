import type { ChatCompletionArgs, ChatCompletionStreamOutput } from '@hubkit/inference';
import { beginCall, estimateTokens } from '../call/begin-call.ts';
import type { Visit } from '../call/parts.ts';
import { replyWith } from '../call/reply.ts';
import { streamReply } from '../call/stream-reply.ts';
import { GatewayError } from '../contract/errors.ts';
import type { Outgoing } from '../contract/exchange.ts';
import { jsonReply } from '../http/json-reply.ts';
import { type JsonObject, readJson } from '../http/read-json.ts';
import { countField, taskFields } from './fields.ts';
import type { Route } from './route.ts';

/** `POST /v1/chat/completions`: an answer as JSON or as a stream of events. */
export const chatCompletions: Route = { path: 'chat/completions', methods: { POST: chat } };

async function chat(visit: Visit): Promise<Outgoing> {
  const { parts, incoming } = visit;
  const body = await readJson(incoming, parts.bounds);
  if (!Array.isArray(body.messages) || body.messages.length === 0) {
    throw new GatewayError('INPUT', '`messages` has to be a list with at least one message.', { param: 'messages' });
  }
  const isStream = body.stream === true;
  const { args, choices, outputTokens } = boundedArgs(body, visit);
  const call = await beginCall(visit, {
    task: 'conversational',
    model: body.model,
    isStream,
    tokens: {
      input: estimateTokens(Number(incoming.header('content-length') ?? 0) || JSON.stringify(body.messages).length),
      output: outputTokens * choices,
    },
  });
  // Checked so far as the gateway is concerned; the provider checks the rest.
  const given = { ...args, ...call.target } as unknown as ChatCompletionArgs;
  if (!isStream)
    return replyWith(
      call,
      () => parts.client.chatCompletion(given, call.options),
      (result) => jsonReply(result),
    );
  const wantsUsage = asksForUsage(body);
  const counted = { ...given, stream_options: { ...asObject(body.stream_options), include_usage: true } };
  const stream = parts.client.chatCompletionStream(counted as ChatCompletionArgs, call.options);
  return streamReply(visit, call, stream, (chunk) =>
    wantsUsage || !isUsageOnly(chunk) ? JSON.stringify(chunk) : undefined,
  );
}

/** Reads the fields for the provider, and bounds the number of tokens and choices. */
function boundedArgs(body: JsonObject, { parts: { bounds } }: Visit) {
  const choices = countField(body, 'n', bounds.choices) ?? 1;
  const name = body.max_completion_tokens !== undefined ? 'max_completion_tokens' : 'max_tokens';
  const outputTokens = countField(body, name, bounds.outputTokens) ?? bounds.outputTokens;
  const { stream: _, ...fields } = taskFields(body);
  return { args: { ...fields, [name]: outputTokens }, choices, outputTokens };
}

function asksForUsage({ stream_options: options }: JsonObject): boolean {
  return asObject(options).include_usage === true;
}

/** True for the event with the usage at the end, which clients get only if they ask for it. */
function isUsageOnly({ choices, usage }: ChatCompletionStreamOutput): boolean {
  return choices.length === 0 && usage !== undefined && usage !== null;
}

function asObject(value: unknown): JsonObject {
  return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
}
