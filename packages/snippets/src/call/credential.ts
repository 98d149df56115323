import { env, text } from '@hubkit/code';
import type { PreparedRequest } from '@hubkit/inference/prepare';
import { defaultKeyVariable } from '@hubkit/inference/provider-facts';
import type { InferenceSnippetOptions } from '../options.ts';
import type { WireHeaders } from './snippet-call.ts';

/** Stand-ins for a key: their form decides which way the request goes, and they are never printed. */
const hubStandIn = 'hf_stand_in_for_a_token';
const providerStandIn = 'stand-in-for-a-key';

/** The key of a call. */
export interface Credential {
  /** True for a request to the provider itself, with its API key. */
  readonly isDirect: boolean;
  /** The token to prepare the request with. */
  readonly token: string;
  /** The environment variable that holds the key; undefined when the caller gave a key to show. */
  readonly variable: string | undefined;
}

/** Decides which key a call needs, and the variable it is read from. */
export function createCredential(provider: string, options: InferenceSnippetOptions): Credential {
  const { accessToken, directRequest = false, endpointUrl } = options;
  const canBeDirect = provider !== 'hf-inference' && provider !== 'auto' && endpointUrl === undefined;
  const isDirect = canBeDirect && (accessToken === undefined ? directRequest : !accessToken.startsWith('hf_'));
  return {
    isDirect,
    token: accessToken ?? (isDirect ? providerStandIn : hubStandIn),
    variable: accessToken === undefined ? findKeyVariable(provider, isDirect, endpointUrl) : undefined,
  };
}

/** The environment variable that holds the key, by one rule for all providers. */
function findKeyVariable(provider: string, isDirect: boolean, endpointUrl: string | undefined): string {
  if (endpointUrl !== undefined) return 'API_TOKEN';
  return isDirect ? defaultKeyVariable(provider) : 'HF_TOKEN';
}

/** The headers of a request, with the key read from its variable unless the caller gave one to show. */
export function createHeaders(
  { headers, credential }: Pick<PreparedRequest, 'headers' | 'credential'>,
  variable: string | undefined,
): WireHeaders {
  if (credential === undefined || variable === undefined) return headers;
  const { header, prefix } = credential;
  return { ...headers, [header]: prefix === '' ? env(variable) : text`${prefix}${env(variable)}` };
}
