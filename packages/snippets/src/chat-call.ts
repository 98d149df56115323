import type { ChatCompletionInput } from '@hubkit/catalog';
import { dataEntries, type Env, env, type Text, type Value } from '@hubkit/code';
import type { MappingEntry, PreparedRequest, ProviderOrPolicy } from '@hubkit/inference';
import { InputError } from '@hubkit/inference/errors';
import { prepare } from '@hubkit/inference/prepare';
import { headersOf, snippetKeyVariable } from './credential.ts';
import type { SnippetModel } from './define-input.ts';
import type { InferenceSnippetOptions } from './options.ts';
import { sampleMessages } from './sample-input.ts';

/** Stand-ins for a key: their form decides which way the request goes, and they are never printed. */
const hubStandIn = 'hf_stand_in_for_a_token';
const providerStandIn = 'stand-in-for-a-key';

type Values = Readonly<Record<string, Value>>;

/** The headers of a request, with a variable in the place of the key. */
export type WireHeaders = Readonly<Record<string, string | Text>>;

/** A request as it goes over the wire, with a variable in the place of the key. */
export interface WireRequest {
  readonly url: string;
  /** The base URL for clients that append the path themselves. */
  readonly baseUrl: string;
  readonly headers: WireHeaders;
  readonly body: Values;
}

/** A chat completion, ready to be written down in any language. */
export interface ChatCall {
  /** Read piece by piece. */
  readonly isStream: boolean;
  /** The model on the hub. */
  readonly model: string;
  readonly provider: string;
  /** The messages, and the parameters if there are any. */
  readonly input: Values;
  /** The key, or the variable that holds it. */
  readonly key: string | Env;
  readonly billTo: string | undefined;
  readonly endpointUrl: string | undefined;
  /** The request that the client would send; absent when the choice of the provider is left to the hub. */
  readonly request: WireRequest | undefined;
}

/** Settles what a snippet for a chat model shows. Throws what `prepare` throws where such a call cannot be made. */
export function chatCall(
  model: SnippetModel,
  provider: string,
  mapping: Partial<MappingEntry> | undefined,
  options: InferenceSnippetOptions,
): ChatCall {
  const { accessToken, billTo, endpointUrl, streaming: isStream = false } = options;
  const isDirect = isDirectCall(provider, options);
  const variable = snippetKeyVariable({ provider, isDirect, endpointUrl });
  const { messages = sampleMessages(model), temperature, max_tokens, top_p } = options;
  const input = { messages, temperature, max_tokens, top_p };
  const token = accessToken ?? (isDirect ? providerStandIn : hubStandIn);
  const request =
    provider === 'auto' && endpointUrl === undefined
      ? undefined
      : prepareChat({ ...input, accessToken: token, model: model.id }, provider, mapping, options);
  return {
    isStream,
    model: model.id,
    provider,
    input: dataEntries(input),
    key: accessToken ?? env(variable),
    billTo: request === undefined ? billTo : request.headers['X-HF-Bill-To'],
    endpointUrl,
    request: request && wireRequest(request, variable, accessToken !== undefined),
  };
}

function isDirectCall(
  provider: string,
  { accessToken, directRequest = false, endpointUrl }: InferenceSnippetOptions,
): boolean {
  if (provider === 'hf-inference' || provider === 'auto' || endpointUrl !== undefined) return false;
  return accessToken === undefined ? directRequest : !accessToken.startsWith('hf_');
}

function prepareChat(
  args: ChatCompletionInput & { readonly accessToken: string; readonly model: string },
  provider: string,
  mapping: Partial<MappingEntry> | undefined,
  { streaming: isStream = false, endpointUrl, billTo, endpoints }: InferenceSnippetOptions,
): PreparedRequest {
  const options = { ...(billTo !== undefined && { billTo }), ...(endpoints && { endpoints }) };
  if (endpointUrl !== undefined) {
    return prepare({ task: 'conversational', args: { ...args, endpointUrl }, isStream }, options);
  }
  // `prepare` refuses names that it does not know.
  const target = { ...args, provider: provider as ProviderOrPolicy };
  return prepare({ task: 'conversational', args: target, isStream, ...(mapping && { mapping }) }, options);
}

function wireRequest(request: PreparedRequest, variable: string, isKeyShown: boolean): WireRequest {
  const { url, body } = request;
  if (body.type !== 'json' || !(body.value instanceof Object)) {
    throw new InputError(`The chat of ${url} takes no JSON, so that it cannot be shown.`);
  }
  return {
    url,
    baseUrl: url.replace(/\/chat\/completions$/, ''),
    headers: headersOf(request, variable, isKeyShown),
    body: dataEntries(body.value),
  };
}
