import type { FormatProblem, Problem } from '../problem.ts';

/** Messages over those of the problems; `undefined` for a path that leads nowhere. */
export type FastapiMessages = Readonly<
  Partial<Record<Problem['reason'], string | ((problem: Problem) => string | undefined)>>
>;

/** Formats error responses as FastAPI does: `{ detail }`, a list of fields where the body is wrong. */
export function fastapiProblem(messages: FastapiMessages = {}): FormatProblem {
  return (problem) => {
    const { status, reason, param = '' } = problem;
    const own = messages[reason];
    const message = typeof own === 'function' ? own(problem) : (own ?? problem.message);
    const type = FIELD_TYPES[reason];
    if (type !== undefined) {
      const loc = ['body', ...param.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))];
      return {
        status: 422,
        body: { detail: [{ loc, msg: reason === 'missing-field' ? 'field required' : message, type }] },
      };
    }
    if (reason === 'unknown-url' || message === undefined) return { status: 404, body: '404: Not Found' };
    return { status, body: { detail: message } };
  };
}

/** The member `type` of problems with a field. */
const FIELD_TYPES: Readonly<Partial<Record<Problem['reason'], string>>> = {
  'missing-field': 'value_error.missing',
  'invalid-field': 'value_error',
  'content-policy': 'content_policy_violation',
};
