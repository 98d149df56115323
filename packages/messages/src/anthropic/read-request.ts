import { DialectError } from '../dialect-error.ts';
import { isMembers, type Members, type Message, pickMembers } from '../message.ts';
import { toMembers } from '../text-of.ts';
import { readAssistant } from './read-assistant.ts';
import { type Block, readBlocks, textOfBlock } from './read-blocks.ts';
import { readUser } from './read-user.ts';

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

/** Reads the system prompt and the messages of a request. Consecutive messages of one role are one. */
function readMessages(system: unknown, messages: unknown): readonly Message[] {
  if (!Array.isArray(messages) || messages.length === 0) {
    throw new DialectError('messages', 'has to be a list with at least one message');
  }
  const turns: { readonly role: string; readonly blocks: Block[] }[] = [];
  for (const [index, message] of messages.entries()) {
    const at = `messages.${index}`;
    if (!isMembers(message)) throw new DialectError(at, 'has to be an object');
    const { role, content } = message;
    if (role !== 'user' && role !== 'assistant' && role !== 'system') {
      throw new DialectError(`${at}.role`, 'has to be user or assistant');
    }
    const blocks = readBlocks(content, `${at}.content`);
    const last = turns.at(-1);
    if (last?.role === role) last.blocks.push(...blocks);
    else turns.push({ role, blocks: [...blocks] });
  }
  const read = turns.flatMap(({ role, blocks }) => {
    if (role === 'assistant') return readAssistant(blocks);
    return role === 'user' ? readUser(blocks) : readSystem(blocks);
  });
  return [...(system == null ? [] : readSystem(readBlocks(system, 'system'))), ...read];
}

function readSystem(blocks: readonly Block[]): readonly Message[] {
  const text = blocks.flatMap((block) => (block.type === 'text' ? [textOfBlock(block)] : [])).join('\n\n');
  return text ? [{ role: 'system', content: text }] : [];
}

/** Reads the tools of a request, and the choice between them. Tools that Anthropic's servers would run are left out. */
function readTools({ tools, tool_choice: choice }: Members): Members {
  if (tools === undefined || tools === null) return {};
  if (!Array.isArray(tools)) throw new DialectError('tools', 'has to be a list');
  const functions = tools.flatMap((tool, index) => readTool(tool, `tools.${index}`));
  if (functions.length === 0) return {};
  return { tools: functions, ...readChoice(choice, functions) };
}

type FunctionTool = { readonly type: 'function'; readonly function: { readonly name: string } };

function readTool(tool: unknown, at: string): readonly FunctionTool[] {
  if (!isMembers(tool)) throw new DialectError(at, 'has to be an object');
  const { type = 'custom', name, description, input_schema: schema, strict } = tool;
  if (type !== 'custom' && type !== null) return [];
  if (typeof name !== 'string' || name === '') throw new DialectError(`${at}.name`, 'field required');
  if (!isMembers(schema)) throw new DialectError(`${at}.input_schema`, 'field required');
  const own = {
    name,
    ...(typeof description === 'string' && { description }),
    parameters: schema,
    ...(typeof strict === 'boolean' && { strict }),
  };
  return [{ type: 'function', function: own }];
}

const CHOICES: Readonly<Record<string, string>> = { auto: 'auto', any: 'required', none: 'none' };

function readChoice(choice: unknown, functions: readonly FunctionTool[]): Members {
  if (!isMembers(choice)) return {};
  const { type, name, disable_parallel_tool_use: isSerial } = choice;
  const parallel = isSerial === true ? { parallel_tool_calls: false } : {};
  if (type === 'tool') {
    if (!functions.some((tool) => tool.function.name === name)) {
      throw new DialectError('tool_choice.name', 'is not the name of a tool that can be called here');
    }
    return { tool_choice: { type: 'function', function: { name } }, ...parallel };
  }
  const mode = typeof type === 'string' && Object.hasOwn(CHOICES, type) ? CHOICES[type] : undefined;
  if (mode === undefined) throw new DialectError('tool_choice.type', 'has to be auto, any, tool or none');
  return { tool_choice: mode, ...parallel };
}
