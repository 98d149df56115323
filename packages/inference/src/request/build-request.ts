import type { TaskId, TaskInput } from '@hubkit/catalog';
import type { Call } from '../contract/adapter.ts';
import { checkHeaderValue } from '../contract/credentials.ts';
import type { HttpRequest } from '../contract/http-request.ts';
import type { CallOptions, OutputType } from '../contract/options.ts';
import type { Auth, Provider } from '../contract/provider.ts';
import { bearer } from '../contract/provider.ts';
import type { Args } from '../contract/task-functions.ts';
import type { Binary } from '../contract/task-types.ts';
import type { AuthorizedRoute } from '../routing/route.ts';
import { isRouted, providerBase, requestUrl } from '../routing/urls.ts';

/** What a request carries. */
export type RequestBody =
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'bytes'; readonly value: Binary }
  | { readonly type: 'form'; readonly value: FormData }
  | { readonly type: 'none' };

/** Where the key stands in a request, so that code which shows it can print a variable instead. */
export interface CredentialHeader {
  readonly header: string;
  /** What stands before the key, with the blank. */
  readonly prefix: string;
  readonly value: string;
}

/** A request as it goes over the wire. */
export interface PreparedRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RequestBody;
  readonly credential?: CredentialHeader;
}

/** The caller's arguments without who is asked; uploads are always called `inputs`. */
export function taskInput<K extends TaskId>(args: Args<K>): TaskInput<K> {
  const { accessToken, provider, model, endpointUrl, data, ...input } = args as Record<string, unknown>;
  // The caller's type promises the rest to be the input of the task, once `data` has its new name.
  return (data === undefined ? input : { ...input, inputs: data }) as TaskInput<K>;
}

/** What the adapter is told of a call. */
export function makeCall<K extends TaskId>(
  { provider, mapping, mode }: AuthorizedRoute<K>,
  call: Pick<Call<K>, 'task' | 'input' | 'isStream'> & { readonly outputType?: OutputType | undefined },
): Call<K> {
  return {
    ...call,
    model: mapping.providerId,
    mapping,
    isRouted: isRouted(provider, mode),
    outputType: call.outputType ?? 'blob',
  };
}

/** Makes the first request of a call: pure, nothing is sent or looked up. */
export function prepareCall<K extends TaskId>(
  route: AuthorizedRoute<K>,
  call: Call<K>,
  options: CallOptions,
): PreparedRequest {
  const { endpoint, adapter, provider, token } = route;
  const request = adapter.request(call);
  if (endpoint === undefined) return prepareRequest(route, call, request, options);
  return toPreparedRequest(request, endpoint.url, token, bearer, provider, endpoint.isHub ? options.billTo : undefined);
}

/** Makes any request to the provider of a call, on its own base address. */
export function prepareRequest<K extends TaskId>(
  { provider, token, mode }: AuthorizedRoute<K>,
  { isRouted: routed, model }: Call<K>,
  request: HttpRequest,
  { endpoints, billTo }: CallOptions,
): PreparedRequest {
  const base = providerBase(provider, routed, endpoints, request.base);
  const url = requestUrl(base.url, { path: request.path, query: { ...base.query, ...request.query } }, model);
  const isPaidByHub = mode === 'hub-token' || mode === 'credentials';
  return toPreparedRequest(
    request,
    url,
    token,
    routed ? bearer : provider.auth,
    provider,
    isPaidByHub ? billTo : undefined,
  );
}

function toPreparedRequest(
  { method = 'POST', headers, json, bytes, form }: HttpRequest,
  url: string,
  token: string | undefined,
  { header, prefix }: Auth,
  provider: Provider,
  billTo: string | undefined,
): PreparedRequest {
  const body: RequestBody =
    json !== undefined
      ? { type: 'json', value: json }
      : bytes !== undefined
        ? { type: 'bytes', value: bytes }
        : form !== undefined
          ? { type: 'form', value: form }
          : { type: 'none' };
  return {
    method,
    url,
    headers: {
      ...(token && { [header]: prefix + token }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(billTo && { 'X-HF-Bill-To': checkHeaderValue(billTo, 'billTo') }),
      ...provider.headers,
      ...headers,
    },
    body,
    ...(token && { credential: { header, prefix, value: token } }),
  };
}
