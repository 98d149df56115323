import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/task-types';
import type { ChatMessage } from './chat-input.ts';
import type { JsonSchema, Parsed, ResponseFormat, StandardSchema } from './response-format.ts';
import type { ChatCompletionArgs } from './task-args.gen.ts';

/** Facts about a call of a tool, for the tool. */
export interface ToolContext {
  readonly call: ToolCall;
  /** Aborted when the run or the time of the tool is over, or when another tool has failed and `onToolError` is `throw`. */
  readonly signal: AbortSignal;
  /** The conversation up to the message with the call. */
  readonly messages: readonly ChatMessage[];
}

/** Decides by its arguments if a call waits for a decision. */
// As a method, so that tools with arguments of any type are tools.
export type ToolApproval<Args> = {
  needed(args: Args, context: ToolContext): boolean | Promise<boolean>;
}['needed'];

/** A tool that a model may call. `defineTool` types the arguments of `run` by its schema. */
export interface Tool<Schema extends StandardSchema | JsonSchema = StandardSchema | JsonSchema> {
  /** Letters, digits, `_` and `-`, 64 at most. */
  readonly name: string;
  /** Purpose of the tool, for the model to read. */
  readonly description?: string;
  /** Schema of the arguments: one of valibot, zod or arktype, or a JSON Schema. @default no arguments */
  readonly parameters?: Schema;
  /** JSON Schema to send, for schemas that cannot be converted. @default made from `parameters` */
  readonly jsonSchema?: JsonSchema;
  /** Make the service enforce the schema exactly, where it can. @default false */
  readonly strict?: boolean;
  /**
   * Whether a call waits for a decision of a person: the run ends with `stopReason: 'approval'`, and goes on with `decisions`. A
   * function decides by the arguments. @default false
   */
  readonly needsApproval?: boolean | ToolApproval<Parsed<Schema>>;
  /** Runs the tool. The model reads its result: text as it is, anything else as JSON. */
  // Methods, so that tools with arguments of any type are tools.
  run(args: Parsed<Schema>, context: ToolContext): unknown;
}

/** A call of a tool with its result. */
export interface ToolOutcome {
  readonly call: ToolCall;
  /** Text that the model reads. */
  readonly content: string;
  /** Result as content parts, such as images, where the tool has returned `toolParts`. */
  readonly parts?: readonly ContentPart[];
  /** The failure of the tool, or of its arguments. */
  readonly error?: unknown;
}

/** A content part of the result of a tool, such as `{ type: 'image_url', image_url: { url } }`. */
export interface ContentPart {
  readonly type: string;
  readonly [member: string]: unknown;
}

/** A result of a tool as content parts, for services that take them. */
export class ToolParts {
  readonly parts: readonly ContentPart[];

  constructor(parts: readonly ContentPart[]) {
    this.parts = parts;
  }
}

/** Makes a result of content parts, such as text and images, for services whose tool messages take them. */
export function toolParts(...parts: readonly ContentPart[]): ToolParts {
  return new ToolParts(parts);
}

/** A call that waits for a decision. */
export interface PendingCall {
  readonly call: ToolCall;
  /** Proof that the call is the model's own, where the run has `approvals`; the decision returns it. */
  readonly seal?: string;
}

/** The decision about a call that waits for one. */
export interface ToolDecision {
  /** Id of the call. */
  readonly id: string;
  readonly isApproved: boolean;
  /** Reason of a denial, for the model to read. */
  readonly reason?: string;
  /** The `seal` of the pending call; required where the run has `approvals`. */
  readonly seal?: string;
}

/** Seals calls that leave a server before they are approved; see `toolApprovals`. */
export interface ToolApprovals {
  seal(call: ToolCall): Promise<string>;
  /** Rejects for a seal of another call, an expired one, and one that was used. */
  use(call: ToolCall, seal: string): Promise<void>;
}

/** Changes of one request of a run. */
export interface PreparedStep extends Partial<RunArgs> {
  /** Tools of this step, in the place of those of the run. */
  readonly tools?: readonly Tool[];
}

/** A response of the model, with the results of the tools that it called. */
export interface ToolStep {
  /** Position among the steps, from 0. */
  readonly index: number;
  readonly completion: ChatCompletionOutput;
  readonly outcomes: readonly ToolOutcome[];
}

/** Settings of a run with tools. */
export interface ToolSettings {
  /** A forced `tool_choice` holds for the first request only. */
  readonly tools: readonly Tool[];
  /** Maximum number of requests to the model. @default 10 */
  readonly maxSteps?: number;
  /** Maximum number of tools that run at the same time. @default 8 */
  readonly maxParallel?: number;
  /**
   * Time that a tool has for one call, in ms. The tool's signal is aborted after it, and the call counts as failed. The run as a
   * whole ends with `timeouts.totalMs`, where that is set. @default Infinity
   */
  readonly toolTimeoutMs?: number;
  /**
   * Reaction to a tool that fails, gets wrong arguments, or does not exist: `return` sends the error to the model, so that it
   * can try again; `throw` ends the run; a function returns the text for the model.
   * @default 'return'
   */
  readonly onToolError?: 'return' | 'throw' | ((error: unknown, call: ToolCall) => string | Promise<string>);
  /** Changes the next request: its tools, model, messages (the run keeps its own) or any other argument of a chat. */
  readonly prepareStep?: (
    step: Pick<ToolStep, 'index'> & Pick<ToolRun, 'messages' | 'steps'>,
  ) => PreparedStep | undefined | Promise<PreparedStep | undefined>;
  /** Decisions about the calls of the last message, on which an earlier run has ended. @default none: each run begins with a request */
  readonly decisions?: readonly ToolDecision[];
  /** Seals the pending calls, for servers whose decisions come from a page. @default decisions are trusted */
  readonly approvals?: ToolApprovals;
  /** Receives the result of each call, in the order of the calls, once all calls of its message have one; those of `decisions` too. */
  readonly onOutcome?: (outcome: ToolOutcome) => void;
  /** Name of the agent, for the observer of `telemetry`. @default none */
  readonly agentName?: string;
  /** Receives each step. `false` ends the run. */
  readonly onStep?: (step: ToolStep) => unknown;
  /** Receives the chunks of all responses, which are streamed then. */
  readonly onChunk?: (chunk: ChatCompletionStreamOutput) => void;
}

/** Arguments of a run with tools: those of a chat, with tools that run. */
export interface RunToolsArgs extends RunArgs, ToolSettings {
  readonly responseFormat?: undefined;
}

/** Arguments of a run with tools whose last answer has a format. */
export interface FormattedRunToolsArgs<Format extends ResponseFormat> extends RunArgs, ToolSettings {
  /** Format of the last answer, which is requested once more, without tools: few services take both at a time. */
  readonly responseFormat: Format;
}

/** The named arguments of a chat that a run with tools takes. */
type RunArgs = {
  [Name in keyof ChatCompletionArgs as string extends Name
    ? never
    : Exclude<Name, 'tools' | 'n' | 'stream' | 'responseFormat' | 'response_format'>]: ChatCompletionArgs[Name];
};

/** The result of a run with tools. */
export interface ToolRun<Value = undefined> {
  /** Text of the last answer; empty when the run ended before there was one. */
  readonly content: string;
  /** The last answer as a value, where the run has a `responseFormat` and came to its end. */
  readonly parsed: Value | (Value extends undefined ? never : undefined);
  /**
   * `answer`: the model has answered without calling a tool. `max-steps`, `stopped`: it was not let to. `length`, `content_filter`: its
   * message with calls was cut off, and none of them has run. `approval`: calls wait for decisions.
   */
  readonly stopReason: 'answer' | 'max-steps' | 'stopped' | 'length' | 'content_filter' | 'approval';
  /** Calls that wait for a decision, where `stopReason` is `approval`. None of the calls of their message has run. */
  readonly pending: readonly PendingCall[];
  /** The whole conversation, to continue it. */
  readonly messages: readonly ChatMessage[];
  readonly steps: readonly ToolStep[];
  /** Sum of the tokens of all steps, as far as the services have counted them. */
  readonly usage: ToolUsage;
}

/** What was done before a run failed: members of the error that it rejects with. */
export type UnfinishedRun = Pick<ToolRun, 'messages' | 'steps' | 'usage'>;

/** Tokens of several requests. */
export interface ToolUsage {
  readonly prompt_tokens: number;
  readonly completion_tokens: number;
  readonly total_tokens: number;
}

/** Names a tool, and types the arguments of its `run` by its schema. */
export function defineTool<const Schema extends StandardSchema | JsonSchema>(tool: Tool<Schema>): Tool<Schema> {
  return tool;
}

/** A call of a tool by a model. */
export interface ToolCall {
  /** Id that the message with the result repeats. */
  readonly id: string;
  readonly name: string;
  /** JSON text, as the model wrote it. */
  readonly arguments: string;
}
