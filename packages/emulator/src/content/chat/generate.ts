import type { Effort } from '../../contract/thinking.ts';
import { countTokens, tokenize } from '../tokens.ts';
import type { ChatRequest, ToolCall } from './chat-request.ts';
import { type Conversation, readConversation, readToolResults } from './conversation.ts';
import { type Reply, replyTo } from './reply.ts';

/** One choice of a chat response. */
export interface GeneratedChoice {
  readonly index: number;
  /** The thoughts before the answer, cut into tokens. */
  readonly thoughts: readonly string[];
  /** The text, cut into tokens. */
  readonly pieces: readonly string[];
  readonly toolCalls: readonly ToolCall[];
  /** The words in which the model declines; then there is no text. */
  readonly refusal?: string;
  readonly finishReason: 'stop' | 'length' | 'tool_calls';
}

/** Generated reply to a chat request, with its token counts. */
export interface Generated {
  readonly choices: readonly GeneratedChoice[];
  readonly promptTokens: number;
  /** All tokens that were generated, thoughts included. */
  readonly completionTokens: number;
  /** The tokens of the thoughts. */
  readonly reasoningTokens: number;
}

/** Tokens that a chat template puts around every message. */
const TOKENS_PER_MESSAGE = 4;

/** Answers a chat request; the same request always gets the same answer. */
export function generateChat(request: ChatRequest): Generated {
  const choices = Array.from({ length: request.choices }, (_, index) => generateChoice(request, index));
  const completionTokens = choices.reduce(
    (sum, choice) =>
      sum +
      choice.thoughts.length +
      choice.pieces.length +
      countTokens(choice.refusal ?? '') +
      choice.toolCalls.reduce((all, call) => all + countTokens(call.name + call.arguments), 0),
    0,
  );
  const reasoningTokens = choices.reduce((sum, { thoughts }) => sum + thoughts.length, 0);
  return { choices, completionTokens, reasoningTokens, promptTokens: countPromptTokens(request) };
}

function generateChoice(request: ChatRequest, index: number): GeneratedChoice {
  const isExact = request.temperature === 0 && index === 0;
  const variant = isExact ? '' : JSON.stringify([request.seed ?? null, request.temperature, index]);
  const reply = request.reply ?? replyFrom(request, variant);
  // The thoughts are part of the limit: a small one leaves no answer.
  const whole = tokenize(think(readConversation(request.messages, request.model, variant), request, reply));
  const thoughts = whole.slice(0, request.maxTokens);
  if (thoughts.length < whole.length) return { index, thoughts, pieces: [], toolCalls: [], finishReason: 'length' };
  const left = request.maxTokens - thoughts.length;
  if (reply.toolCalls.length > 0) return { index, thoughts, pieces: [], ...limitCalls(reply.toolCalls, left) };
  const { refusal } = reply;
  if (refusal !== undefined) return { index, thoughts, pieces: [], toolCalls: [], refusal, finishReason: 'stop' };
  const pieces = tokenize(cutAtStop(reply.text, request.stop));
  const isTooLong = pieces.length > left;
  return {
    index,
    thoughts,
    pieces: isTooLong ? pieces.slice(0, left) : pieces,
    toolCalls: [],
    finishReason: isTooLong ? 'length' : 'stop',
  };
}

/** Calls of at most `maxTokens` tokens: the last one may be cut in the middle of its arguments. */
function limitCalls(
  calls: readonly ToolCall[],
  maxTokens: number,
): Pick<GeneratedChoice, 'toolCalls' | 'finishReason'> {
  const kept: ToolCall[] = [];
  let left = maxTokens;
  for (const call of calls) {
    left -= countTokens(call.name);
    if (left < 0) return { toolCalls: kept, finishReason: 'length' };
    const written = tokenize(call.arguments);
    kept.push({ ...call, arguments: written.slice(0, left).join('') });
    if (written.length > left) return { toolCalls: kept, finishReason: 'length' };
    left -= written.length;
  }
  return { toolCalls: kept, finishReason: 'tool_calls' };
}

/** The reply to a conversation. If the last message is the beginning of an answer, the reply continues it. */
function replyFrom(request: ChatRequest, variant: string): Reply {
  const replyAfter = (messages: ChatRequest['messages']) =>
    replyTo(readConversation(messages, request.model, variant), request);
  const last = request.messages.at(-1);
  if (request.continuesLast && last?.role === 'assistant' && last.text && last.toolCalls.length === 0) {
    const whole = replyAfter(request.messages.slice(0, -1));
    if (whole.text.startsWith(last.text)) return { ...whole, text: whole.text.slice(last.text.length) };
  }
  return replyAfter(request.messages);
}

function cutAtStop(text: string, stop: readonly string[]): string {
  const ends = stop.map((word) => text.indexOf(word)).filter((at) => at >= 0);
  return ends.length > 0 ? text.slice(0, Math.min(...ends)) : text;
}

function countPromptTokens(request: ChatRequest): number {
  const words = request.messages.reduce(
    (sum, message) => sum + TOKENS_PER_MESSAGE + countTokens(message.text) + message.images.length * 256,
    3,
  );
  return words + (request.tools.length > 0 ? countTokens(JSON.stringify(request.tools)) : 0);
}

/** The number of steps that the thoughts of an effort have. */
const STEPS: Readonly<Record<Effort, number>> = { none: 0, minimal: 1, low: 2, medium: 3, high: 4, xhigh: 5, max: 6 };

/** Maximum characters of the prompt, of tool results and of arguments that the thoughts repeat. */
const MAX_QUOTE = 160;

/** Writes the thoughts that precede a reply; empty where the model does not think. */
function think(conversation: Conversation, request: ChatRequest, reply: Reply): string {
  return [...listSteps(conversation, request, reply)].slice(0, STEPS[request.effort]).join(' ');
}

/** The steps of thinking, the most important first. */
function* listSteps(conversation: Conversation, request: ChatRequest, reply: Reply): Generator<string> {
  const results = readToolResults(conversation);
  yield results.length > 0
    ? `The tool returned ${quote(results.join(' and '))}.`
    : `The user writes: ${quote(conversation.prompt)}.`;
  const [call] = reply.toolCalls;
  if (call) {
    yield reply.toolCalls.length > 1
      ? `That needs ${reply.toolCalls.length} tools: ${reply.toolCalls.map(({ name }) => name).join(', ')}.`
      : `That needs the tool ${call.name}.`;
    yield `Its arguments are ${call.arguments.slice(0, MAX_QUOTE)}.`;
  } else {
    yield request.tools.length > 0 ? 'No further tool is needed.' : 'I can answer that directly.';
    yield request.responseFormat.type === 'text'
      ? 'A short answer is enough.'
      : 'The answer has to be JSON in the requested form.';
  }
  if (conversation.system) yield `The instructions are: ${quote(conversation.system)}.`;
  yield 'Let me check this once more.';
  yield 'It agrees with everything that was written before.';
  yield 'Now I can reply.';
}

function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return `“${line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE - 1)}…` : line}”`;
}
