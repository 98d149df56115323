import type { FormatProblem, Problem } from '../contract/problem.ts';

/** Messages over those of the problems; `undefined` for a path that leads nowhere. */
export type FastapiMessages = Readonly<
  Partial<Record<Problem['reason'], string | ((problem: Problem) => string | undefined)>>
>;

/** Variations of a service from FastAPI's error responses. */
export interface FastapiOptions {
  /** The version of Pydantic, which words the problems of fields. @default 1 */
  readonly pydantic?: 1 | 2;
}

/** Formats error responses as FastAPI does: `{ detail }`, a list of fields where the body is wrong. */
export function fastapiProblem(messages: FastapiMessages = {}, { pydantic = 1 }: FastapiOptions = {}): FormatProblem {
  return (problem) => {
    const { status, reason, param = '' } = problem;
    const own = messages[reason];
    const message = typeof own === 'function' ? own(problem) : (own ?? problem.message);
    const type = FIELD_TYPES[pydantic][reason];
    if (type !== undefined) {
      const loc = ['body', ...param.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
      const msg = reason === 'missing-field' ? MISSING[pydantic] : message;
      return { status: 422, body: { detail: [pydantic === 1 ? { loc, msg, type } : { type, loc, msg, input: null }] } };
    }
    if (reason === 'unknown-url' && pydantic === 2) return { status: 404, body: { detail: 'Not Found' } };
    if (reason === 'unknown-url' || message === undefined) return { status: 404, body: '404: Not Found' };
    return { status, body: { detail: message } };
  };
}

/** The text for an absent field. */
const MISSING = { 1: 'field required', 2: 'Field required' };

/** The member `type` of problems with a field. */
const FIELD_TYPES: Readonly<Record<1 | 2, Readonly<Partial<Record<Problem['reason'], string>>>>> = {
  1: {
    'missing-field': 'value_error.missing',
    'invalid-field': 'value_error',
    'content-policy': 'content_policy_violation',
  },
  2: { 'missing-field': 'missing', 'invalid-field': 'value_error' },
};
