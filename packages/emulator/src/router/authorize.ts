import { ProblemError } from '../contract/problem.ts';
import { checkHubToken, checkProviderKey } from '../contract/tokens.ts';
import { type Provider, schemeKey } from '../dialect/provider.ts';
import { requireAccepted } from '../hub/hub-problem.ts';

const readToken = schemeKey('Bearer');

/** Rejects requests without a hub token that may call providers. */
export function requireHubToken(headers: Headers): void {
  const token = headers.has('authorization') ? (readToken(headers) ?? 'unreadable') : undefined;
  requireAccepted(checkHubToken(token), { isRequired: true });
  if (headers.get('x-hf-bill-to')?.endsWith('forbidden')) {
    const message = `You are not a member of the organization ${headers.get('x-hf-bill-to')}, or may not bill it.`;
    throw new ProblemError({ status: 403, reason: 'not-permitted', message });
  }
}

/** Rejects requests without a valid key of the provider. */
export function requireProviderKey(provider: Provider, headers: Headers): void {
  const verdict = checkProviderKey(provider.readKey(headers));
  if (verdict === 'missing')
    throw new ProblemError({ status: 401, reason: 'missing-key', message: 'No API key was given.' });
  if (verdict === 'invalid')
    throw new ProblemError({ status: 401, reason: 'invalid-key', message: 'Invalid API key.' });
}

/** Rejects requests with neither a hub token nor a key of the provider. */
export function requireAnyKey(provider: Provider, headers: Headers): void {
  if (checkHubToken(readToken(headers)) !== 'accepted') requireProviderKey(provider, headers);
}
