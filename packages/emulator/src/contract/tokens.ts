/** A hub token that the emulator accepts, for use without one from the user. */
export const EMULATOR_HUB_TOKEN = 'hf_emulator0000';

/** A provider API key accepted at the direct base URL of the provider. */
export function emulatorProviderKey(providerId: string): string {
  return `emulator-${providerId}`;
}

/** The validity of a hub token; suffixes trigger each error response of the real hub. */
export type TokenStatus = 'accepted' | 'missing' | 'invalid' | 'forbidden' | 'no-credits';

/**
 * Judges a hub token. `hf_` and at least 8 more characters is accepted, except for three endings:
 * `invalid` (401), `forbidden` (403, no permission for inference) and `nocredits` (402, monthly credits used up).
 */
export function checkHubToken(token: string | undefined): TokenStatus {
  if (!token) return 'missing';
  if (!token.startsWith('hf_') || token.length < 11 || token.endsWith('invalid')) return 'invalid';
  if (token.endsWith('forbidden')) return 'forbidden';
  return token.endsWith('nocredits') ? 'no-credits' : 'accepted';
}

/** The validity of a provider key. */
export type KeyStatus = 'accepted' | 'missing' | 'invalid';

/** Judges a provider key: all but `invalid` and hub tokens are accepted. */
export function checkProviderKey(key: string | undefined): KeyStatus {
  if (!key) return 'missing';
  return key === 'invalid' || key.startsWith('hf_') ? 'invalid' : 'accepted';
}
