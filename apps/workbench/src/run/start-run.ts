import type { Job } from '@hubkit/inference';
import { type Connection, needsToken } from '../services/connection.ts';
import type { FaultSource } from '../services/emulator-fetch.ts';
import { createStore, type Store } from '../state/store.ts';
import type { RunPolicy } from './execute-run.ts';
import { type Failure, loadFailure } from './failure.ts';
import type { Run, RunSpec } from './run.ts';

/** A run that was started. */
export interface RunHandle {
  readonly store: Store<Run>;
  /** Resolves to the last state; never rejects. */
  readonly ended: Promise<Run>;
  /** Stops the run and keeps the text received so far. A long job continues at its provider. */
  readonly stop: () => void;
}

/** The page's part of a run: its id, its clock, its frames. Tests pass their own. */
interface RunEnvironment {
  readonly newId: () => string;
  /** Returns the time in ms since 1970, monotonic. */
  readonly now: () => number;
  readonly onNextFrame: (callback: () => void) => void;
}

/** The things that a run may be given beside its call. */
export interface RunOptions {
  /** A job of an earlier call, to resume instead of calling anew. */
  readonly job?: Job | undefined;
  /** The model, where it is not known yet: the call waits for it. */
  readonly model?: Promise<string> | undefined;
  /** Retries and failover of the call. @default the client's own */
  readonly policy?: RunPolicy | undefined;
  /** A fault of this run alone. @default the one of the connection */
  readonly fault?: FaultSource | undefined;
  /** Called with each chunk, or with the result of a call that is not streamed. */
  readonly onChunk?: ((chunk: unknown) => void) | undefined;
  readonly environment?: RunEnvironment;
}

const PAGE: RunEnvironment = {
  newId: () => crypto.randomUUID(),
  now: () => performance.timeOrigin + performance.now(),
  // Frames stop in a tab that is not looked at; its runs must not.
  onNextFrame: (callback) => (document.hidden ? setTimeout(callback, 250) : requestAnimationFrame(callback)),
};

/** Starts a run on the present service. The code that makes the call is loaded with the first one. */
export function startRun(
  connection: Connection,
  spec: RunSpec,
  { job, model, policy, fault, onChunk, environment = PAGE }: RunOptions = {},
): RunHandle {
  const { newId, now, onNextFrame } = environment;
  const id = newId();
  const startedAt = now();
  const store = createStore<Run>({
    id,
    spec,
    serviceId: connection.service().id,
    status: 'waiting',
    startedAt,
    activeAt: startedAt,
    attempts: 1,
    text: '',
    events: [],
    ...(job && { job }),
  });
  const controller = new AbortController();
  const show = showEachFrame(store, onNextFrame);
  const finish = (failure: Failure) => {
    show({ status: 'failed', failure }, 'now');
    return store.get();
  };
  const run = async () => {
    try {
      const [client, { executeRun }, { watchLimits }, chosen] = await Promise.all([
        connection.client(),
        import('./execute-run.ts'),
        import('./watch-limits.ts'),
        model ?? spec.model,
      ]);
      const missing = findMissing(connection, chosen);
      if (missing) return finish(missing);
      const present = { ...spec, model: chosen };
      if (model) show({ spec: present }, 'now');
      await executeRun(present, {
        client,
        service: connection.service(),
        fetch: watchLimits(connection, chosen, connection.fetchFor(id, fault)),
        policy,
        signal: controller.signal,
        now,
        show,
        job,
        onChunk,
      });
      const { failure } = store.get();
      if (failure?.kind === 'ConnectionError') void connection.host.check();
    } catch (error) {
      void connection.host.check();
      // The code of the client could not be loaded: the host is gone.
      show({ status: 'failed', failure: loadFailure(error) }, 'now');
    }
    return store.get();
  };
  return { store, ended: run(), stop: () => controller.abort() };
}

/** Returns the failure of a call without a token or a model; undefined if it has both. */
function findMissing(connection: Connection, model: string): Failure | undefined {
  const service = connection.service();
  const { label } = service;
  const failure = { kind: 'InputError', canRetry: true, isUnsent: true } as const;
  if (needsToken(service) && connection.token?.() === '')
    return {
      ...failure,
      title: 'A token is needed',
      message: `${label} answers only with a token. Nothing was sent.`,
      advice: 'Enter a token under Connection, or choose the emulator there.',
      needsToken: true,
    };
  const isUnreached = service.endpointUrl !== undefined && connection.reach.get()[service.id]?.isReached === false;
  // With a model, the call itself finds out if the server is back.
  if (model === '' && isUnreached)
    return {
      ...failure,
      title: `${label} does not respond`,
      message: 'Nothing was sent.',
      advice: 'Start the server, and open Connection, which looks for it again. Or choose another service there.',
      needsToken: true,
    };
  if (model === '')
    return {
      ...failure,
      title: 'No model is chosen',
      message: `The models of ${label} could not be listed. Nothing was sent.`,
      advice: 'Type the id of a model, such as owner/name, into Model.',
    };
  return undefined;
}

/** Renders at most once per frame, however fast changes arrive; `now` renders all pending changes immediately. */
function showEachFrame(store: Store<Run>, onNextFrame: (callback: () => void) => void) {
  let waiting: Partial<Run> | undefined;
  const flush = () => {
    const change = waiting;
    waiting = undefined;
    if (change) store.set((run) => ({ ...run, ...change }));
  };
  return (change: Partial<Run>, when: 'soon' | 'now') => {
    const isScheduled = waiting !== undefined;
    waiting = { ...waiting, ...change };
    if (when === 'now') flush();
    else if (!isScheduled) onNextFrame(flush);
  };
}
