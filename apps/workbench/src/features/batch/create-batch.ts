import type { Row } from '@hubkit/bulk';
import type { EvaluationPlan } from '@hubkit/bulk/evaluate';
import { keepState } from '../../database/keep-state.ts';
import type { Storage } from '../../database/open-storage.ts';
import { shortName } from '../../run/format-facts.ts';
import { keepPageRun, type PageRunEnd } from '../../run/page-run.ts';
import { createStore, type Store } from '../../state/store.ts';
import { answeredCells, type BatchState, type Cell, describeOutcome, listPlaces, stopOpen } from './batch-cells.ts';
import { BatchRound, type RoundOptions } from './batch-round.ts';

/** Batch of this page: it goes on when the page is left. */
export interface Batch {
  readonly store: Store<BatchState>;
  /** Calls the first rows of a plan. Answers to equal calls are kept. Rejects for a plan whose prompt does not fit the rows. */
  readonly start: (plan: EvaluationPlan, options: StartOptions) => Promise<void>;
  readonly stop: () => void;
}

interface StartOptions extends Pick<RoundOptions, 'connection' | 'facts'> {
  readonly rows: number;
}

/** Creates a batch with the last results of this browser; calls that a reload has interrupted are stopped. */
export function createBatch(storage: Pick<Storage, 'get' | 'put'>): Batch {
  const store = createStore<BatchState>({ cells: [], isRunning: false });
  keepState(store, storage, 'batch.run', readKept);
  let present: { readonly round: BatchRound; readonly end: (end: PageRunEnd) => void } | undefined;

  const stop = () => {
    if (!present) return;
    const { round, end } = present;
    present = undefined;
    round.stop();
    store.set((state) => ({ ...state, isRunning: false, cells: stopOpen(state.cells) }));
    end({ state: 'stopped', note: describeOutcome(store.get().cells) });
  };

  /** Adds the run to the list of what was done, and returns what tells its end. */
  const keepRun = (plan: EvaluationPlan) => {
    const about = { kind: 'evaluation', task: 'conversational', to: '/batch' } as const;
    const title = plan.name ?? plan.prompt ?? '';
    const model = plan.models.map((each) => shortName(each.model)).join(', ');
    let end = (_end: PageRunEnd) => {};
    const ended = new Promise<PageRunEnd>((resolve) => {
      end = resolve;
    });
    void keepPageRun(storage, { ...about, id: crypto.randomUUID(), at: Date.now(), title, model }, ended);
    return end;
  };

  const start = async (plan: EvaluationPlan, { connection, facts, rows }: StartOptions) => {
    const evaluation = await import('@hubkit/bulk/evaluate');
    const templates = evaluation.planTemplates(plan);
    const data = plan.data as readonly Row[]; // Plans of this page have their rows in them.
    const service = connection.service().id;
    const places = listPlaces(data.slice(0, rows), { models: plan.models, templates, service });
    stop();
    const answered = answeredCells(store.get().cells);
    const onCell = (place: number, cell: Cell) =>
      store.set((state) => ({ ...state, cells: state.cells.with(place, cell) }));
    const round = new BatchRound({ plan, templates, evaluation, connection, facts, answered, onCell });
    const end = keepRun(plan);
    present = { round, end };
    const cells = places.map(({ key }): Cell => ({ ...answered.get(key), state: 'waiting', key }));
    store.set({ plan: { ...plan, data }, cells, isRunning: true });
    void round.fill(places).then(() => {
      if (present?.round !== round) return;
      present = undefined;
      store.set((state) => ({ ...state, isRunning: false }));
      end({ state: 'done', note: describeOutcome(store.get().cells) });
    });
  };

  return { store, start, stop };
}

/** Validates a stored batch; returns undefined if it is invalid. */
function readKept(stored: unknown): BatchState | undefined {
  const { plan, cells = [] } = (stored ?? {}) as Partial<BatchState>; // Imports may be damaged.
  if (!plan || ![plan.models, plan.data, plan.checks].every(Array.isArray)) return undefined;
  // Earlier versions had them by place.
  return { plan, cells: stopOpen(Object.values(cells)), isRunning: false };
}
