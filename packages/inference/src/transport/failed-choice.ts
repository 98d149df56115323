/** True for a choice that names a failure of the service, at status 200. */
export function isFailedChoice(choice: { readonly error?: unknown; readonly finish_reason?: unknown } | null): boolean {
  const { error, finish_reason: reason } = choice ?? {};
  return Boolean(error) || (typeof reason === 'string' && /^(network_)?error$|^insufficient_system/.test(reason));
}
