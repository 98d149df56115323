import type { WordProblem } from '../problem.ts';
import { Refusal } from '../problem.ts';
import type { HubTokenVerdict } from '../tokens.ts';

/** The error bodies and headers of the hub and of its router. */
export const wordHubProblem: WordProblem = (problem) => {
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

/** Refuses a token that the hub does not take; an absent one is refused too when `isRequired`. */
export function checkHubToken(verdict: HubTokenVerdict, { isRequired }: { readonly isRequired: boolean }): void {
  switch (verdict) {
    case 'accepted':
      return;
    case 'missing':
      if (!isRequired) return;
      throw new Refusal({ status: 401, reason: 'missing-key', message: 'Invalid username or password.' });
    case 'invalid':
      throw new Refusal({ status: 401, reason: 'invalid-key', message: 'Invalid credentials in Authorization header' });
    case 'forbidden': {
      const message =
        'This authentication method does not have sufficient permissions to call Inference Providers on behalf of user emulator';
      throw new Refusal({ status: 403, reason: 'not-permitted', message });
    }
    case 'no-credits': {
      const message =
        'You have exceeded your monthly included credits for Inference Providers. Subscribe to PRO to get 20x more monthly included credits.';
      throw new Refusal({ status: 402, reason: 'not-permitted', message });
    }
  }
}
