import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** The reasons for which a service refuses a request; each provider words them in its own way. */
type ProblemReason =
  | 'missing-key'
  | 'invalid-key'
  | 'not-permitted'
  | 'unknown-model'
  | 'unknown-url'
  | 'unreadable-body'
  | 'missing-field'
  | 'invalid-field'
  | 'wrong-content-type'
  | 'too-large'
  | 'refused';

/** One refusal, before a provider has put it into its own shape. */
export interface Problem {
  readonly status: ContentfulStatusCode;
  readonly reason: ProblemReason;
  readonly message: string;
  /** The field of the request that is wrong. */
  readonly param?: string;
}

/** The answer a service gives to a problem; a string body is sent as plain text. */
export interface ProblemAnswer {
  readonly status: ContentfulStatusCode;
  readonly body: string | object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Turns a problem into the wire answer of one service. */
export type WordProblem = (
  problem: Problem,
  request: { readonly method: string; readonly path: string },
) => ProblemAnswer;

/** Thrown inside a handler to refuse the request; the app of the provider words it. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'Refusal';
    this.problem = problem;
  }
}

/** A refusal of a request whose field `param` is absent. */
export function missingField(param: string, status: ContentfulStatusCode = 400): Refusal {
  return new Refusal({ status, reason: 'missing-field', param, message: `missing field \`${param}\`` });
}

/** A refusal of a request whose field `param` holds something else than the service takes. */
export function invalidField(param: string, message: string, status: ContentfulStatusCode = 400): Refusal {
  return new Refusal({ status, reason: 'invalid-field', param, message });
}

/** A refusal of a request for a model that is not served here. */
export function unknownModel(model: string): Refusal {
  return new Refusal({ status: 404, reason: 'unknown-model', param: model, message: `unknown model ${model}` });
}
