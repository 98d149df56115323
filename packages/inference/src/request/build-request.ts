import type { TaskId } from '@hubkit/task-types';
import type { Call, EncodedFile, Uploads } from '../contract/adapter.ts';
import { type Credentials, checkHeaderValue } from '../contract/credentials.ts';
import type { HttpRequest } from '../contract/http-request.ts';
import type { CallOptions } from '../contract/options.ts';
import type { OutputType } from '../contract/output-type.ts';
import type { Auth, Provider } from '../contract/provider.ts';
import { bearer } from '../contract/provider.ts';
import type { CallTarget } from '../contract/task-functions.ts';
import type { ReadInput } from '../contract/task-types.ts';
import type { Route } from '../routing/route.ts';
import { isRouted, requestUrl } from '../routing/urls.ts';
import { isBrowser } from '../transport/context.ts';
import { jsonText } from '../transport/json-body.ts';
import type { WireRequest } from '../transport/wire-request.ts';
import type { CallState } from './call-state.ts';
import { isListed } from './job-address.ts';
import type { PreparedRequest, RequestBody } from './prepared-request.ts';

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
  readonly input: ReadInput<TaskId>;
  readonly isStream: boolean;
  readonly outputType?: OutputType | undefined;
  readonly uploads?: Uploads<EncodedFile> | undefined;
}

/** Arguments that name the target of a call. */
const TARGET_MEMBERS: ReadonlySet<string> = new Set(['accessToken', 'provider', 'model', 'endpointUrl']);

/** The arguments without the target. */
export function withoutTarget(args: CallTarget): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const name of Object.keys(args)) {
    if (!TARGET_MEMBERS.has(name)) input[name] = (args as unknown as Record<string, unknown>)[name];
  }
  return input;
}

/** A part of a message, with the members that may hold a file. */
export interface FilePart {
  readonly image_url?: { readonly url?: unknown };
  readonly video_url?: { readonly url?: unknown };
  readonly audio_url?: { readonly url?: unknown };
  readonly input_audio?: { readonly data?: unknown; readonly format?: unknown };
  readonly file?: { readonly file_data?: unknown; readonly filename?: unknown };
}

/** True where a message of a chat holds a file that has to be read. */
export function hasMessageFiles({ messages }: { readonly messages?: unknown }): boolean {
  if (!Array.isArray(messages)) return false;
  // Plain loops: nearly all messages are texts, and allocate nothing here.
  for (let at = 0; at < messages.length; at++) {
    const content: unknown = messages[at]?.content;
    if (typeof content === 'object' && Array.isArray(content) && content.some(isUnread)) return true;
  }
  return false;
}

/** True for a part whose file is not yet an address, a data URL, or the base64 of a recording. */
export function isUnread(part: FilePart | null | undefined): boolean {
  if (!(part instanceof Object)) return false;
  const { image_url: image, video_url: video, audio_url: sound, input_audio: audio, file } = part;
  const value = audio ? audio.data : file ? file.file_data : (image ?? video ?? sound)?.url;
  if (typeof value !== 'string') return value instanceof Object;
  // No base64 has a dot or a colon.
  return audio ? /[.:]/.test(value.slice(0, 300)) : !/^(https?|data):/i.test(value);
}

/** Makes the first request of a call on a route. Pure: snippets print exactly this request. */
export function prepareCall(
  route: Route,
  credentials: Credentials,
  parts: CallParts,
  options: CallOptions,
): PreparedCall {
  const call = adapterCall(route, credentials, parts);
  const request = prepareRequest({ route, credentials, call }, route.adapter.request(call), options, route.endpoint);
  return { route, credentials, call, request };
}

/** Makes the first request of a started call, whose route is known and whose files are read. */
export function makeRequest(started: CallState, input: ReadInput<TaskId>, uploads?: Uploads<EncodedFile>): void {
  const { route, credentials, options, task, isStream } = started;
  const { adapter, endpoint } = route;
  const { outputType } = options;
  started.call = adapterCall(route, credentials, { task, input, isStream, outputType, uploads });
  const request = prepareRequest(started, adapter.request(started.call), options, endpoint);
  const wire = toWireRequest(request, isStream, !adapter.job);
  wire.isEndpoint = endpoint !== undefined;
  wire.hasDataUrls = started.hasDataUrls === true;
  started.request = wire;
}

/** A call as its adapter sees it. */
function adapterCall(
  { provider, mapping }: Route,
  { mode }: Credentials,
  { task, input, isStream, outputType = 'blob', uploads = {} }: CallParts,
): Call {
  const { providerId: model } = mapping;
  return { task, input, isStream, outputType, uploads, model, mapping, isRouted: isRouted(provider, mode) };
}

/** Makes any request to the provider of a call, below its own base address, or at the custom endpoint of the call. */
export function prepareRequest(
  {
    route: { provider, adjust },
    credentials: { token, mode },
    call: { isRouted: isRoutedCall, model },
  }: Omit<PreparedCall, 'request'>,
  request: HttpRequest,
  { endpoints, billTo }: CallOptions,
  endpoint?: Route['endpoint'],
): PreparedRequest {
  const isBilledByHub = endpoint ? endpoint.isHub : mode === 'hub-token' || mode === 'credentials';
  const url = endpoint?.url ?? requestUrl(provider, isRoutedCall, request, model, endpoints);
  const prepared = toPreparedRequest(request, url, {
    token,
    auth: isRoutedCall || endpoint ? bearer : provider.auth,
    provider,
    billTo: isBilledByHub ? billTo : undefined,
  });
  return adjust ? adjust(prepared) : prepared;
}

/**
 * Makes a request to another listed host of the provider. It carries the API key only on direct calls to `keyHosts`: a hub
 * token never leaves the hub.
 */
export function prepareOtherHostRequest(
  { route: { provider }, credentials: { token, mode }, call }: Omit<PreparedCall, 'request'>,
  address: URL,
  append: string,
  request: Omit<HttpRequest, 'path'>,
): PreparedRequest {
  const url = new URL(address);
  url.pathname += append;
  for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
  const takesKey = !call.isRouted && mode === 'provider-key' && isListed(url, provider.keyHosts);
  return toPreparedRequest(request, url.href, {
    token: takesKey ? token : undefined,
    auth: provider.auth,
    provider,
    billTo: undefined,
  });
}

function toPreparedRequest(
  { method = 'POST', headers, json, bytes, form }: Omit<HttpRequest, 'path'>,
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
  const all: Record<string, string> = {};
  if (token) all[header] = prefix + token;
  if (json !== undefined) all['Content-Type'] = 'application/json';
  // For a Blob without a media type, fetch sends no Content-Type.
  else if (bytes instanceof Blob && !bytes.type) all['Content-Type'] = 'application/octet-stream';
  if (billTo) all['X-HF-Bill-To'] = checkHeaderValue(billTo, 'billTo');
  if (provider.headers) Object.assign(all, provider.headers);
  if (headers) Object.assign(all, headers);
  return token
    ? { method, url, headers: all, body, credential: { header, prefix, value: token } }
    : { method, url, headers: all, body };
}

const USER_AGENT = '@hubkit/inference/0.1.0';

/** Makes a prepared request ready to be sent. */
export function toWireRequest(
  { method, url, headers, body }: PreparedRequest,
  isStream: boolean,
  isIdempotent: boolean,
  failureText = 'Failed to perform inference',
): WireRequest {
  return {
    failureText,
    isStream,
    isIdempotent,
    isEndpoint: false,
    hasDataUrls: false,
    method,
    url,
    // A browser that is given another name asks the server for permission first.
    headers: isBrowser() ? headers : { 'User-Agent': USER_AGENT, ...headers },
    body: body.type === 'none' ? undefined : body.type === 'json' ? jsonText(body.value) : body.value,
  };
}
