import type { TaskId } from '@hubkit/catalog';
import type { CallResponse } from './call-response.ts';

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
export type ObservedResponse = Partial<CallResponse> & Pick<CallResponse, 'attempts' | 'timings'>;

/** Receives the course of one call. Its errors are reported on the console once, and never fail the call. */
export interface CallObservation {
  /** Runs the call; for observers that have a context which its requests are to be in. */
  run?<T>(call: () => T): T;
  /** Receives a chunk of a stream. */
  chunk?(chunk: unknown): void;
  /** Receives the end of the call: its result (not of a stream), or its error. */
  end(outcome: { readonly result?: unknown; readonly error?: unknown; readonly response: ObservedResponse }): void;
}

/** Observes the calls of a client, such as for telemetry. */
export interface CallObserver {
  /** Starts the observation of a call; undefined for one that is of no interest. */
  observe(call: ObservedCall): CallObservation | undefined;
}
