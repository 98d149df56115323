import { formatHex } from '../../binary/hex.ts';
import type { AnswerCache, PendingAnswer } from '../../contract/answer-cache.ts';
import type { CallState } from '../../request/call-state.ts';
import type { OpenedStream } from '../../response/chunk-stream.ts';
import { findRouteAhead } from '../run-steps.ts';
import { readAnswer } from './cache/kept-answer.ts';
import { collectStream, replayStream } from './cache/kept-stream.ts';
import { calledTarget } from './failover/list-targets.ts';
import type { Policy } from './policy.ts';

/** Answers a call from the cache, before it waits for its turn; otherwise collects its answer for `withKeptAnswers`. */
export const withCache: Policy = {
  order: 48,
  options: ['cache'],
  around: (next) => async (started) => {
    const cache = started.options.cache as AnswerCache;
    await findRouteAhead(started);
    // Errors of preparing are those of the call: the line meets them again, and reports them.
    const key = await prepareKey(started).catch(() => undefined);
    if (key === undefined) return next(started);
    const found = await fromCache(started, cache, key);
    if (found) return found.result;
    const pending: PendingAnswer = { cache, key, json: undefined };
    started.collected = pending;
    const result = await next(started);
    started.keptAnswers?.push(pending);
    return started.isStream ? collectStream(result as OpenedStream<unknown>, pending, started.context) : result;
  },
  aroundRequest: (next) => async (started) => {
    const read = await next(started);
    // What the provider sent, before it is made the result of the task.
    if (started.collected && !started.isStream) started.collected.json = JSON.stringify({ body: read });
    return read;
  },
};

async function prepareKey(started: CallState): Promise<string | undefined> {
  await started.line.prepare(started);
  return cacheKey(started);
}

async function fromCache(
  started: CallState,
  cache: AnswerCache,
  key: string,
): Promise<{ readonly result: unknown } | undefined> {
  const answer = await readAnswer(cache, key);
  started.context.signal?.throwIfAborted();
  if (!answer || (answer.chunks !== undefined) !== started.isStream) return undefined;
  try {
    const result = answer.chunks
      ? replayStream(answer.chunks, cache.replay === 'timed', started.context)
      : await started.line.toResult(answer.body, started);
    const { provider, model = '' } = calledTarget(started);
    started.record?.addCached({ provider, model, providerModel: started.route.mapping.providerId });
    return { result };
  } catch {
    // What is kept does not pass the checks of the task: it was damaged.
    return undefined;
  }
}

/** Names the form of what is kept; another one when that changes. */
const FORM = 'hubkit answer 1';

/**
 * Makes the key of a prepared call: a hash of its whole request and its token. Undefined for calls whose answers are not kept: with
 * files or jobs, without a known credential, or raw. Also undefined in pages without HTTPS, where browsers do not hash.
 */
async function cacheKey({
  task,
  isStream,
  line,
  route,
  request,
  credentials,
  options,
}: CallState): Promise<string | undefined> {
  const { adapter } = route;
  const { includeCredentials } = options;
  const hasFiles = adapter.type === 'media' || ('files' in adapter && adapter.files !== undefined);
  const hasCookies = Boolean(includeCredentials) && includeCredentials !== 'omit';
  // Raw requests read the same response in another way.
  const isRaw = line.needsInputs === false;
  if (hasFiles || hasCookies || isRaw || adapter.job || request.method !== 'POST') return undefined;
  if (typeof request.body !== 'string' || !globalThis.crypto?.subtle) return undefined;
  const headers = Object.entries(request.headers).sort(([one], [other]) => (one < other ? -1 : 1));
  const parts = [FORM, task, isStream, request.url, headers, request.body, credentials.token ?? ''];
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return formatHex(hash);
}
