import { InputError } from './errors.ts';

/** Authentication of a request, derived from the token. */
export type AuthMode = 'hub-token' | 'provider-key' | 'credentials' | 'none';

/** A token, and the way of authentication that follows from it. */
export interface Credentials {
  readonly token: string | undefined;
  readonly mode: AuthMode;
}

/** Removes the spaces and line ends that copying adds to a token. An empty one counts as none. */
export function cleanToken(token: string | undefined): string | undefined {
  if (token && typeof token !== 'string') throw new InputError('The access token has to be text.');
  const clean = token?.trim() || undefined;
  if (clean !== undefined) checkHeaderValue(clean, 'The access token');
  return clean;
}

/** Throws for a value that is invalid in a header; the message does not repeat it. */
export function checkHeaderValue(value: string, name: string): string {
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value)) {
    throw new InputError(`${name} has a character that HTTP headers cannot have, such as a line break.`);
  }
  return value;
}

/** `hf_…` goes through the router, any other token to the provider itself. */
export function authMode(
  token: string | undefined,
  includeCredentials: boolean | RequestInit['credentials'],
): AuthMode {
  if (token) return token.startsWith('hf_') ? 'hub-token' : 'provider-key';
  return includeCredentials && includeCredentials !== 'omit' ? 'credentials' : 'none';
}
