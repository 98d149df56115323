import type { TaskId } from '@hubkit/catalog';
import { authMode, cleanToken } from './auth.ts';
import { makeCall, type PreparedRequest, prepareCall, type Settled, taskInput } from './build-request.ts';
import type { LookUp } from './mapping.ts';
import type { CallOptions, OutputType } from './options.ts';
import type { Adapter, Call } from './provider.ts';
import { type Question, type Resolved, settle } from './settle.ts';
import type { Args } from './tasks.ts';
import { type Context, createContext } from './transport/context.ts';
import type { WireRequest } from './transport/request.ts';
import { createRetryQuota, type RetryQuota } from './transport/retry.ts';

/** What a task function is called with. */
export interface Invocation<K extends TaskId> {
  readonly task: K;
  readonly args: Args<K>;
  readonly options: CallOptions & { readonly outputType?: OutputType };
  readonly isStream: boolean;
}

/** What a client owns and lends to its calls. */
export interface Session {
  readonly lookUp: LookUp;
  readonly quota?: RetryQuota;
  /** Settles a call whose provider is named, or not even that. */
  readonly resolve?: <K extends TaskId>(question: Question<K>) => Promise<Resolved<K>>;
  /** Reads the bytes that an adapter wants inside JSON. */
  readonly readUpload?: <K extends TaskId>(adapter: Adapter<K>, call: Call<K>) => Promise<Call<K>>;
}

/** A call on its way: settled, and made into a request. */
export interface Started<K extends TaskId> {
  readonly settled: Settled<K>;
  readonly call: Call<K>;
  readonly request: WireRequest;
  readonly context: Context;
  readonly options: CallOptions;
  /** Where the mapping was looked up. */
  readonly lookUp: LookUp;
}

/** Settles a call and makes its request; nothing has gone to the provider yet. */
export async function start<K extends TaskId>(
  { task, args, options, isStream }: Invocation<K>,
  session: Session,
): Promise<Started<K>> {
  const token = cleanToken(args.accessToken);
  const mode = authMode(token, options.includeCredentials);
  const lookUpContext = createContext(options, {
    quota: session.quota ?? createRetryQuota(),
    secrets: token && token.length > 3 ? [token] : [],
    subject: { task, ...(args.model && { model: args.model }) },
    isStream,
  });
  if (token !== args.accessToken && token) {
    lookUpContext.emit({ type: 'warning', message: 'Blanks around the access token were removed.' });
  }
  options.signal?.throwIfAborted();
  const { resolve = settle, lookUp } = session;
  const caller = { token, mode };
  const resolved = await resolve({ task, target: args, caller, options, context: lookUpContext, lookUp });
  const settled = { ...resolved, ...caller };
  const { adapter, mapping } = settled;
  const plain = makeCall(settled, { task, input: taskInput(args), isStream, outputType: options.outputType });
  const call = (await session.readUpload?.(adapter, plain)) ?? plain;
  options.signal?.throwIfAborted();
  const context = { ...lookUpContext, subject: { provider: mapping.provider, task, model: mapping.hfModelId } };
  const request = wireRequest(prepareCall(settled, call, options), { isStream, isRepeatable: !adapter.job });
  return { settled, call, request, context, options, lookUp };
}

/** A prepared request as it is sent. */
export function wireRequest(
  { method, url, headers, body }: PreparedRequest,
  how: Pick<WireRequest, 'isRepeatable'> & Partial<WireRequest>,
): WireRequest {
  return {
    failure: 'Failed to perform inference',
    ...how,
    method,
    url,
    headers: { ...headers, ...userAgent() },
    ...(body.type !== 'none' && { body: body.type === 'json' ? JSON.stringify(body.value) : body.value }),
  };
}

/** Browsers name themselves, and asking them for another name makes them ask the server first. */
function userAgent(): Record<string, string> {
  return 'document' in globalThis || 'WorkerGlobalScope' in globalThis
    ? {}
    : { 'User-Agent': '@hubkit/inference/0.1.0' };
}
