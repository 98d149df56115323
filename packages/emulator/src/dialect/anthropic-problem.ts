import { anthropicError } from '@hubkit/messages/anthropic';
import type { FormatProblem, Problem } from '../contract/problem.ts';

const MESSAGES: Readonly<Partial<Record<Problem['reason'], (problem: Problem) => string>>> = {
  'missing-key': () => 'x-api-key header is required',
  'invalid-key': () => 'invalid x-api-key',
  'unknown-model': ({ param }) => `model: ${param}`,
  'missing-field': ({ param }) => `${param}: Field required`,
};

/** Formats error responses as Anthropic does: `{ type: 'error', error: { type, message }, request_id }`. */
export const anthropicProblem: FormatProblem = (problem) => {
  const message = MESSAGES[problem.reason]?.(problem) ?? problem.message;
  return { status: problem.status, body: anthropicError(problem.status, message) };
};

/** Formats the errors of Anthropic's routes in its form, and all others in the form of the service. */
export function besideAnthropic(format: FormatProblem): FormatProblem {
  return (problem, request) =>
    /\/v1\/messages(?:\/|$)/.test(request.path) && problem.reason !== 'unknown-url'
      ? anthropicProblem(problem, request)
      : format(problem, request);
}
