import { dataEntries, env } from '@hubkit/code';
import type { MappingEntry, ProviderOrPolicy } from '@hubkit/inference';
import { InputError } from '@hubkit/inference/errors';
import type { PreparedRequest } from '@hubkit/inference/prepare';
import { hubRouter, prepareRequests } from '@hubkit/inference/prepare';
import { PROVIDERS } from '@hubkit/inference/provider-facts';
import type { InferenceSnippetOptions } from '../options.ts';
import { sampleMessages } from '../sample-input.ts';
import type { SnippetModel } from '../snippet-model.ts';
import { createCredential, createHeaders } from './credential.ts';
import { selectHubPackage } from './hub-package.ts';
import { membersWithVariables } from './placeholders.ts';
import type { ChatCall, JsonRequest, SdkMethod, Values } from './snippet-call.ts';

/** Describes a chat completion. Throws what `prepare` throws where such a call cannot be made. */
export function chatCall(
  model: SnippetModel,
  provider: string,
  mapping: Partial<MappingEntry> | undefined,
  options: InferenceSnippetOptions,
): ChatCall {
  const { endpointUrl, streaming: isStream = false } = options;
  const credential = createCredential(provider, options);
  const input = dataEntries(chatInput(model, options));
  const isRouted = endpointUrl === undefined && !credential.isDirect && hasRoutedChat(provider);
  const args = {
    ...input,
    accessToken: credential.token,
    model: isRouted ? routedModel(model.id, provider) : model.id,
  };
  const prepared = prepareChat(args, isRouted ? 'auto' : provider, mapping, options);
  const request = wireRequest(prepared, credential.variable);
  return {
    shape: 'chat',
    task: 'conversational',
    isStream,
    model: model.id,
    providerModel: mapping?.providerId ?? model.id,
    provider,
    key: credential.variable === undefined ? credential.token : env(credential.variable),
    isDirect: credential.isDirect,
    lacksMapping: !isRouted && endpointUrl === undefined && mapping?.providerId === undefined && provider !== 'openai',
    billTo: prepared.headers['X-HF-Bill-To'],
    endpointUrl,
    endpoints: options.endpoints,
    hubPackage: selectHubPackage(options),
    method: {
      js: jsMethod(
        { ...(endpointUrl === undefined ? { provider } : { endpointUrl }), model: model.id, ...input },
        isStream,
      ),
      python: {
        name: 'chat.completions.create',
        positional: [],
        // huggingface_hub looks up models of openai nowhere: they are not on the hub.
        named: {
          model: (provider === 'openai' ? request.body.value.model : undefined) ?? model.id,
          ...input,
          ...(isStream && { stream: true }),
        },
      },
    },
    files: [],
    baseUrl: request.url.replace(/\/chat\/completions$/, ''),
    request,
  };
}

/** True for a provider whose chat the router serves at its own route, which takes the provider as a suffix of the model. */
function hasRoutedChat(provider: string): boolean {
  if (provider === 'auto') return true;
  return PROVIDERS.some(
    ({ id, access, tasks }) => id === provider && access !== 'direct' && tasks.includes('conversational'),
  );
}

function routedModel(model: string, provider: string): string {
  return provider === 'auto' ? model : `${model}:${provider}`;
}

function jsMethod(named: Values, isStream: boolean): SdkMethod {
  return { name: isStream ? 'chatCompletionStream' : 'chatCompletion', positional: [], named };
}

/** The messages, then the other members of the input, then the options that are set. */
function chatInput(model: SnippetModel, options: InferenceSnippetOptions): Readonly<Record<string, unknown>> {
  const { inputs, messages = inputs?.messages ?? sampleMessages(model), temperature, max_tokens, top_p } = options;
  const members: Record<string, unknown> = { messages, ...inputs };
  if (inputs !== undefined) members.messages = messages;
  if (temperature !== undefined) members.temperature = temperature;
  if (max_tokens !== undefined) members.max_tokens = max_tokens;
  if (top_p !== undefined) members.top_p = top_p;
  return members;
}

function prepareChat(
  given: Values & { readonly accessToken: string; readonly model: string },
  provider: string,
  mapping: Partial<MappingEntry> | undefined,
  { streaming: isStream = false, endpointUrl, billTo, endpoints }: InferenceSnippetOptions,
): PreparedRequest {
  const options = { ...(billTo !== undefined && { billTo }), ...(endpoints && { endpoints }) };
  // Messages are data that the user vouches for; a provider rejects what it does not know.
  const args = given as typeof given & { readonly messages: never };
  const task = 'conversational';
  // Names that are not known are refused there.
  const target =
    endpointUrl === undefined
      ? { provider: provider === 'auto' ? hubRouter : (provider as ProviderOrPolicy) }
      : { endpointUrl };
  const isMapped = mapping !== undefined && endpointUrl === undefined && provider !== 'auto';
  const call = { task, args: { ...args, ...target }, isStream, ...(isMapped && { mapping }) } as const;
  const [request] = prepareRequests(call, [], options);
  return request;
}

function wireRequest(request: PreparedRequest, variable: string | undefined): JsonRequest {
  const { url, body } = request;
  if (body.type !== 'json' || !(body.value instanceof Object)) {
    throw new InputError(`The chat of ${url} takes no JSON, so that it cannot be shown.`);
  }
  return {
    url,
    headers: createHeaders(request, variable),
    body: { type: 'json', value: membersWithVariables(body.value) },
  };
}
