import type { Socket } from 'node:net';
import type { Bytes } from '../contract/bytes.ts';
import type { Problem, ProblemResponse } from '../contract/problem.ts';
import type { JobFault } from '../jobs/job.ts';

/** The request that a fault strikes, and the parameters of the fault. */
export interface FaultContext {
  readonly method: string;
  /** The path below the base path, without the fault. */
  readonly path: string;
  readonly url: string;
  /** A text parameter; its default when it was not given. */
  readonly text: (name: string) => string;
  /** A number parameter; its default when it was not given. */
  readonly number: (name: string) => number;
  /** Formats a problem as the targeted service does. */
  readonly formatProblem: (problem: Problem) => ProblemResponse;
  /** Waits; ends early when the client disconnects. */
  readonly pause: (ms: number) => Promise<void>;
}

/** The context of faults of the connection. */
interface SocketContext extends FaultContext {
  /** The response without the fault. */
  readonly respond: () => Promise<Response>;
}

/** A number parameter with limits. */
interface NumberParameter {
  readonly default: number;
  readonly min: number;
  readonly max: number;
}

/** A parameter: a text or number by default, or a number with limits. A plain number must be 0 or more. */
export type FaultParameter = string | number | NumberParameter;

/** One fault: its description, and the one place where it acts. */
export type Fault = {
  readonly summary: string;
  /** Parameters and their defaults. */
  readonly parameters?: Readonly<Record<string, FaultParameter>>;
} & (
  | { readonly type: 'instead'; readonly respond: (context: FaultContext) => Response | Promise<Response> }
  | {
      readonly type: 'change';
      readonly change: (
        response: Response,
        context: FaultContext,
      ) => Response | Unchanged | Promise<Response | Unchanged>;
    }
  | { readonly type: 'job'; readonly job: JobFault }
  | { readonly type: 'socket'; readonly write: (socket: Socket, context: SocketContext) => Promise<void> }
);

/** Types a table of faults and keeps its names. */
export function defineFaults<Name extends string>(table: Readonly<Record<Name, Fault>>): Readonly<Record<Name, Fault>> {
  return table;
}

/** A response that a fault could not change, and why. */
export class Unchanged {
  readonly response: Response;
  readonly reason: string;

  constructor(response: Response, reason: string) {
    this.response = response;
    this.reason = reason;
  }
}

/** The default of a parameter. */
export function readDefault(parameter: FaultParameter): string | number {
  return typeof parameter === 'object' ? parameter.default : parameter;
}

/** A response body. */
export type Body = string | Bytes | ReadableStream<Uint8Array> | null;

/** The response with another body; its headers no longer state a length. */
export function withBody(response: Response, body: Body, headers: Readonly<Record<string, string>> = {}): Response {
  const merged = new Headers(response.headers);
  for (const name of ['content-length', 'transfer-encoding', 'etag']) merged.delete(name);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return new Response(body, { status: response.status, headers: merged });
}

/** True for event streams. */
export function isEventStream(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/event-stream') === true;
}
