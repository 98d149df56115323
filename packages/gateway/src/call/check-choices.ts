import { ProviderApiError } from '@hubkit/inference/errors';

/** The members of a choice that say that it failed. */
interface MaybeFailed {
  readonly finish_reason?: unknown;
  readonly error?: unknown;
}

/** Throws for a choice that its service has failed to complete: such a response has the status 200 all the same. */
export function checkChoices({ choices }: { readonly choices?: readonly (MaybeFailed | null)[] | null }): void {
  // Services send null in the place of the list and of its members.
  const failed = choices?.some((choice) => choice?.finish_reason === 'error' || (choice?.error ?? null) !== null);
  if (!failed) return;
  throw new ProviderApiError('The service has failed while it generated.', {
    response: { status: 502, requestId: '', contentType: '', body: undefined },
  });
}
