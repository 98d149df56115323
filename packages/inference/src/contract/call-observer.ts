import type { TaskId } from '@hubkit/task-types';
import type { CallResponse } from './call-response.ts';
import type { ChatMessage } from './chat-input.ts';
import type { ToolStep } from './tool.ts';

/** A call from the view of an observer: its target and arguments. */
export interface ObservedCall {
  readonly task: TaskId;
  /** Provider and model as the call names them. */
  readonly provider: string;
  readonly model: string | undefined;
  readonly isStream: boolean;
  /** Arguments of the task. May hold private content; keys are left out. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Replaces the credentials of the call in a text: a service may repeat them anywhere in its response. */
  readonly redact: (text: string) => string;
}

/** The response so far: members that are not known yet are undefined. */
export type ObservedResponse = Partial<CallResponse> &
  Pick<CallResponse, 'attempts' | 'timings'> & {
    /** Origin to which the last target's first request went. */
    readonly origin?: string;
  };

/** Receives the course of one call. Its errors are reported on the console once, and never fail the call. */
export interface CallObservation {
  /** Runs the call; for observers that have a context which its requests are to be in. */
  run?<T>(call: () => T): T;
  /** Receives a chunk of a stream. */
  chunk?(chunk: unknown): void;
  /** Receives the end of the call: its result (not of a stream), or its error. */
  end(outcome: { readonly result?: unknown; readonly error?: unknown; readonly response: ObservedResponse }): void;
}

/** A run with tools (`runTools`) from the view of an observer. Its calls are observed, too. */
export interface ObservedRun {
  /** Name of the agent, where the program gives one. */
  readonly agentName: string | undefined;
  readonly model: string | undefined;
  /** The conversation at the start. May hold private content. */
  readonly messages: readonly ChatMessage[];
}

/** A call of a tool that is about to run. */
export interface ObservedTool {
  /** Id of the call. */
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  /** JSON text, as the model wrote it. May hold private content. */
  readonly arguments: string;
}

/** Receives the course of one call of a tool. */
export interface ToolObservation {
  /** Runs the tool, as `run` of a call. */
  run?<T>(tool: () => T): T;
  /** Receives the text that the model reads, or the error of the tool. */
  end(outcome: { readonly content?: string; readonly error?: unknown }): void;
}

/** Receives the course of one run with tools. */
export interface RunObservation {
  /** Runs the run, as `run` of a call. */
  run?<T>(work: () => T): T;
  /** Starts the observation of a call of a tool; undefined for one that is of no interest. */
  tool?(tool: ObservedTool): ToolObservation | undefined;
  /** Receives the end of the run: its steps and its conversation as far as it came, and its error. */
  end(outcome: {
    readonly steps: readonly ToolStep[];
    readonly messages: readonly ChatMessage[];
    readonly error?: unknown;
  }): void;
}

/** Observes the calls of a client, such as for telemetry. */
export interface CallObserver {
  /** Starts the observation of a call; undefined for one that is of no interest. */
  observe(call: ObservedCall): CallObservation | undefined;
  /** Starts the observation of a run with tools; undefined for one that is of no interest. */
  observeRun?(run: ObservedRun): RunObservation | undefined;
}
