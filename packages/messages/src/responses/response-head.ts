import { isMembers, type Members } from '../message.ts';
import { toMembers } from '../text-of.ts';

/** Facts of a response beside its content. */
export interface ResponseFacts {
  /** Id of the response, such as `resp_…`. */
  readonly id: string;
  readonly model: string;
  /** Seconds since 1970. */
  readonly createdAt: number;
  /** The body of the request, whose settings the response repeats. */
  readonly request: Members;
  /** Members of the service's own. @default {} */
  readonly extras?: Members | undefined;
}

/** Members of a response that its request decides. */
export function responseHead({ id, model, createdAt, request, extras }: ResponseFacts): Members {
  const text = toMembers(request.text);
  const reasoning = toMembers(request.reasoning);
  return {
    id,
    object: 'response',
    created_at: createdAt,
    background: false,
    error: null,
    instructions: request.instructions ?? null,
    max_output_tokens: request.max_output_tokens ?? null,
    max_tool_calls: request.max_tool_calls ?? null,
    metadata: request.metadata ?? {},
    model,
    parallel_tool_calls: request.parallel_tool_calls ?? true,
    previous_response_id: null,
    prompt_cache_key: request.prompt_cache_key ?? null,
    reasoning: { effort: null, summary: null, ...reasoning },
    safety_identifier: request.safety_identifier ?? null,
    service_tier: 'default',
    store: false,
    temperature: request.temperature ?? 1,
    text: { format: { type: 'text' }, ...text },
    tool_choice: request.tool_choice ?? 'auto',
    tools: request.tools ?? [],
    top_logprobs: request.top_logprobs ?? 0,
    top_p: request.top_p ?? 1,
    truncation: 'disabled',
    user: request.user ?? null,
    ...extras,
  };
}

/** Token counts of a chat as the Responses API has them; null where the service sent none. */
export function responseUsage(usage: unknown): Members | null {
  if (!isMembers(usage)) return null;
  const { prompt_tokens_details: prompt, completion_tokens_details: completion, total_tokens: total } = usage;
  const input = readCount(usage.prompt_tokens);
  const output = readCount(usage.completion_tokens);
  return {
    input_tokens: input,
    input_tokens_details: { cached_tokens: readCount(isMembers(prompt) ? prompt.cached_tokens : 0) },
    output_tokens: output,
    output_tokens_details: {
      reasoning_tokens: readCount(isMembers(completion) ? completion.reasoning_tokens : usage.reasoning_tokens),
    },
    total_tokens: typeof total === 'number' ? total : input + output,
  };
}

function readCount(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}
