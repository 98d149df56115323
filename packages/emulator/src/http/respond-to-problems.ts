import { type FormatProblem, type Problem, ProblemError, type ProblemResponse } from '../contract/problem.ts';
import type { App } from './app-env.ts';

/** Makes `app` respond to problems and unknown URLs in the format of its service. */
export function respondToProblems(app: App, format: FormatProblem): void {
  app.onError((error, c) => {
    if (!(error instanceof ProblemError)) throw error;
    return problemResponse(format(error.problem, c.req));
  });
  app.all('/*', (c) => {
    const problem: Problem = { status: 404, reason: 'unknown-url', message: `Cannot ${c.req.method} ${c.req.path}` };
    return problemResponse(format(problem, c.req));
  });
}

/** An error response; a string body is sent as plain text. */
export function problemResponse({ status, body, headers }: ProblemResponse): Response {
  return typeof body === 'string'
    ? new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })
    : Response.json(body, { status, ...(headers ? { headers } : {}) });
}
