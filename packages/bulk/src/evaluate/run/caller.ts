import { createHash } from 'node:crypto';
import type { InferenceClient } from '@hubkit/inference';
import type { CallArgs } from '../../contract/call-args.ts';
import type { BulkOptions, Prices } from '../../contract/options.ts';
import type { ClaimedRow } from '../../contract/row.ts';
import type { Attempt, BulkStore, Outcome } from '../../contract/store.ts';
import { callKeys } from '../../request/call-key.ts';
import { createWorker } from '../../run/create-worker.ts';
import { createGate, OUTAGE_MS } from '../../run/provider-gate.ts';
import { RowLoop } from '../../run/row-loop.ts';
import type { AnswerCache } from '../../store/answer-cache.ts';

/** Where the calls of a model go. */
export interface EvaluationTarget extends Pick<BulkOptions, 'model' | 'provider' | 'fallbacks' | 'callOptions'> {
  readonly client: InferenceClient;
  /** Name of the service for the cache: answers of another one are not used. */
  readonly service: string;
  /** Prices for calls whose provider reports no cost. A function is called once, before the first call. */
  readonly prices?: Prices | (() => Promise<Prices>) | undefined;
}

/** The answer to a call, or why there is none. */
export type CallResult =
  | { readonly type: 'done'; readonly output: unknown; readonly attempt: Attempt; readonly isCached: boolean }
  | { readonly type: 'failed'; readonly message: string };

/** Settings of the calls of a target. */
export interface CallerOptions extends Pick<BulkOptions, 'concurrency' | 'limits' | 'attempts' | 'backoffMs'> {
  readonly cache: AnswerCache | undefined;
  /** Calls again what the cache has, and replaces it. */
  readonly fresh: boolean;
  /** Aborts the calls under way. */
  readonly signal: AbortSignal;
  /** Called for the requests of each try of a call, with their costs. */
  readonly onAttempts: (attempts: readonly Attempt[]) => void;
  /** Called for a failure that every other call would have, too. */
  readonly onStop: (message: string) => void;
}

/** Makes calls at one target. */
export interface Caller {
  /** Makes calls within the limits of the target and with retries; `onResult` gets those that came to an end, by their number from 0. */
  callAll(calls: readonly CallArgs[], onResult: (call: number, result: CallResult) => void): Promise<void>;
  /** Starts no more calls; those under way end. */
  stop(): void;
}

/** An answer in the cache, with the request that it came from. */
interface Kept {
  readonly output: unknown;
  readonly attempt: Attempt;
}

/** Creates the caller of a target: loop, limiter and retries of a bulk run, over calls in memory. */
export function createCaller(target: EvaluationTarget, options: CallerOptions): Caller {
  const { client, service, prices, callOptions, ...place } = target;
  const { concurrency = 'auto', limits, cache, fresh, signal, onAttempts, onStop, attempts, backoffMs } = options;
  const gate = createGate({ concurrency, limits, outageMs: OUTAGE_MS, targets: 1, now: Date.now });
  const hash = callKeys({ task: 'evaluation', model: place.model ?? null }, []);
  const createKey = (args: CallArgs) =>
    createHash('sha256')
      .update(JSON.stringify([service, place.provider ?? null, hash(args)]))
      .digest('hex');
  const openWorker = async () =>
    createWorker({
      client,
      options: {
        ...place,
        task: 'conversational',
        prices: typeof prices === 'function' ? await prices() : prices,
        ...(attempts !== undefined && { attempts }),
        ...(backoffMs !== undefined && { backoffMs }),
        ...(callOptions && { callOptions }),
      },
      makeArgs: (args) => args,
      gate,
      store: { keepJob: () => {} },
      saveFile: async () => undefined,
      // That of a bulk run keeps no facts about the calls.
      cache: undefined,
      createKey: () => '',
      signal,
      onStop: ({ message }) => onStop(message),
    });
  let worker: Promise<ReturnType<typeof createWorker>> | undefined;
  let loop: RowLoop | undefined;
  let isStopped = false;
  return {
    stop() {
      isStopped = true;
      loop?.stop();
    },
    async callAll(calls, onResult) {
      const open = calls.flatMap((args, call) => {
        // Nothing else writes under these keys.
        const kept = fresh ? undefined : (cache?.get(createKey(args))?.output as Kept | undefined);
        if (kept) onResult(call, { type: 'done', ...kept, isCached: true });
        return kept ? [] : [{ args, call }];
      });
      if (isStopped || open.length === 0) return;
      worker ??= openWorker();
      const call = await worker;
      const onOutcome = ({ seq, next, attempts: tries }: Outcome) => {
        const { args, call } = open[seq] as (typeof open)[number]; // Numbers are those of `open`.
        if (next.type === 'wait') return;
        if (next.type === 'dead') return onResult(call, { type: 'failed', message: next.error.message });
        // A call that is done has the request that answered it.
        const kept: Kept = { output: next.output, attempt: tries.at(-1) as Attempt };
        cache?.set(createKey(args), { output: kept });
        onResult(call, { type: 'done', ...kept, isCached: false });
      };
      loop = new RowLoop({
        store: createCallQueue(open.map(({ args }) => args)),
        call,
        capacity: () => gate.capacity(),
        waitMs: () => gate.waitMs(),
        // Before further calls start, so that a stop or a budget counts for them.
        onOutcomes: (outcomes) => {
          onAttempts(outcomes.flatMap((outcome) => outcome.attempts));
          outcomes.forEach(onOutcome);
        },
        onTurn: () => {},
        now: Date.now,
      });
      if (isStopped) loop.stop();
      await loop.run();
    },
  };
}

interface QueuedCall {
  readonly row: ClaimedRow;
  readonly dueAt: number;
}

/** Keeps calls in memory for a loop that claims rows. They are numbered from 0. */
function createCallQueue(calls: readonly CallArgs[]): Pick<BulkStore, 'turn' | 'nextDue'> {
  const claimed = new Map<number, ClaimedRow>();
  let queued: readonly QueuedCall[] = calls.map((row, seq) => ({
    row: { seq, line: seq + 1, row, tries: 0, failures: 0 },
    dueAt: 0,
  }));
  /** The call again, if it is to be repeated. */
  const settle = ({ seq, next, attempts }: Outcome): readonly QueuedCall[] => {
    const row = claimed.get(seq);
    claimed.delete(seq);
    if (next.type !== 'wait' || !row) return [];
    const failures = row.failures + (next.isFailure ? 1 : 0);
    return [{ row: { ...row, tries: row.tries + attempts.length, failures }, dueAt: next.dueAt }];
  };
  return {
    turn(outcomes, count, now) {
      queued = [...queued, ...outcomes.flatMap(settle)];
      const due = new Set(queued.filter(({ dueAt }) => dueAt <= now).slice(0, count));
      queued = queued.filter((call) => !due.has(call));
      const rows = [...due].map(({ row }) => row);
      for (const row of rows) claimed.set(row.seq, row);
      return { claimed: rows, done: 0, dead: 0, repeated: 0 };
    },
    nextDue: () =>
      queued.length === 0 ? undefined : queued.reduce((least, { dueAt }) => Math.min(least, dueAt), Infinity),
  };
}
