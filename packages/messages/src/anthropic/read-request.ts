import { DialectError } from '../dialect-error.ts';
import { pickMembers } from '../members.ts';
import { isMembers, type Members, type Message } from '../message.ts';
import { toMembers } from '../text-of.ts';
import { readMessages } from './read-messages.ts';
import { readTools } from './read-tools.ts';

/** What a request says about the form of its answer. */
export interface AnswerWishes {
  /** Texts at which generation stops. */
  readonly stopSequences: readonly string[];
  /** True if thinking blocks have a signature only. */
  readonly omitsThinking: boolean;
}

/** A request of Anthropic's Messages API as a chat. */
export interface AnthropicChat {
  /** Members of a chat completion: those that the request has, and no others. */
  readonly chat: Members & { readonly messages: readonly Message[] };
  readonly answer: AnswerWishes;
}

/** What else a request may leave out. */
export interface ReadOptions {
  /** True if `max_tokens` has to be there. @default true */
  readonly needsMaximum?: boolean;
}

/**
 * Reads a request of Anthropic's Messages API as a chat. Members that only Anthropic's servers can carry out are left out, such as
 * their own tools, cache marks and beta features.
 *
 * @throws {DialectError} For what would change the answer, such as files by their id.
 */
export function readAnthropicRequest(body: Members, { needsMaximum = true }: ReadOptions = {}): AnthropicChat {
  const { system, messages, max_tokens: maximum, stop_sequences: stop, stream } = body;
  if (maximum === undefined && needsMaximum) throw new DialectError('max_tokens', 'field required');
  const stopSequences = readStops(stop);
  return {
    chat: {
      messages: readMessages(system, messages),
      ...(maximum !== undefined && { max_tokens: maximum }),
      ...(stopSequences.length > 0 && { stop: stopSequences }),
      ...pickMembers(body, ['temperature', 'top_p', 'top_k']),
      ...(stream === true && { stream: true }),
      ...readTools(body),
      ...readEffort(body),
      ...readFormat(body),
    },
    answer: { stopSequences, omitsThinking: isMembers(body.thinking) && body.thinking.display === 'omitted' },
  };
}

function readStops(stop: unknown): readonly string[] {
  if (stop === undefined || stop === null) return [];
  if (Array.isArray(stop) && stop.every((text) => typeof text === 'string')) return stop;
  throw new DialectError('stop_sequences', 'has to be a list of texts');
}

/** Most tokens of thoughts for each effort: OpenAI-like services take words in place of a number. */
const BUDGETS = [
  [4096, 'low'],
  [16_384, 'medium'],
] as const;

/** The effort of the request; where it names none, a budget of thoughts stands for one. */
function readEffort({ thinking, output_config: output }: Members): Members {
  const { type, budget_tokens: budget } = toMembers(thinking);
  if (type === 'disabled') return { reasoning_effort: 'none' };
  const effort = isMembers(output) ? output.effort : undefined;
  if (typeof effort === 'string') return { reasoning_effort: effort };
  if (type !== 'enabled' || typeof budget !== 'number') return {};
  return { reasoning_effort: BUDGETS.find(([most]) => budget <= most)?.[1] ?? 'high' };
}

function readFormat({ output_config: output }: Members): Members {
  const format = isMembers(output) ? output.format : undefined;
  if (!isMembers(format)) return {};
  if (format.type !== 'json_schema' || !isMembers(format.schema)) {
    throw new DialectError('output_config.format', 'has to be a json_schema with a schema');
  }
  return {
    response_format: { type: 'json_schema', json_schema: { name: 'answer', schema: format.schema, strict: true } },
  };
}
