import type { ChatCompletionOutput, ChatCompletionStreamOutput } from '@hubkit/catalog';
import type { ChatMessage } from './chat-input.ts';
import type { JsonSchema, Parsed, ResponseFormat, StandardSchema } from './response-format.ts';
import type { ChatCompletionArgs } from './task-args.gen.ts';
import type { ToolCall } from './tool-call.ts';

/** Facts about a call of a tool, for the tool. */
export interface ToolContext {
  readonly call: ToolCall;
  /** Aborted when the run or the time of the tool is over, or when another tool has failed and `onToolError` is `throw`. */
  readonly signal: AbortSignal;
  /** The conversation up to the message with the call. */
  readonly messages: readonly ChatMessage[];
}

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
  /** Runs the tool. The model reads its result: text as it is, anything else as JSON. */
  // A method, so that tools with arguments of any type are tools.
  run(args: Parsed<Schema>, context: ToolContext): unknown;
}

/** A call of a tool with its result. */
export interface ToolOutcome {
  readonly call: ToolCall;
  /** Text that the model reads. */
  readonly content: string;
  /** The failure of the tool, or of its arguments. */
  readonly error?: unknown;
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
  /** `answer`: the model has answered without calling a tool. `max-steps`, `stopped`: it was not let to. */
  readonly stopReason: 'answer' | 'max-steps' | 'stopped';
  /** The whole conversation, to continue it. */
  readonly messages: readonly ChatMessage[];
  readonly steps: readonly ToolStep[];
  /** Sum of the tokens of all steps, as far as the services have counted them. */
  readonly usage: ToolUsage;
}

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
