import type { FormatProblem, Problem } from '../contract/problem.ts';

type Reason = Problem['reason'];

/** Error responses of a service that have little more than a text. */
export interface TextProblemOptions {
  /** The service's own texts over those of the problems. */
  readonly messages?: Readonly<Partial<Record<Reason, string | ((problem: Problem) => string)>>>;
  /** Statuses over those of the problems. */
  readonly statuses?: Readonly<Partial<Record<Reason, number>>>;
  /** The body around the text. */
  readonly body: (message: string, problem: Problem) => object | string;
}

/** Formats error responses that are a text with a few members around it. */
export function textProblem({ messages = {}, statuses = {}, body }: TextProblemOptions): FormatProblem {
  return (problem) => {
    const own = messages[problem.reason] ?? problem.message;
    const status = statuses[problem.reason] ?? problem.status;
    return { status, body: body(typeof own === 'string' ? own : own(problem), { ...problem, status }) };
  };
}
