import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { type CallOptions, type CallTargets, type InferenceClient, pickTaskInput } from '@hubkit/inference';
import type { BulkQueue, Consumer, HeldChunk, WorkOrder } from '../contract/queue.ts';
import { createWorker } from '../run/create-worker.ts';
import { targetCount } from '../run/option-facts.ts';
import { createGate, OUTAGE_MS, type ProviderGate } from '../run/provider-gate.ts';
import { portableFile } from './portable.ts';
import { WorkLoop } from './work-loop.ts';

/** Target of the calls of a run at one worker. */
export interface WorkerTarget {
  readonly client: InferenceClient;
  /** Model, provider and further targets. @default those of the run */
  readonly target?: Pick<CallTargets, 'model' | 'provider' | 'fallbacks'>;
  /**
   * Name of the key of the calls, such as a hash of it: workers with the same name share its limits per minute, rate limits and
   * pauses. @default one name for all workers of the queue
   */
  readonly account?: string;
  /** Options of every call: timeouts, `billTo`, headers. */
  readonly callOptions?: CallOptions;
  /** Called when the worker ends. */
  readonly close?: () => Promise<void>;
}

/** Settings of a worker. */
export interface BulkWorkerOptions {
  /** Chooses where the calls of a run go, with the keys of this machine; called once for each run. */
  readonly connect: (order: WorkOrder) => WorkerTarget | Promise<WorkerTarget>;
  /** Rows of a run at a time. @default that of the run */
  readonly concurrency?: number | 'auto';
  /** Ends the worker after the rows under way. */
  readonly signal?: AbortSignal;
  /** Receives failures of the connection to the queue, which is tried again. */
  readonly onProblem?: (message: string) => void;
}

/** A worker that makes the calls of runs. */
export interface BulkWorker {
  /** Rows under way. */
  underWay(): number;
  /** Takes no more rows and waits for those under way, at most `graceMs` (default 10000); those are aborted then. */
  stop(graceMs?: number): void;
  /** Resolves when the worker has ended after a stop. Rejects for a bug, or a run to which it cannot connect. */
  readonly done: Promise<void>;
}

const GRACE_MS = 10_000;

/** One run of which the worker has rows. */
interface RunWork {
  readonly loop: WorkLoop;
  readonly gate: ProviderGate;
  readonly close: () => Promise<void>;
}

/**
 * Makes calls for all runs of a queue, with the keys of this machine; any number of workers may run on any number of machines.
 *
 * @throws {BulkError} `INPUT` if the queue cannot be reached, or its packages are missing.
 */
export async function bulkWorker(queue: BulkQueue, options: BulkWorkerOptions): Promise<BulkWorker> {
  const { signal, onProblem = () => {} } = options;
  const abort = new AbortController();
  const runs = new Map<string, Promise<RunWork>>();
  const open: RunWork[] = [];
  let resolve: () => void = () => {};
  let reject: (error: unknown) => void = () => {};
  const done = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });
  let failure: { readonly error: unknown } | undefined;
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  const findRun = (order: WorkOrder) => {
    const found = runs.get(order.run) ?? openRun(order, options, consuming, abort.signal, fail);
    if (!runs.has(order.run)) {
      runs.set(order.run, found);
      found.then(
        (run) => {
          open.push(run);
          if (isStopping) run.loop.stop();
        },
        () => {},
      );
    }
    return found;
  };
  const sum = (read: (run: RunWork) => number) => open.reduce((all, run) => all + read(run), 0);
  const underWay = () => sum(({ loop }) => loop.underWay);
  const consuming = queue.consume({
    id: randomUUID(),
    host: hostname(),
    underWay,
    capacity: () =>
      Math.max(
        1,
        sum(({ gate }) => gate.capacity()),
      ),
    onProblem,
    async work(chunk) {
      try {
        const { loop } = await findRun(chunk.order);
        await loop.take(chunk);
      } catch (error) {
        // Without a client no other chunk of the run would do better.
        fail(error);
        throw error;
      }
    },
  });
  await consuming;
  const onAbort = () => stop();
  async function close() {
    signal?.removeEventListener('abort', onAbort);
    await (await consuming).close(abort.signal);
    clearTimeout(timer);
    for (const run of open) await run.close();
  }
  function fail(error: unknown) {
    failure ??= { error };
    // The responses to the other rows are on their way, and paid.
    stop();
  }
  function stop(graceMs = GRACE_MS) {
    if (isStopping) return;
    isStopping = true;
    for (const { loop } of open) loop.stop();
    timer = setTimeout(() => abort.abort(), graceMs);
    close().then(() => (failure ? reject(failure.error) : resolve()), reject);
  }
  signal?.addEventListener('abort', onAbort);
  if (signal?.aborted) stop();
  return { underWay, stop, done };
}

async function openRun(
  order: WorkOrder,
  { connect, concurrency = order.concurrency }: BulkWorkerOptions,
  consuming: Promise<Consumer>,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<RunWork> {
  const { client, target = {}, account = '', callOptions = {}, close = async () => {} } = await connect(order);
  const options = { ...order, ...target, callOptions: { localFiles: false, ...callOptions } };
  const { limits, outageMs = OUTAGE_MS } = order;
  const consumer = await consuming;
  const shared = consumer.share({ account, limits, hear: (limit) => gate.limiter.hear(limit) });
  const gate = createGate({ concurrency, limits, outageMs, targets: targetCount(options), shared, now: Date.now });
  const workers = new WeakMap<HeldChunk, ReturnType<typeof createWorker>>();
  const findWorker = (chunk: HeldChunk) => {
    const found =
      workers.get(chunk) ??
      createWorker({
        client,
        options,
        // The input alone: where calls go is for `connect` and for the signed order.
        makeArgs: (args) => ({ ...pickTaskInput(order.task, args) }),
        gate,
        store: { keepJob: (seq, job) => void chunk.report({ job: { seq, job: job ?? null } }).catch(onError) },
        saveFile: portableFile,
        cache: undefined,
        createKey: () => '',
        signal,
        onStop: ({ message }) => void chunk.report({ stop: message }).catch(onError),
      });
    workers.set(chunk, found);
    return found;
  };
  const loop = new WorkLoop({
    call: (row, chunk) => findWorker(chunk)(row),
    capacity: () => gate.capacity(),
    waitMs: () => gate.waitMs(),
    onError,
  });
  return { loop, gate, close };
}
