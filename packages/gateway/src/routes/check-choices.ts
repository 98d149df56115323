import { ProviderApiError } from '@hubkit/inference/errors';

/** The members of a choice that say that it failed. */
interface MaybeFailed {
  readonly finish_reason?: unknown;
  readonly error?: unknown;
}

/** Throws for a choice that its service has failed to complete: such a response has the status 200 all the same. */
export function checkChoices({ choices }: { readonly choices: readonly MaybeFailed[] }): void {
  const failed = choices.some(({ finish_reason, error }) => finish_reason === 'error' || (error ?? null) !== null);
  if (!failed) return;
  throw new ProviderApiError('The service has failed while it generated.', {
    response: { status: 502, requestId: '', contentType: '', body: undefined },
  });
}
