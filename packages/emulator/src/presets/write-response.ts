import type { Generated, GeneratedChoice } from '../content/chat/generate.ts';
import { scoreTokens } from '../content/score-tokens.ts';
import { hexId } from '../contract/ids.ts';
import type { JsonObject } from '../contract/json.ts';
import { type Frame, namedEvent } from '../http/event-stream.ts';
import { writeScore } from './logprobs.ts';

/** Members of a response of the Responses API other than its output. */
export interface ResponseEnvelope {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly model: string;
  /** Seconds since 1970. */
  readonly created: number;
  /** The body of the request, whose settings the response repeats. */
  readonly request: JsonObject;
  /** The number of alternatives of each token; undefined where the request wants no log probabilities. */
  readonly topLogprobs: number | undefined;
  /** Members of the service's own. */
  readonly extras?: JsonObject | undefined;
}

/** Writes the body of a plain response. */
export function writeResponse(generated: Generated, envelope: ResponseEnvelope): JsonObject {
  const [choice] = generated.choices;
  const isCut = choice?.finishReason === 'length';
  return {
    ...writeHead(envelope),
    status: isCut ? 'incomplete' : 'completed',
    incomplete_details: isCut ? { reason: 'max_output_tokens' } : null,
    output: choice ? writeItems(choice, envelope, isCut ? 'incomplete' : 'completed') : [],
    usage: {
      input_tokens: generated.promptTokens,
      input_tokens_details: { cached_tokens: 0 },
      output_tokens: generated.completionTokens,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: generated.promptTokens + generated.completionTokens,
    },
  };
}

/** Writes the events of a streamed response. Each has its number in the stream. */
export function* writeResponseEvents(generated: Generated, envelope: ResponseEnvelope): Generator<Frame> {
  let number = 0;
  const event = (type: string, members: JsonObject, tokens = 0): Frame =>
    namedEvent(type, { type, sequence_number: number++, ...members }, tokens);
  const started = { ...writeHead(envelope), status: 'in_progress', incomplete_details: null, output: [], usage: null };
  yield event('response.created', { response: started });
  yield event('response.in_progress', { response: started });
  const response = writeResponse(generated, envelope);
  const [choice] = generated.choices;
  if (choice && choice.toolCalls.length === 0) yield* writeMessageEvents(choice, envelope, event);
  else if (choice) yield* writeToolEvents(choice, envelope, event);
  yield event(`response.${response.status}`, { response });
}

type WriteEvent = (type: string, members: JsonObject, tokens?: number) => Frame;

function* writeMessageEvents(choice: GeneratedChoice, envelope: ResponseEnvelope, event: WriteEvent): Generator<Frame> {
  const place = { item_id: itemId('msg', envelope, 0), output_index: 0, content_index: 0 };
  const [message = {}] = writeItems(choice, envelope, choice.finishReason === 'length' ? 'incomplete' : 'completed');
  const text = choice.pieces.join('');
  yield event('response.output_item.added', {
    output_index: 0,
    item: { ...message, status: 'in_progress', content: [] },
  });
  yield event('response.content_part.added', { ...place, part: textPart('') });
  const logprobs = logprobsOf(choice, envelope);
  for (const [at, delta] of choice.pieces.entries()) {
    yield event('response.output_text.delta', { ...place, delta, logprobs: logprobs.slice(at, at + 1) }, 1);
  }
  yield event('response.output_text.done', { ...place, text, logprobs });
  yield event('response.content_part.done', { ...place, part: textPart(text, logprobs) });
  yield event('response.output_item.done', { output_index: 0, item: message });
}

function* writeToolEvents(choice: GeneratedChoice, envelope: ResponseEnvelope, event: WriteEvent): Generator<Frame> {
  for (const [index, item] of writeItems(choice, envelope, 'completed').entries()) {
    const place = { item_id: item.id, output_index: index };
    const written = String(item.arguments);
    yield event('response.output_item.added', {
      output_index: index,
      item: { ...item, status: 'in_progress', arguments: '' },
    });
    for (const delta of written.match(/[\s\S]{1,12}/g) ?? [])
      yield event('response.function_call_arguments.delta', { ...place, delta }, 1);
    yield event('response.function_call_arguments.done', { ...place, name: item.name, arguments: written });
    yield event('response.output_item.done', { output_index: index, item });
  }
}

function writeHead({ id, created, model, request, topLogprobs, extras }: ResponseEnvelope): JsonObject {
  return {
    id: `resp_${id}`,
    object: 'response',
    created_at: created,
    background: false,
    error: null,
    instructions: request.instructions ?? null,
    max_output_tokens: request.max_output_tokens ?? null,
    max_tool_calls: null,
    metadata: request.metadata ?? {},
    model,
    parallel_tool_calls: request.parallel_tool_calls ?? true,
    previous_response_id: null,
    reasoning: request.reasoning ?? { effort: null, summary: null },
    service_tier: 'default',
    store: false,
    temperature: request.temperature ?? 1,
    text: request.text ?? { format: { type: 'text' } },
    tool_choice: request.tool_choice ?? 'auto',
    tools: request.tools ?? [],
    top_logprobs: topLogprobs ?? 0,
    top_p: request.top_p ?? 1,
    truncation: 'disabled',
    user: request.user ?? null,
    ...extras,
  };
}

/** The output: one message, or one item for every function call. */
function writeItems(choice: GeneratedChoice, envelope: ResponseEnvelope, status: string): readonly JsonObject[] {
  if (choice.toolCalls.length === 0) {
    const content = [textPart(choice.pieces.join(''), logprobsOf(choice, envelope))];
    return [{ id: itemId('msg', envelope, 0), type: 'message', status, role: 'assistant', content }];
  }
  return choice.toolCalls.map((call, index) => ({
    id: itemId('fc', envelope, index),
    type: 'function_call',
    status,
    call_id: call.id,
    name: call.name,
    arguments: call.arguments,
  }));
}

function logprobsOf({ pieces }: GeneratedChoice, { topLogprobs }: ResponseEnvelope): readonly JsonObject[] {
  return topLogprobs === undefined ? [] : scoreTokens(pieces, topLogprobs).map(writeScore);
}

const textPart = (text: string, logprobs: readonly JsonObject[] = []) => ({
  type: 'output_text',
  text,
  annotations: [],
  logprobs,
});

const itemId = (prefix: string, { id }: ResponseEnvelope, index: number) => `${prefix}_${hexId(`${id} ${index}`, 32)}`;
