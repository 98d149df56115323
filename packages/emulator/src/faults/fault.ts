import type { Socket } from 'node:net';
import type { Problem, ProblemAnswer } from '../problem.ts';

/** What a fault knows about the request it spoils. */
export interface FaultContext {
  readonly method: string;
  /** The path without the fault's own prefix. */
  readonly path: string;
  readonly url: string;
  /** A parameter as text; the row's own value when it was not given. */
  readonly text: (name: string) => string;
  /** A parameter as number. */
  readonly number: (name: string) => number;
  /** Words a problem as the service at this path does. */
  readonly word: (problem: Problem) => ProblemAnswer;
  /** A pause that ends when the client leaves. */
  readonly pause: (ms: number) => Promise<void>;
}

/** A fault that works on the connection itself. */
interface SocketContext extends FaultContext {
  /** The answer the service would give. */
  readonly answer: () => Promise<Response>;
}

/** One fault: what it is called, and the one place where it comes in. */
export type Fault = {
  readonly summary: string;
  /** Parameters and their usual values. */
  readonly parameters?: Readonly<Record<string, string | number>>;
} & (
  | { readonly type: 'instead'; readonly answer: (context: FaultContext) => Response | Promise<Response> }
  | {
      readonly type: 'change';
      readonly change: (answer: Response, context: FaultContext) => Response | Promise<Response>;
    }
  | { readonly type: 'socket'; readonly write: (socket: Socket, context: SocketContext) => Promise<void> }
);

/** Rows of the fault table by name. */
export type Faults = Readonly<Record<string, Fault>>;

/** What an answer can have as its body. */
export type AnswerBody = string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;

/** An answer with another body, its length no longer claimed. */
export function withBody(answer: Response, body: AnswerBody, headers: Readonly<Record<string, string>> = {}): Response {
  const merged = new Headers(answer.headers);
  for (const name of ['content-length', 'transfer-encoding', 'etag']) merged.delete(name);
  for (const [name, value] of Object.entries(headers)) merged.set(name, value);
  return new Response(body, { status: answer.status, headers: merged });
}
