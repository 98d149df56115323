import { BatchLoop, type BatchParts } from '../batch/batch-loop.ts';
import { batchTarget } from '../batch/batch-target.ts';
import { capturingFetch, replayingFetch } from '../batch/captured-call.ts';
import { fireworksBatchApi } from '../batch/fireworks-batch.ts';
import { mistralBatchApi } from '../batch/mistral-batch.ts';
import { openaiBatchApi } from '../batch/openai-batch.ts';
import { togetherBatchApi } from '../batch/together-batch.ts';
import { BulkError } from '../contract/errors.ts';
import type { BulkOptions } from '../contract/options.ts';
import type { ClaimedRow } from '../contract/row.ts';
import type { BulkStore } from '../contract/store.ts';
import { callRow, createCallSettings } from './call-row.ts';
import type { RunParts } from './create-loop.ts';
import { type RetryRules, settleRow } from './settle-row.ts';

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
  const { client, options, makeArgs, signal } = parts;
  const { attempts = 5, callOptions, schema } = options;
  const fetch = callOptions?.fetch ?? globalThis.fetch;
  const rules: RetryRules = { attempts, baseMs: 0, capMs: 0, random: () => 0, now: Date.now };
  const call = (row: ClaimedRow, own: typeof fetch) => {
    const all = { ...callOptions, retry: false as const, signal, fetch: own };
    return callRow(row, createCallSettings(client, options, { makeArgs, options: all, keepJob: () => {} }));
  };
  return {
    attempts,
    apiFor: (request) =>
      API_BY_FORM[formOf(options, request.url)](
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
      return sent.captured() ?? settleRow(row, outcome, false, rules);
    },
    async settle(row, result) {
      if (result?.response) {
        const outcome = await call(row, replayingFetch(schema === undefined ? refuse : fetch, result.response));
        return settleRow(row, outcome, false, rules);
      }
      const message = result?.message ?? 'the batch has no result for this row';
      const failure = { code: 'timeout' as const, message, action: 'retry' as const };
      const none = { retryAfterMs: undefined, provider: undefined, status: undefined, requestId: undefined };
      return settleRow(row, { type: 'failed', failure: { ...failure, ...none }, attempts: [] }, false, rules);
    },
  };
}

const API_BY_FORM = {
  openai: openaiBatchApi,
  together: togetherBatchApi,
  mistral: mistralBatchApi,
  fireworks: fireworksBatchApi,
} as const;

function formOf({ batch, provider }: Pick<BulkOptions, 'batch' | 'provider'>, url: string): keyof typeof API_BY_FORM {
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
