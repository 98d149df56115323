import type { FormatProblem, Problem } from '../problem.ts';

/** How a service differs from OpenAI in its error responses. */
export interface OpenaiProblemOptions {
  /** The message for a problem; `undefined` for the common one. */
  readonly message?: (problem: Problem) => string | undefined;
  /** The member `code`. */
  readonly code?: (problem: Problem) => string | undefined;
  /** Whether `param` and `code` are null where nothing is known; otherwise they are left out. @default true */
  readonly hasNulls?: boolean;
  /** The member `param`. @default the field of the request; `model` for unknown models */
  readonly param?: (problem: Problem) => string | undefined;
  /** The body around the error. @default `{ error }` */
  readonly wrap?: (error: object, problem: Problem) => object;
}

/** Formats error responses as OpenAI does: `{ error: { message, type, param, code } }`. */
export function openaiProblem(options: OpenaiProblemOptions = {}): FormatProblem {
  const { hasNulls = true, wrap = (error: object) => ({ error }) } = options;
  return (problem) => {
    const param = options.param ? options.param(problem) : paramOf(problem);
    const members = { param: param ?? null, code: options.code?.(problem) ?? CODES[problem.reason] ?? null };
    const known = hasNulls
      ? members
      : Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
    const message = options.message?.(problem) ?? messageOf(problem);
    return { status: problem.status, body: wrap({ message, type: typeOf(problem), ...known }, problem) };
  };
}

function paramOf({ reason, param }: Problem): string | undefined {
  return reason === 'unknown-model' ? 'model' : param;
}

const CODES: Readonly<Partial<Record<Problem['reason'], string>>> = {
  'missing-key': 'invalid_api_key',
  'invalid-key': 'invalid_api_key',
  'unknown-model': 'model_not_found',
  'unknown-url': 'unknown_url',
};

function messageOf({ reason, param, message }: Problem): string {
  switch (reason) {
    case 'missing-key':
      return 'No API key was provided.';
    case 'invalid-key':
      return 'Incorrect API key provided.';
    case 'unknown-model':
      return `The model \`${param}\` does not exist or you do not have access to it.`;
    case 'missing-field':
      return `Missing required parameter: '${param}'.`;
    default:
      return message;
  }
}

function typeOf({ status }: Problem): string {
  return status >= 500 ? 'server_error' : 'invalid_request_error';
}
