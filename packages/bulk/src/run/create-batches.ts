import type { BatchLineError, BatchResult, BatchTarget } from '../batch/batch-api.ts';
import { BatchLoop, type BatchParts } from '../batch/batch-loop.ts';
import { type CapturedRequest, capturingFetch, replayingFetch } from '../batch/captured-call.ts';
import { fireworksBatchApi } from '../batch/fireworks-batch.ts';
import { mistralBatchApi } from '../batch/mistral-batch.ts';
import { openaiBatchApi } from '../batch/openai-batch.ts';
import { togetherBatchApi } from '../batch/together-batch.ts';
import { BulkError } from '../contract/errors.ts';
import type { BulkOptions } from '../contract/options.ts';
import type { ClaimedRow } from '../contract/row.ts';
import type { BulkStore, Outcome } from '../contract/store.ts';
import { type CallOutcome, callRow, createCallSettings } from './call-row.ts';
import type { RunParts } from './create-loop.ts';
import { type RetryRules, settleRow } from './settle-row.ts';

/** Upper bound in ms of the first delay before a row is in a batch again: each batch is an upload and a job. */
const BACKOFF_MS = 30_000;
const MAX_BACKOFF_MS = 600_000;
const ROUND_MS = 1000;

/** Creates the batch loop of a run; undefined for one without batches. */
export function createBatches(
  worker: RunParts,
  store: BulkStore,
  hooks: Pick<BatchParts, 'onOutcomes' | 'onTurn' | 'now'>,
): BatchLoop | undefined {
  const { batch, task = 'conversational' } = worker.options;
  if (!batch) return;
  if (task !== 'conversational') throw new BulkError('INPUT', `Batches are for chats, not for ${task}.`);
  return new BatchLoop({ store, options: batch, ...createBatchCalls(worker), ...hooks });
}

/** Creates the functions of a batch loop that make requests and read responses as the client does. */
function createBatchCalls(parts: RunParts): Pick<BatchParts, 'capture' | 'settle' | 'apiFor' | 'attempts'> {
  const { client, options, makeArgs, signal, onStop } = parts;
  const { attempts = 5, callOptions, schema } = options;
  const fetch = callOptions?.fetch ?? globalThis.fetch;
  const settled = (row: ClaimedRow, outcome: CallOutcome, own = rules): Outcome => {
    if (outcome.type === 'failed' && outcome.failure.action === 'stop') onStop(outcome.failure);
    return settleRow(row, outcome, false, own);
  };
  const rules: RetryRules = {
    attempts,
    baseMs: options.backoffMs ?? BACKOFF_MS,
    capMs: MAX_BACKOFF_MS,
    // Without jitter, and in full seconds, as rows that are due together make one batch.
    random: () => 1,
    now: () => Math.ceil(Date.now() / ROUND_MS) * ROUND_MS,
    countsRateLimits: true,
  };
  const call = (row: ClaimedRow, own: typeof fetch) => {
    const all = { ...callOptions, retry: false as const, signal, fetch: own };
    return callRow(row, createCallSettings(client, options, { makeArgs, options: all, keepJob: () => {} }));
  };
  return {
    attempts,
    apiFor: (request) =>
      API_BY_FORM[detectForm(options, request.url)](
        batchTarget(request, {
          fetch,
          signal,
          retryMs: Math.min(200, options.batch?.pollMs ?? 200),
          account: options.batch?.account,
        }),
      ),
    async capture(row) {
      const sent = capturingFetch(fetch);
      const outcome = await call(row, sent.fetch);
      return sent.captured() ?? settled(row, outcome);
    },
    async settle(row, result) {
      const response = result?.response ?? asResponse(result?.error);
      if (response)
        return settled(row, await call(row, replayingFetch(schema === undefined ? refuse : fetch, response)));
      const message = result?.error?.message ?? 'the batch has no result for this row that can be read';
      const code = result?.error ? 'timeout' : 'malformed';
      return settled(
        row,
        { type: 'failed', failure: { ...NO_RESPONSE, code, message }, attempts: [] },
        { ...rules, baseMs: 0 },
      );
    },
  };
}

/** The failure of a row that its batch has not processed: it goes into the next one. */
const NO_RESPONSE = {
  action: 'retry',
  retryAfterMs: undefined,
  provider: undefined,
  status: undefined,
  requestId: undefined,
} as const;

/** Codes of lines that a batch has not come to. */
const NOT_PROCESSED = /expired|cancel|timeout|timed_out|not_processed|capacity/i;
/** Status of failures that a service names by words only. */
const STATUS_BY_WORDS: readonly (readonly [RegExp, number])[] = [
  [/insufficient_quota|billing/i, 402],
  [/rate_?limit|too_many/i, 429],
  [/server|internal|overload|unavailable/i, 503],
];

/** The response that a live call would have had in the place of this failure; undefined for a line that was not processed. */
function asResponse(error: BatchLineError | undefined): BatchResult['response'] {
  if (!error) return;
  const { code = '', message } = error;
  const words = code || message;
  const number = Number(code);
  const body = { error: { message, ...(code && { code }) } };
  if (number >= 400 && number < 600) return { status: number, body };
  if (NOT_PROCESSED.test(words)) return;
  return { status: STATUS_BY_WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 400, body };
}

const API_BY_FORM = {
  openai: openaiBatchApi,
  together: togetherBatchApi,
  mistral: mistralBatchApi,
  fireworks: fireworksBatchApi,
} as const;

function detectForm(
  { batch, provider }: Pick<BulkOptions, 'batch' | 'provider'>,
  url: string,
): keyof typeof API_BY_FORM {
  if (batch?.form !== undefined) return batch.form;
  if (provider === 'together') return 'together';
  const { hostname } = new URL(url);
  if (provider === 'fireworks-ai' || hostname.endsWith('.fireworks.ai')) return 'fireworks';
  return hostname.endsWith('.mistral.ai') ? 'mistral' : 'openai';
}

/** In the place of a fetch for calls whose only response is that of a batch. */
const refuse: typeof globalThis.fetch = async () => {
  throw new TypeError('The result of a batch needs no other request.');
};

const CHAT = '/chat/completions';
/** Headers of a chat that its batch has, too: credentials, and those of an organization. */
const KEPT = /^(?:authorization|x-api-key|api-key|openai-.*|user-agent)$/;

/** Finds the batch API beside the URL of a chat. */
function batchTarget(
  { url, headers }: CapturedRequest,
  transport: Omit<BatchTarget, 'baseUrl' | 'headers'>,
): BatchTarget {
  if (!url.endsWith(CHAT))
    throw new BulkError('INPUT', `Batches are for chats in OpenAI's form; ${new URL(url).host} has another one.`);
  if (headers.authorization?.startsWith('Bearer hf_')) {
    throw new BulkError(
      'INPUT',
      'The router of the hub has no batch API: call the provider directly, with its own API key.',
    );
  }
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => KEPT.test(name)));
  return { baseUrl: url.slice(0, -CHAT.length), headers: kept, ...transport };
}
