import type { InferenceClient, Job } from '@hubkit/inference';
import type { CallArgs } from '../contract/call-args.ts';
import type { BulkOptions, Prices } from '../contract/options.ts';
import type { ClaimedRow } from '../contract/row.ts';
import type { Outcome } from '../contract/store.ts';
import type { makeArgs } from '../request/make-args.ts';
import type { AnswerCache } from '../store/answer-cache.ts';
import { type CallOutcome, type CallSettings, type CallSource, callRow, createCallSettings } from './call-row.ts';
import type { Failure } from './failure.ts';
import type { ProviderGate } from './provider-gate.ts';
import { retryRules, settleRow } from './settle-row.ts';
import { withCosts } from './with-costs.ts';

/** The options of a run that its calls need. */
type WorkerOptions = CallSource &
  Pick<BulkOptions, 'attempts' | 'backoffMs' | 'random' | 'callOptions'> & { readonly prices?: Prices | undefined };

/** Parts of a run that its calls need. */
export interface WorkerParts {
  readonly client: InferenceClient;
  readonly options: WorkerOptions;
  readonly makeArgs: ReturnType<typeof makeArgs>;
  readonly gate: ProviderGate;
  readonly store: { keepJob(seq: number, job: Job | undefined): void };
  /** Keeps the generated file of a row, and returns the output of the row, such as its path. */
  readonly saveFile: (file: Blob, seq: number) => Promise<unknown>;
  readonly cache: AnswerCache | undefined;
  readonly createKey: (args: CallArgs) => string;
  /** Aborts the calls under way. */
  readonly signal: AbortSignal;
  /** Called for a failure that every other row would have, too. */
  readonly onStop: (failure: Failure) => void;
}

/** Creates the function that processes a row: cache, call, file, next state. */
export function createWorker(parts: WorkerParts): (row: ClaimedRow) => Promise<Outcome> {
  const { client, options, makeArgs, gate, store, saveFile, signal, onStop } = parts;
  const { callOptions } = options;
  const rules = retryRules(options);
  const settings = createCallSettings(client, options, {
    makeArgs,
    options: { ...callOptions, retry: false, keepJob: true, breaker: gate.breaker, limiter: gate.limiter, signal },
    keepJob: (seq, job) => store.keepJob(seq, job),
  });
  return async (row) => {
    const startedAt = Date.now();
    try {
      const outcome = await (parts.cache ? fromCache(parts, parts.cache, row, settings) : callRow(row, settings));
      if (outcome.type === 'failed') {
        gate.learn(outcome.failure);
        if (outcome.failure.action === 'stop') onStop(outcome.failure);
      }
      const kept = hasFile(outcome) ? { ...outcome, output: await saveFile(outcome.output, row.seq) } : outcome;
      return withCosts(settleRow(row, kept, gate.isDown(), rules), options.prices);
    } catch (error) {
      if (!signal.aborted) throw error;
      // The provider may have done the work, and bill it.
      const lost = { startedAt, ms: Date.now() - startedAt, code: 'lost' as const, message: 'the run was stopped' };
      return { seq: row.seq, attempts: [lost], next: { type: 'wait', dueAt: 0, isFailure: false } };
    }
  };
}

/** Takes the outcome of a row from the cache, or calls the model and keeps the answer. */
async function fromCache(
  { createKey, makeArgs }: WorkerParts,
  cache: AnswerCache,
  row: ClaimedRow,
  settings: CallSettings,
): Promise<CallOutcome> {
  const key = await Promise.resolve(makeArgs(row.row)).then(createKey, () => undefined);
  const found = key === undefined ? undefined : cache.get(key);
  if (found) return { type: 'done', ...found, attempts: [] };
  const outcome = await callRow(row, settings);
  // Files are no answers: another run has another folder for them.
  if (key !== undefined && outcome.type === 'done' && !hasFile(outcome)) cache.set(key, outcome);
  return outcome;
}

function hasFile(outcome: CallOutcome): outcome is Extract<CallOutcome, { type: 'done' }> & { readonly output: Blob } {
  return outcome.type === 'done' && outcome.output instanceof Blob;
}
