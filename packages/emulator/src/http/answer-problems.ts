import { type Problem, Refusal, type WordProblem } from '../problem.ts';
import type { App } from '../provider.ts';

/** Lets `app` answer refusals and unknown addresses in the words of its service. */
export function answerProblems(app: App, word: WordProblem): void {
  const answer = (problem: Problem, { method, path }: { readonly method: string; readonly path: string }) => {
    const { status, body, headers } = word(problem, { method, path });
    return typeof body === 'string'
      ? new Response(body, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } })
      : Response.json(body, { status, ...(headers ? { headers } : {}) });
  };
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    return answer(error.problem, c.req);
  });
  app.all('/*', (c) => {
    const message = `Cannot ${c.req.method} ${c.req.path}`;
    return answer({ status: 404, reason: 'unknown-url', message }, c.req);
  });
}
