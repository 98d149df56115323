import { MessageJoiner } from '../join/message-joiner.ts';
import { isMembers, type Members } from '../message.ts';
import { imagesOf, reasoningOf, refusalOf } from '../read.ts';
import { textOf } from '../text-of.ts';
import { ThinkingSplitter } from '../thinking.ts';
import { setResult, type ToolResult } from './set-result.ts';
import type { MessagePart, TokenUsage, ToolCallPart, Turn } from './turn.ts';

/** The fields of a turn that an answer fills. */
export type Answer = Pick<Turn, 'parts' | 'steps' | 'finish' | 'model' | 'usage'>;

/** Options of `AnswerJoiner`. */
export interface AnswerOptions {
  /** True splits thoughts between tags, such as `<think>`, from the beginning of the text. @default false */
  readonly splitsThinking?: boolean | undefined;
}

/** Members of messages that parts have. */
const IN_PARTS = new Set(['reasoning', 'reasoning_content']);

/**
 * Adds the chunks of a response to an answer. Parts that have not changed stay the same objects. One stream may have several messages: a
 * server that runs tools itself sends their results between them.
 */
export class AnswerJoiner {
  #usageBefore: TokenUsage | undefined;
  readonly #options: AnswerOptions;
  #answer: Answer;
  #step: number;
  #message = new MessageJoiner();
  #splitter: ThinkingSplitter | undefined;
  /** The content of the message is a list of parts, which goes back as it came. */
  #isList = false;
  /** Positions of the tool calls of the message among the parts. */
  #callsAt: number[] = [];

  /** @param before - The answer so far, with the responses of earlier steps. */
  constructor(before: Answer, options: AnswerOptions = {}) {
    this.#answer = before;
    this.#usageBefore = before.usage;
    this.#options = options;
    this.#step = nextStep(before.parts);
    this.#begin();
  }

  /** The answer so far. */
  get answer(): Answer {
    return this.#answer;
  }

  /** Adds a chunk of a chat; whatever is not one is ignored. */
  push(chunk: unknown): Answer {
    if (!isMembers(chunk)) return this.#answer;
    const { choices, model, usage } = chunk;
    const all: readonly unknown[] = Array.isArray(choices) ? choices : [];
    const choice = all.find((one): one is Members => isMembers(one) && !one.index);
    if (choice) this.#addDelta(choice.delta ?? choice.message, choice.delta == null);
    const finish = choice?.finish_reason;
    this.#set({
      ...(typeof model === 'string' && model && { model }),
      ...(typeof finish === 'string' && finish && { finish }),
      ...(isMembers(usage) && { usage: this.#sumWith(usage) }),
    });
    if (choice?.finish_reason) this.#endText();
    if (finish === 'length' || finish === 'content_filter') this.#cutCalls();
    return this.#answer;
  }

  /** Sets the structured value of the answer so far. */
  setObject(value: unknown, isPartial?: boolean): Answer {
    const { parts } = this.#answer;
    const at = parts.findLastIndex(({ type, step = 0 }) => type === 'object' && step === this.#step);
    const part = { type: 'object', value, ...(isPartial !== undefined && { isPartial }) } as const;
    if (at < 0) this.#addPart(part);
    else this.#set({ parts: parts.map((other, position) => (position === at ? { ...other, ...part } : other)) });
    return this.#answer;
  }

  /** Adds the rest of the text, which might have become a tag. */
  end(): Answer {
    this.#endText();
    return this.#answer;
  }

  #begin(): void {
    this.#message = new MessageJoiner();
    this.#callsAt = [];
    this.#isList = false;
    this.#splitter = this.#options.splitsThinking ? new ThinkingSplitter() : undefined;
  }

  #addDelta(delta: unknown, isWhole: boolean): void {
    if (!isMembers(delta)) return;
    if (delta.role === 'tool') {
      this.#addResult(delta);
      return;
    }
    if (isWhole) this.#message.pushWhole(delta);
    else this.#message.push(delta);
    this.#addReasoning(reasoningOf(delta), memberOf(delta));
    this.#addText(textOf(delta));
    this.#append('refusal', refusalOf(delta) ?? '');
    for (const url of imagesOf(delta)) this.#addPart({ type: 'image', url });
    if (delta.tool_calls) this.#addCalls();
    this.#isList ||= Array.isArray(delta.content);
    if (this.#isList || hasMore(delta)) this.#keepMembers();
  }

  /** Adds what a server sends about a call that it runs: the result, or that it waits for a decision. */
  #addResult(delta: Members): void {
    const result = textOf(delta);
    const { tool_call_id: id, approval, seal } = delta;
    const isAsked = !result && approval === 'asked';
    if (!result && !isAsked) return;
    const state: ToolResult = isAsked ? { approval, ...(typeof seal === 'string' && { seal }) } : { result };
    this.#set({ parts: setResult(this.#answer.parts, String(id ?? ''), state) });
    if (!result) return;
    this.#step = nextStep(this.#answer.parts);
    this.#usageBefore = this.#answer.usage;
    this.#begin();
  }

  #addText(text: string): void {
    const split = this.#splitter?.push(text) ?? { reasoning: '', text };
    this.#addReasoning(split.reasoning, 'content');
    this.#append('text', split.text);
  }

  #endText(): void {
    const rest = this.#splitter?.end();
    if (rest) this.#addReasoning(rest.reasoning, 'content');
    if (rest) this.#append('text', rest.text);
  }

  #addReasoning(text: string, member: string | undefined): void {
    this.#append('reasoning', text, member === undefined ? {} : { member });
  }

  #append(type: 'text' | 'reasoning' | 'refusal', text: string, facts: { readonly member?: string } = {}): void {
    if (!text) return;
    const { parts } = this.#answer;
    const last = parts.at(-1);
    // A text that was cut off goes on in the next response.
    const goesOn = last?.type === type && (type !== 'reasoning' || (last.step ?? 0) === this.#step);
    if (goesOn) this.#set({ parts: [...parts.slice(0, -1), { ...last, text: last.text + text }] });
    else this.#addPart({ type, text, ...facts });
  }

  #addPart(part: MessagePart): void {
    this.#set({ parts: [...this.#answer.parts, this.#step > 0 ? { ...part, step: this.#step } : part] });
  }

  #addCalls(): void {
    for (const [index, { id, name, arguments: text }] of this.#message.openCalls.entries()) {
      const members = this.#message.membersOfCall(index);
      const at = this.#callsAt[index];
      const before = at === undefined ? undefined : (this.#answer.parts[at] as ToolCallPart);
      const facts = { id, name, arguments: text, ...(members && { members }) };
      if (before === undefined) {
        this.#callsAt.push(this.#answer.parts.length);
        this.#addPart({ type: 'tool-call', ...facts });
      } else if (JSON.stringify(facts) !== JSON.stringify(factsOf(before))) {
        const next = { ...before, ...facts };
        this.#set({ parts: this.#answer.parts.map((part, position) => (position === at ? next : part)) });
      }
    }
  }

  /** A call that was cut off may have the arguments of another one, or none. */
  #cutCalls(): void {
    const cut = new Set(this.#callsAt);
    const { parts } = this.#answer;
    this.#set({
      parts: parts.map((part, at) => (cut.has(at) && part.type === 'tool-call' ? { ...part, isCut: true } : part)),
    });
  }

  /** Keeps what no part has, as the next request repeats it. */
  #keepMembers(): void {
    const { content } = this.#message.message;
    const members = Object.fromEntries(Object.entries(this.#message.members).filter(([name]) => !IN_PARTS.has(name)));
    const own = Array.isArray(content) ? { ...members, content } : members;
    const { steps = [] } = this.#answer;
    const before = Array.from({ length: this.#step }, (_, step) => steps[step] ?? {});
    this.#set({ steps: [...before, own] });
  }

  #sumWith({ prompt_tokens: input, completion_tokens: output }: Members): TokenUsage {
    const { inputTokens = 0, outputTokens = 0 } = this.#usageBefore ?? {};
    return { inputTokens: inputTokens + (Number(input) || 0), outputTokens: outputTokens + (Number(output) || 0) };
  }

  #set(fields: Partial<Answer>): void {
    this.#answer = { ...this.#answer, ...fields };
  }
}

/** The step of the next response: results of tools, or an answer that goes on, begin another one. */
function nextStep(parts: readonly MessagePart[]): number {
  const last = parts.at(-1);
  return last ? Math.max(...parts.map(({ step = 0 }) => step)) + 1 : 0;
}

function memberOf({ reasoning_content, reasoning }: Members): string | undefined {
  if (typeof reasoning_content === 'string' && reasoning_content) return 'reasoning_content';
  return typeof reasoning === 'string' && reasoning ? 'reasoning' : undefined;
}

function hasMore({ role: _, content: _content, tool_calls: _calls, refusal: _refusal, ...members }: Members): boolean {
  return Object.entries(members).some(([name, value]) => value != null && !IN_PARTS.has(name));
}

function factsOf({ id, name, arguments: text, members }: ToolCallPart) {
  return { id, name, arguments: text, ...(members && { members }) };
}
