import type { Row } from '@hubkit/bulk';
import type { EvaluationPlan } from '@hubkit/bulk/evaluate';
import { keepState } from '../../database/keep-state.ts';
import type { Storage } from '../../database/open-storage.ts';
import { shortName } from '../../run/format-facts.ts';
import { keepPageRun, type PageRunEnd } from '../../run/page-run.ts';
import { createStore, type Store } from '../../state/store.ts';
import {
  answeredCells,
  type BatchState,
  type Cell,
  describeOutcome,
  listPlaces,
  type PagePlan,
  type Place,
  stopOpen,
} from './batch-cells.ts';
import { BatchRound, type RoundOptions } from './batch-round.ts';

/** Batch of this page: it goes on when the page is left. */
export interface Batch {
  readonly store: Store<BatchState>;
  /** Calls the first rows of a plan. Answers to equal calls are kept. Rejects for a plan whose prompt does not fit the rows. */
  readonly start: (plan: EvaluationPlan, options: StartOptions) => Promise<void>;
  /** Makes the calls again that failed, or those that a stop has left out; the plan is that of the last start. */
  readonly resume: (state: 'failed' | 'stopped', options: CallOptions) => Promise<void>;
  readonly stop: () => void;
  /** Shows an evaluation of Activity again; returns its plan, or undefined for what is none. Not while calls are made. */
  readonly show: (kept: unknown) => PagePlan | undefined;
}

type CallOptions = Pick<RoundOptions, 'connection' | 'facts'>;

interface StartOptions extends CallOptions {
  readonly rows: number;
  /** Makes equal calls again. @default false */
  readonly isFresh?: boolean;
}

/** Creates a batch with the last results of this browser; calls that a reload has interrupted are stopped. */
export function createBatch(storage: Pick<Storage, 'get' | 'put' | 'listRuns' | 'remove'>): Batch {
  const store = createStore<BatchState>({ cells: [], isRunning: false });
  keepState(store, storage, 'batch.run', readKept);
  let present: { readonly round: BatchRound; readonly end: (end: PageRunEnd) => void } | undefined;

  const stop = () => {
    if (!present) return;
    const { round, end } = present;
    present = undefined;
    round.stop();
    store.set((state) => ({ ...state, isRunning: false, cells: stopOpen(state.cells) }));
    end(readEnd(store.get(), 'stopped'));
  };

  /** Adds the run to the list of what was done, and returns what tells its end. */
  const keepRun = (plan: EvaluationPlan) => {
    const id = crypto.randomUUID();
    const to = `/batch?${new URLSearchParams({ evaluation: id })}`;
    const about = { kind: 'evaluation', task: 'conversational', to } as const;
    const title = plan.name ?? plan.prompt ?? '';
    const model = plan.models.map((each) => shortName(each.model)).join(', ');
    let end = (_end: PageRunEnd) => {};
    const ended = new Promise<PageRunEnd>((resolve) => {
      end = resolve;
    });
    void keepPageRun(storage, { ...about, id, at: Date.now(), title, model }, ended);
    return end;
  };

  /** Calls the rows whose cells have not ended. */
  const call = async (
    plan: PagePlan,
    rows: number,
    { connection, facts }: CallOptions,
    prepare: (places: readonly Place[]) => Pick<BatchState, 'cells' | 'isKept'>,
  ) => {
    const evaluation = await import('@hubkit/bulk/evaluate');
    const templates = evaluation.planTemplates(plan);
    const service = connection.service().id;
    const places = listPlaces(plan.data.slice(0, rows), { models: plan.models, templates, service });
    stop();
    const prepared = prepare(places);
    const answered = answeredCells(prepared.cells);
    const onCell = (place: number, cell: Cell) =>
      store.set((state) => ({ ...state, cells: state.cells.with(place, cell) }));
    const round = new BatchRound({ plan, templates, evaluation, connection, facts, answered, onCell });
    const end = keepRun(plan);
    present = { round, end };
    store.set({ plan, ...prepared, isRunning: true });
    const open = [...places.entries()].filter(([place]) => prepared.cells[place]?.state === 'waiting');
    void round.fill(open).then(() => {
      if (present?.round !== round) return;
      present = undefined;
      store.set((state) => ({ ...state, isRunning: false }));
      end(readEnd(store.get(), 'done'));
    });
  };

  const start = (plan: EvaluationPlan, { rows, isFresh = false, ...options }: StartOptions) => {
    const data = plan.data as readonly Row[]; // Plans of this page have their rows in them.
    return call({ ...plan, data }, rows, options, (places) => {
      const answered = answeredCells(isFresh ? [] : store.get().cells);
      return {
        isKept: places.every(({ key }) => answered.get(key)?.state === 'done'),
        cells: places.map(({ key }): Cell => ({ ...answered.get(key), state: 'waiting', key })),
      };
    });
  };

  const resume = async (state: 'failed' | 'stopped', options: CallOptions) => {
    const { plan, cells } = store.get();
    if (!plan) return;
    await call(plan, cells.length / plan.models.length, options, (places) => ({
      cells: cells.map((cell, place): Cell => {
        if (cell.state !== state) return cell;
        const { error: _error, failedCall: _call, ...kept } = cell;
        return { ...kept, state: 'waiting', key: places[place]?.key ?? cell.key };
      }),
    }));
  };

  const show = (kept: unknown) => {
    const state = present ? undefined : readKept(kept);
    if (state) store.set(state);
    return state?.plan;
  };

  return { store, start, resume, stop, show };
}

/** How a batch ended, with its answers. */
function readEnd({ plan, cells }: BatchState, state: 'done' | 'stopped'): PageRunEnd {
  const failed = cells.filter((cell) => cell.state === 'failed').length;
  return {
    state: failed > 0 && failed === cells.length ? 'failed' : state,
    note: describeOutcome(cells),
    ...(failed > 0 && failed < cells.length && { hasFailures: true }),
    kept: { plan, cells },
  };
}

/** Validates a stored batch; returns undefined if it is invalid. */
function readKept(stored: unknown): BatchState | undefined {
  const { plan, cells = [] } = (stored ?? {}) as Partial<BatchState>; // Imports may be damaged.
  if (!plan || ![plan.models, plan.data, plan.checks].every(Array.isArray)) return undefined;
  // Earlier versions had them by place.
  return { plan, cells: stopOpen(Object.values(cells)), isRunning: false };
}
