import { type FormatProblem, ProblemError } from '../contract/problem.ts';
import type { TokenStatus } from '../contract/tokens.ts';

/** Formats the error responses of the hub and its router. */
export const formatHubProblem: FormatProblem = (problem) => {
  const code = problem.reason === 'unknown-model' ? 'RepoNotFound' : undefined;
  return {
    status: problem.status,
    body: { error: problem.message },
    headers: {
      'x-error-message': problem.message.replace(/[^\x20-\x7e]/g, '?'),
      ...(code ? { 'x-error-code': code } : {}),
    },
  };
};

/** Rejects tokens that the hub does not accept, and absent ones when `isRequired`. */
export function requireAccepted(verdict: TokenStatus, { isRequired }: { readonly isRequired: boolean }): void {
  switch (verdict) {
    case 'accepted':
      return;
    case 'missing':
      if (!isRequired) return;
      throw new ProblemError({ status: 401, reason: 'missing-key', message: 'Invalid username or password.' });
    case 'invalid':
      throw new ProblemError({
        status: 401,
        reason: 'invalid-key',
        message: 'Invalid credentials in Authorization header',
      });
    case 'forbidden': {
      const message =
        'This authentication method does not have sufficient permissions to call Inference Providers on behalf of user emulator';
      throw new ProblemError({ status: 403, reason: 'not-permitted', message });
    }
    case 'no-credits': {
      const message =
        'You have exceeded your monthly included credits for Inference Providers. Subscribe to PRO to get 20x more monthly included credits.';
      throw new ProblemError({ status: 402, reason: 'not-permitted', message });
    }
  }
}
