/** Reasons for an error response; each service formats them in its own way. */
type ProblemReason =
  | 'missing-key'
  | 'invalid-key'
  | 'not-permitted'
  | 'unknown-model'
  | 'unknown-url'
  | 'invalid-json'
  | 'missing-field'
  | 'invalid-field'
  | 'unexpected-field'
  | 'wrong-content-type'
  | 'content-policy'
  | 'refused'
  | 'unknown-job'
  | 'other';

/** An error response before a service has formatted it. */
export interface Problem {
  readonly status: number;
  readonly reason: ProblemReason;
  readonly message: string;
  /** Path of the wrong field in the request body, its parts joined by dots. */
  readonly param?: string;
  /** The service's own code, for errors whose text is the service's own. */
  readonly code?: string;
}

/** An error response as a service sends it; a string body is sent as plain text. */
export interface ProblemResponse {
  readonly status: number;
  readonly body: string | object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Formats a problem as the error response of one service. */
export type FormatProblem = (
  problem: Problem,
  request: { readonly method: string; readonly path: string },
) => ProblemResponse;

/** Thrown inside a handler to send an error response, which the service formats. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** The error for an absent field. */
export function missingField(param: string, status = 400): ProblemError {
  return new ProblemError({ status, reason: 'missing-field', param, message: `missing field \`${param}\`` });
}

/** The error for a field with an unsupported value. */
export function invalidField(param: string, message: string, status = 400): ProblemError {
  return new ProblemError({ status, reason: 'invalid-field', param, message });
}

/** The error in the service's own words: no format changes the text. */
export function refused(
  message: string,
  { status = 400, ...more }: { readonly status?: number; readonly param?: string; readonly code?: string } = {},
): ProblemError {
  return new ProblemError({ status, reason: 'refused', message, ...more });
}

/** The error for a model that the provider does not serve. */
export function unknownModel(model: string): ProblemError {
  return new ProblemError({ status: 404, reason: 'unknown-model', param: model, message: `unknown model ${model}` });
}
