import { env, type Text, text } from '@hubkit/code';
import type { PreparedRequest } from '@hubkit/inference';
import { keyVariable } from '@hubkit/inference/provider-facts';

/** The facts that decide which key a snippet needs. */
export interface KeyOwner {
  readonly provider: string;
  readonly isDirect: boolean;
  readonly endpointUrl: string | undefined;
}

/** The environment variable that holds the key. */
export function snippetKeyVariable({ provider, isDirect, endpointUrl }: KeyOwner): string {
  if (endpointUrl !== undefined) return 'API_TOKEN';
  if (!isDirect || provider === 'hf-inference') return 'HF_TOKEN';
  return keyVariable(provider);
}

/** The headers of a request, with the key read from its variable unless the caller gave one to show. */
export function headersOf(
  { headers, credential }: PreparedRequest,
  variable: string,
  isKeyShown: boolean,
): Readonly<Record<string, string | Text>> {
  if (credential === undefined || isKeyShown) return headers;
  return { ...headers, [credential.header]: text`${credential.prefix}${env(variable)}` };
}
