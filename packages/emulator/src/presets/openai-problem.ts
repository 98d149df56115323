import type { FormatProblem, Problem } from '../contract/problem.ts';

type Reason = Problem['reason'];

/** Variations of a service from OpenAI's error responses. */
export interface OpenaiProblemOptions {
  /** Messages over the common ones. */
  readonly messages?: Readonly<Partial<Record<Reason, string | ((problem: Problem) => string)>>>;
  /** Values of the member `code` over the common ones. */
  readonly codes?: Readonly<Partial<Record<Reason, string | null>>>;
  /** The members `param` and `code` where nothing is known. @default 'null' */
  readonly unknown?: 'null' | 'absent';
  /** The reasons with the member `param`. @default all */
  readonly paramFor?: readonly Reason[];
  /** The body around the error. @default `{ error }` */
  readonly wrap?: (error: object, problem: Problem) => object;
}

const CODES: OpenaiProblemOptions['codes'] = {
  'missing-key': 'invalid_api_key',
  'invalid-key': 'invalid_api_key',
  'unknown-model': 'model_not_found',
  'unknown-url': 'unknown_url',
};

const MESSAGES: OpenaiProblemOptions['messages'] = {
  'missing-key': 'No API key was provided.',
  'invalid-key': 'Incorrect API key provided.',
  'unknown-model': ({ param }) => `The model \`${param}\` does not exist or you do not have access to it.`,
  'missing-field': ({ param }) => `Missing required parameter: '${param}'.`,
};

/** Formats error responses as OpenAI does: `{ error: { message, type, param, code } }`. */
export function openaiProblem(options: OpenaiProblemOptions = {}): FormatProblem {
  const { wrap = (error: object) => ({ error }), paramFor } = options;
  const messages = { ...MESSAGES, ...options.messages };
  const codes = { ...CODES, ...options.codes };
  return (problem) => {
    const { status, reason } = problem;
    const own = messages[reason] ?? problem.message;
    const param = reason === 'unknown-model' ? 'model' : problem.param;
    const members = {
      param: (!paramFor || paramFor.includes(reason) ? param : undefined) ?? null,
      code: problem.code ?? codes[reason] ?? null,
    };
    const known =
      options.unknown === 'absent'
        ? Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null))
        : members;
    const type = status >= 500 ? 'server_error' : 'invalid_request_error';
    const message = typeof own === 'string' ? own : own(problem);
    return { status, body: wrap({ message, type, ...known }, problem) };
  };
}
