import type { TaskId } from '@hubkit/catalog';
import { authMode, cleanToken } from '../contract/credentials.ts';
import { InputError } from '../contract/errors.ts';
import type { MappingEntry } from '../contract/mapping-entry.ts';
import type { CallOptions, OutputType } from '../contract/options.ts';
import type { Args } from '../contract/task-functions.ts';
import { PROVIDERS_BY_ID } from '../providers/providers.gen.ts';
import { makeCall, type PreparedRequest, prepareCall, taskInput } from '../request/build-request.ts';
import { findAdapter, unmappedEntry } from '../routing/resolve-provider.ts';
import { endpointOf, findProvider, resolveEndpoint } from '../routing/resolve-route.ts';

/** A call whose provider and model are known. */
export interface PreparableCall<K extends TaskId> {
  readonly task: K;
  /** As the task function takes them; `provider` has to be named unless there is an `endpointUrl`. */
  readonly args: Args<K>;
  /** What the hub says of the model at this provider. @default the model under its own name */
  readonly mapping?: Partial<MappingEntry>;
  /** @default false */
  readonly isStream?: boolean;
  readonly outputType?: OutputType;
  /** The upload as base64, for providers that want it inside JSON. */
  readonly upload?: { readonly base64: string; readonly type: string };
}

/** Makes the first request of a call, exactly as the client would send it. Pure: nothing is sent or looked up. */
export function prepare<K extends TaskId>(call: PreparableCall<K>, options: CallOptions = {}): PreparedRequest {
  const { task, args, isStream = false, upload } = call;
  const token = cleanToken(args.accessToken);
  const credentials = { token, mode: authMode(token, options.includeCredentials) };
  const route = { ...routeFromMapping(call), ...credentials };
  if (route.endpoint === undefined) route.provider.access?.check(route.provider, credentials.mode);
  const made = makeCall(route, { task, input: taskInput(args), isStream, outputType: call.outputType });
  const request = prepareCall(route, { ...made, ...(upload && { upload }) }, options);
  // Without the members that writing it as JSON leaves out.
  return request.body.type === 'json'
    ? { ...request, body: { type: 'json', value: JSON.parse(JSON.stringify(request.body.value)) } }
    : request;
}

function routeFromMapping<K extends TaskId>({ task, args, mapping }: PreparableCall<K>) {
  const endpointUrl = endpointOf(args);
  if (endpointUrl !== undefined) return resolveEndpoint(task, args, endpointUrl, PROVIDERS_BY_ID);
  const { provider: named, model = mapping?.hfModelId ?? '' } = args;
  if (named === undefined || named === 'auto') {
    throw new InputError("A request can only be prepared for one provider; name it instead of 'auto'.");
  }
  const provider = findProvider(named, PROVIDERS_BY_ID);
  const providerId = provider.access?.ownModel?.(provider, model);
  return {
    provider,
    adapter: findAdapter(provider, task),
    mapping: { ...unmappedEntry(provider, task, model, providerId), ...mapping },
  };
}
