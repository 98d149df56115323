import type { TaskId, TaskInput } from '@hubkit/catalog';
import type { Call, EncodedFile, Uploads } from '../contract/adapter.ts';
import { type Credentials, checkHeaderValue } from '../contract/credentials.ts';
import type { HttpRequest } from '../contract/http-request.ts';
import type { CallOptions, OutputType } from '../contract/options.ts';
import type { Auth, Provider } from '../contract/provider.ts';
import { bearer } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import type { Binary } from '../contract/task-types.ts';
import type { Route } from '../routing/route.ts';
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

/** A call whose first request is made; nothing was sent. */
export interface PreparedCall {
  readonly route: Route;
  readonly credentials: Credentials;
  readonly call: Call;
  readonly request: PreparedRequest;
}

/** The parts of a call that its route does not decide. */
export interface CallParts {
  readonly task: TaskId;
  readonly input: TaskInput<TaskId>;
  readonly isStream: boolean;
  readonly outputType?: OutputType | undefined;
  readonly uploads?: Uploads<EncodedFile> | undefined;
}

/** The arguments without the target; bytes to upload are always called `inputs`. */
export function taskInput(args: CallTarget): TaskInput<TaskId> {
  const { accessToken, provider, model, endpointUrl, data, ...input } = args as Record<string, unknown>;
  // The type of the arguments promises the rest to be the input of the task, once `data` has its new name.
  return (data === undefined ? input : { ...input, inputs: data }) as unknown as TaskInput<TaskId>;
}

/** Makes the first request of a call on a route. Pure: this is what is sent, and what snippets print. */
export function prepareCall(
  route: Route,
  credentials: Credentials,
  { outputType = 'blob', uploads = {}, ...parts }: CallParts,
  options: CallOptions,
): PreparedCall {
  const { endpoint, adapter, provider, mapping } = route;
  const call: Call = {
    ...parts,
    outputType,
    uploads,
    model: mapping.providerId,
    mapping,
    isRouted: isRouted(provider, credentials.mode),
  };
  const stated = adapter.request(call);
  const request =
    endpoint === undefined
      ? prepareRequest({ route, credentials, call }, stated, options)
      : toPreparedRequest(stated, endpoint.url, {
          token: credentials.token,
          auth: bearer,
          provider,
          billTo: endpoint.isHub ? options.billTo : undefined,
        });
  return { route, credentials, call, request };
}

/** Makes any request to the provider of a call, below its own base address. */
export function prepareRequest(
  { route: { provider }, credentials: { token, mode }, call }: Omit<PreparedCall, 'request'>,
  request: HttpRequest,
  { endpoints, billTo }: CallOptions,
): PreparedRequest {
  const base = providerBase(provider, call.isRouted, endpoints, request.base);
  const url = requestUrl(base.url, { path: request.path, query: { ...base.query, ...request.query } }, call.model);
  const isBilledByHub = mode === 'hub-token' || mode === 'credentials';
  const auth = call.isRouted ? bearer : provider.auth;
  return toPreparedRequest(request, url, { token, auth, provider, billTo: isBilledByHub ? billTo : undefined });
}

function toPreparedRequest(
  { method = 'POST', headers, json, bytes, form }: HttpRequest,
  url: string,
  {
    token,
    auth: { header, prefix },
    provider,
    billTo,
  }: {
    readonly token: string | undefined;
    readonly auth: Auth;
    readonly provider: Provider;
    readonly billTo: string | undefined;
  },
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
