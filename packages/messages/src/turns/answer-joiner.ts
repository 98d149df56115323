import { addAround } from '../join/add-around.ts';
import { MessageJoiner } from '../join/message-joiner.ts';
import { isMembers, type Members } from '../message.ts';
import { imagesOf, reasoningOf, refusalOf } from '../read.ts';
import { readString, textOf } from '../text-of.ts';
import { ThinkingSplitter } from '../thinking.ts';
import { setResult, type ToolResult } from './set-result.ts';
import type { MessagePart, TokenUsage, ToolCallPart, Turn } from './turn.ts';

/** The fields of a turn that an answer fills. */
export type Answer = Pick<Turn, 'parts' | 'steps' | 'responses' | 'finish' | 'model' | 'usage'>;

/** Options of `AnswerJoiner`. */
export interface AnswerOptions {
  /** True splits thoughts between tags, such as `<think>`, from the beginning of the text. @default false */
  readonly splitsThinking?: boolean | undefined;
}

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
    const { choices, model, usage, id, object, created, obfuscation, ...around } = chunk;
    const all: readonly unknown[] = Array.isArray(choices) ? choices : [];
    const choice = all.find((one): one is Members => isMembers(one) && !one.index) ?? {};
    const { index, delta, message, finish_reason: finish, ...more }: Members = choice;
    this.#addDelta(delta ?? message, delta == null);
    this.#keepAround({ ...around, ...more });
    this.#set({
      ...(readString(model) && { model: readString(model) }),
      ...(readString(finish) && { finish: readString(finish) }),
      ...(isMembers(usage) && { usage: this.#sumWith(usage) }),
    });
    if (finish) this.#endText();
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
    const { role, content, tool_calls: calls, refusal, reasoning, reasoning_content, ...more } = delta;
    if (role === 'tool') {
      this.#addResult(delta);
      return;
    }
    if (isWhole) this.#message.pushWhole(delta);
    else this.#message.push(delta);
    this.#append('reasoning', reasoningOf(delta), findReasoningMember(delta));
    this.#addText(textOf(delta));
    this.#append('refusal', refusalOf(delta) ?? '');
    for (const url of imagesOf(delta)) this.#addPart({ type: 'image', url });
    if (calls) this.#addCalls();
    this.#isList ||= Array.isArray(content);
    if (this.#isList || hasAny(more)) this.#keepMembers();
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
    this.#addSplit(this.#splitter?.push(text) ?? { reasoning: '', text });
  }

  #addSplit({ reasoning, text } = { reasoning: '', text: '' }): void {
    this.#append('reasoning', reasoning, 'content');
    this.#append('text', text);
  }

  #endText(): void {
    this.#addSplit(this.#splitter?.end());
  }

  #append(type: 'text' | 'reasoning' | 'refusal', text: string, member?: string): void {
    if (!text) return;
    const { parts } = this.#answer;
    const last = parts.at(-1);
    // A text that was cut off goes on in the next response.
    const goesOn = last?.type === type && (type !== 'reasoning' || (last.step ?? 0) === this.#step);
    if (goesOn) this.#set({ parts: [...parts.slice(0, -1), { ...last, text: last.text + text }] });
    else this.#addPart({ type, text, ...(member && { member }) });
  }

  #addPart(part: MessagePart): void {
    this.#set({ parts: [...this.#answer.parts, this.#step > 0 ? { ...part, step: this.#step } : part] });
  }

  #addCalls(): void {
    for (const [index, call] of this.#message.openCalls.entries()) {
      const at = this.#callsAt[index];
      const before = at === undefined ? undefined : (this.#answer.parts[at] as ToolCallPart);
      const facts = toFacts({ ...call, members: this.#message.membersOfCall(index) });
      if (before === undefined) {
        this.#callsAt.push(this.#answer.parts.length);
        this.#addPart({ type: 'tool-call', ...facts });
      } else if (JSON.stringify(facts) !== JSON.stringify(toFacts(before))) {
        const next = { ...before, ...facts };
        this.#set({ parts: this.#answer.parts.map((part, position) => (position === at ? next : part)) });
      }
    }
  }

  /** A call that was cut off may have the arguments of another one, or none. */
  #cutCalls(): void {
    const isOwn = (at: number) => this.#callsAt.includes(at);
    const { parts } = this.#answer;
    this.#set({
      parts: parts.map((part, at) => (isOwn(at) && part.type === 'tool-call' ? { ...part, isCut: true } : part)),
    });
  }

  /** Keeps what no part has, as the next request repeats it. */
  #keepMembers(): void {
    const { content } = this.#message.message;
    // Parts have the reasoning.
    const { reasoning, reasoning_content, ...members } = this.#message.members;
    const own = Array.isArray(content) ? { ...members, content } : members;
    this.#set({ steps: this.#withStep(this.#answer.steps, own) });
  }

  /** Keeps what is around the message and in no field of a turn, which no request repeats. */
  #keepAround(around: Members): void {
    if (!hasAny(around)) return;
    const { responses } = this.#answer;
    const own = addAround(responses?.[this.#step] ?? {}, around);
    this.#set({ responses: this.#withStep(responses, own) });
  }

  /** A list by step, with the entry of this one. */
  #withStep(list: readonly Members[] = [], own: Members): readonly Members[] {
    return [...Array.from({ length: this.#step }, (_, step) => list[step] ?? {}), own];
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

function findReasoningMember({ reasoning_content, reasoning }: Members): string | undefined {
  if (readString(reasoning_content)) return 'reasoning_content';
  return readString(reasoning) ? 'reasoning' : undefined;
}

/** True for members of which one has a value. */
function hasAny(members: Members): boolean {
  return Object.values(members).some((value) => value != null);
}

type CallFacts = Pick<ToolCallPart, 'id' | 'name' | 'arguments'> & { readonly members?: Members | undefined };

function toFacts({ id, name, arguments: text, members }: CallFacts) {
  return { id, name, arguments: text, ...(members && { members }) };
}
