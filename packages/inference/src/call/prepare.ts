import type { TaskId } from '@hubkit/task-types';
import type { AnyAdapter, ChatCallArgs, EncodedFile, Uploads } from '../contract/adapter.ts';
import { authMode, type Credentials, cleanToken } from '../contract/credentials.ts';
import { InputError } from '../contract/errors.ts';
import type { JobStep } from '../contract/job.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { CallOptions } from '../contract/options.ts';
import type { OutputType } from '../contract/output-type.ts';
import type { Provider } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import type { Binary, Input, ReadInput } from '../contract/task-types.ts';
import { PROVIDERS_BY_ID } from '../providers/providers.gen.ts';
import { type PreparedCall, prepareCall } from '../request/build-request.ts';
import { extendRoute } from '../request/extend-route.ts';
import { requireReadFiles } from '../request/prepare-files.ts';
import { prepareJobRequest } from '../request/prepare-job-request.ts';
import type { PreparedRequest } from '../request/prepared-request.ts';
import { taskInput } from '../request/task-input.ts';
import { routeToEndpoint, serverAt } from '../routing/endpoint-route.ts';
import { findEndpoint } from '../routing/find-endpoint.ts';
import { findEntry } from '../routing/provider-registry.ts';
import { refuseMetadataHosts } from '../routing/refuse-metadata-hosts.ts';
import { isProvider, requireAdapter, unmappedEntry } from '../routing/resolve-provider.ts';
import { HUB_PROVIDER } from '../routing/resolve-route.ts';
import { responsesRoute } from '../routing/responses-route.ts';
import type { Route } from '../routing/route.ts';
import { unknownProvider } from '../routing/unknown-provider.ts';
import { unwritableError } from '../transport/unwritable-error.ts';

/** A call whose provider and model are known. */
export interface PreparableCall<K extends TaskId> {
  readonly task: K;
  /** As the task function takes them; `provider` has to be named unless there is an `endpointUrl`. */
  readonly args: CallTarget & Input<K>;
  /** Mapping of the model at this provider. @default the model under its own name */
  readonly mapping?: Partial<MappingEntry>;
  /** @default false */
  readonly isStream?: boolean;
  readonly outputType?: OutputType;
  /** Files as base64, for providers with files inside JSON, or a function that encodes them. */
  readonly uploads?: Uploads<EncodedFile> | ((file: Binary) => EncodedFile);
}

export { FILE_INPUTS } from '../contract/file-inputs.gen.ts';
export type { CredentialHeader, PreparedRequest, RequestBody } from '../request/prepared-request.ts';
export { hubRouter } from '../routing/hub-router.ts';

/** Makes the first request of a call, exactly as the client would send it. Pure: nothing is sent or looked up. */
export function prepare<K extends TaskId>(call: PreparableCall<K>, options: CallOptions = {}): PreparedRequest {
  const { request } = preparedCall(call, options);
  if (request.body.type !== 'json') return request;
  const { value } = request.body;
  try {
    // Without the members that writing it as JSON leaves out.
    return { ...request, body: { type: 'json', value: JSON.parse(JSON.stringify(value)) } };
  } catch (cause) {
    throw unwritableError(value, cause);
  }
}

/**
 * Makes the first request of a call as `prepare` does, and then those that follow the responses of its job, one for each
 * response, the first response included: polls, and the request for the result where it lies elsewhere. It ends with the
 * response that needs no other request. Pure. The JSON of the first request is not copied: it shares values with the
 * arguments, and may have members that are undefined.
 */
export function prepareRequests<K extends TaskId>(
  call: PreparableCall<K>,
  responses: readonly unknown[],
  options: CallOptions = {},
): readonly [PreparedRequest, ...PreparedRequest[]] {
  const prepared = preparedCall(call, options);
  return [prepared.request, ...jobRequests(prepared, responses, options)];
}

function jobRequests(
  prepared: PreparedCall,
  responses: readonly unknown[],
  options: CallOptions,
): readonly PreparedRequest[] {
  const requests: PreparedRequest[] = [];
  const submitted = { ...prepared, options };
  let state: unknown;
  for (const body of responses) {
    const step: JobStep | undefined = prepared.route.adapter.job?.(body, prepared.call, state);
    if (step?.type === 'malformed') throw new InputError(`This is no response of the job: ${step.why}.`);
    if (step?.type !== 'poll') break;
    const request = prepareJobRequest(step.request, submitted);
    if (request === undefined)
      throw new InputError('The response names no address of the job on a host of the provider.');
    requests.push(request);
    state = step.state;
  }
  return requests;
}

function preparedCall<K extends TaskId>(call: PreparableCall<K>, options: CallOptions): PreparedCall {
  const { task, args, mapping, isStream = false, outputType, uploads } = call;
  const token = cleanToken(args.accessToken);
  const credentials = { token, mode: authMode(token, options.includeCredentials) };
  refuseMetadataHosts(options.endpoints);
  const chat = routeFromMapping(task, args, mapping, credentials);
  const route = extendRoute(
    wantsResponses(args, chat) ? responsesRoute(chat, args as ChatCallArgs) : chat,
    options,
    token,
  );
  const input = requireReadFiles(task, taskInput(task, args));
  const encoded = typeof uploads === 'function' ? encodedUploads(route.adapter, input, uploads) : uploads;
  return prepareCall(route, credentials, { task, input, isStream, outputType, uploads: encoded }, options);
}

/** True for a chat that goes by OpenAI's Responses API. */
function wantsResponses(args: CallTarget, { adapter, mapping }: Route): boolean {
  return adapter.type === 'chat' && adapter.responses?.wants(args as ChatCallArgs, mapping.providerId) === true;
}

/** Encodes the files that an adapter wants inside JSON. */
function encodedUploads(
  adapter: AnyAdapter,
  input: ReadInput<TaskId>,
  encode: (file: Binary) => EncodedFile,
): Uploads<EncodedFile> {
  // The input is that of the adapter's own task.
  const named = Object.entries(adapter.uploads?.(input as never) ?? {});
  return Object.fromEntries(named.map(([name, file]) => [name, file && encode(file)]));
}

/** The route of a call to a provider that is named, without asking the hub. */
function routeFromMapping(
  task: TaskId,
  target: CallTarget,
  mapping: Partial<MappingEntry> | undefined,
  { mode }: Credentials,
): Route {
  const endpointUrl = findEndpoint(target);
  const { provider: named, model = mapping?.hfModelId ?? '' } = target;
  if (endpointUrl !== undefined) {
    return routeToEndpoint(task, target, endpointUrl, ownServer(task, endpointUrl, named));
  }
  if (named === undefined || named === 'auto') {
    throw new InputError("A request can only be prepared for one provider; name it instead of 'auto'.");
  }
  const provider = requireProvider(named);
  provider.access?.check(provider, mode);
  const providerId = provider.access?.ownModel?.(provider, model);
  return {
    provider,
    adapter: requireAdapter(provider, task),
    mapping: { ...unmappedEntry(provider, task, model, providerId), ...mapping },
  };
}

/** The provider of a call to a custom endpoint: a named one, or the one that matches the address. */
function ownServer(task: TaskId, endpointUrl: string, named: string | Provider | undefined): Provider {
  if (named !== undefined) return requireProvider(named);
  return serverAt(task, endpointUrl) ?? requireProvider(HUB_PROVIDER);
}

function requireProvider(named: string | Provider): Provider {
  if (isProvider(named)) return named;
  const provider = findEntry<Provider>(named, PROVIDERS_BY_ID);
  if (!provider) throw unknownProvider(named, Object.keys(PROVIDERS_BY_ID));
  return provider;
}
