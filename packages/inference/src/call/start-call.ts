import type { TaskId } from '@hubkit/catalog';
import type { Adapter, Call } from '../contract/adapter.ts';
import { authMode, cleanToken } from '../contract/credentials.ts';
import type { CallOptions, OutputType } from '../contract/options.ts';
import type { Args } from '../contract/task-functions.ts';
import { makeCall, prepareCall, taskInput } from '../request/build-request.ts';
import type { Started } from '../request/started-call.ts';
import { wireRequest } from '../request/to-wire-request.ts';
import type { LookUp } from '../routing/look-up-mapping.ts';
import { settle } from '../routing/resolve-provider.ts';
import type { Question, Resolved } from '../routing/route.ts';
import { createContext } from '../transport/context.ts';
import { createRetryQuota, type RetryQuota } from '../transport/retry-budget.ts';

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
