import type { Row } from '@hubkit/bulk';
import type { EvaluationPlan, EvaluationResult, PlanModel, Verdict } from '@hubkit/bulk/evaluate';
import { keepState } from '../../database/keep-state.ts';
import type { Storage } from '../../database/open-storage.ts';
import { costOfRun } from '../../run/cost.ts';
import { keepPageRun, type PageRunEnd } from '../../run/page-run.ts';
import { type RunHandle, startRun } from '../../run/start-run.ts';
import type { Connection } from '../../services/connection.ts';
import type { ModelFacts } from '../../services/read-models.ts';
import { createStore, type Store } from '../../state/store.ts';

/** Number of calls at a time. */
const CALLS = 4;

/** The answer of a model for a row. */
export interface Cell {
  readonly state: 'waiting' | 'running' | 'done' | 'failed' | 'stopped';
  /** Identifies the call: an equal one is not made again. */
  readonly key: string;
  readonly output?: string;
  readonly provider?: string;
  readonly ms?: number;
  readonly cost?: number;
  readonly inputTokens?: number;
  readonly outputTokens?: number;
  readonly checks?: readonly Verdict[];
  /** Verdicts of judges by the key of their call. */
  readonly judged?: Readonly<Record<string, Verdict>>;
  /** Reason of a failed call or check. */
  readonly error?: string;
}

/** A plan with its rows. */
type PagePlan = Omit<EvaluationPlan, 'data'> & { readonly data: readonly Row[] };

/** The batch that was started: its plan and its cells by `cellId`. */
export interface BatchState {
  readonly plan?: PagePlan;
  readonly cells: Readonly<Record<string, Cell>>;
  /** Rows that are called: all of them, or the first ones as a trial. */
  readonly rows: number;
  readonly isRunning: boolean;
}

/** Batch of this page: it goes on when the page is left. */
export interface Batch {
  readonly store: Store<BatchState>;
  /** Calls the first rows of a plan. Answers to equal calls are kept. Rejects for a plan whose prompt does not fit the rows. */
  readonly start: (plan: EvaluationPlan, options: StartOptions) => Promise<void>;
  readonly stop: () => void;
}

interface StartOptions {
  readonly connection: Connection;
  readonly facts: ReadonlyMap<string, ModelFacts>;
  readonly rows: number;
}

/** Id of the cell of a row and a model, by their places. */
export function cellId(row: number, model: number): string {
  return `${row} ${model}`;
}

/** Creates a batch with the last results of this browser; calls that a reload has interrupted are stopped. */
export function createBatch(
  storage: Pick<Storage, 'get' | 'put'>,
  newId: () => string = () => crypto.randomUUID(),
): Batch {
  const store = createStore<BatchState>({ cells: {}, rows: 0, isRunning: false });
  keepState(store, storage, 'batch.run', readKept);
  let present: { isStopped: boolean; readonly handles: Set<RunHandle>; end: (end: PageRunEnd) => void } | undefined;
  const stop = () => {
    if (!present) return;
    present.isStopped = true;
    for (const handle of present.handles) handle.stop();
    const { end } = present;
    present = undefined;
    store.set((state) => ({ ...state, isRunning: false, cells: stopOpen(state.cells) }));
    end({ state: 'stopped', note: outcomeOf(store.get().cells) });
  };
  return {
    store,
    stop,
    async start(plan, { connection, facts, rows: wanted }) {
      const { checkAnswer, judgeArgs, planTemplates, readVerdict } = await import('@hubkit/bulk/evaluate');
      const templates = planTemplates(plan);
      const data = plan.data as readonly Row[]; // Plans of this page have their rows in them.
      const rows = data.slice(0, wanted);
      const { id: service } = connection.service();
      const places = rows.flatMap((row, place) => {
        const args = templates.args(row);
        return plan.models.map((model, modelPlace) => ({
          id: cellId(place, modelPlace),
          row,
          model,
          args,
          key: keyOf(service, model, args),
        }));
      });
      stop();
      const round = { isStopped: false, handles: new Set<RunHandle>(), end: (_end: PageRunEnd) => {} };
      present = round;
      const ended = new Promise<PageRunEnd>((resolve) => {
        round.end = resolve;
      });
      const about = { kind: 'evaluation', task: 'conversational', to: '/batch' } as const;
      const title = plan.name ?? plan.prompt ?? '';
      const model = plan.models.map((each) => each.model.split('/').at(-1)).join(', ');
      void keepPageRun(storage, { ...about, id: newId(), at: Date.now(), title, model }, ended);
      const kept = new Map(
        Object.values(store.get().cells).flatMap((cell) => (cell.output === undefined ? [] : [[cell.key, cell]])),
      );
      const cells = Object.fromEntries(
        places.map(({ id, key }): [string, Cell] => [id, { ...kept.get(key), state: 'waiting', key }]),
      );
      store.set({ plan: { ...plan, data }, cells, rows: rows.length, isRunning: true });
      const show = (id: string, cell: Cell) => {
        if (!round.isStopped) store.set((state) => ({ ...state, cells: { ...state.cells, [id]: cell } }));
      };
      const call = async ({ model, provider = 'auto' }: PlanModel, args: Readonly<Record<string, unknown>>) => {
        const spec = { task: 'conversational', method: 'chatCompletion', provider, model } as const;
        const handle = startRun(connection, { ...spec, isStreamed: false, args });
        round.handles.add(handle);
        const run = await handle.ended;
        round.handles.delete(handle);
        if (run.failure) throw new Error(run.failure.message);
        return run;
      };
      const answer = async ({ id, model, args, key }: (typeof places)[number]): Promise<Cell> => {
        const cell = kept.get(key);
        if (cell) return { ...cell, state: 'running' };
        show(id, { key, state: 'running' });
        const { text, report } = await call(model, args);
        const cost = report && costOfRun(report, facts.get(model.model));
        return {
          key,
          state: 'running',
          output: text,
          ...(report && { ms: report.totalMs, provider: report.provider }),
          ...(report?.promptTokens !== undefined && { inputTokens: report.promptTokens }),
          ...(report?.completionTokens !== undefined && { outputTokens: report.completionTokens }),
          ...(cost !== undefined && { cost }),
        };
      };
      const process = async (place: (typeof places)[number]) => {
        const { id, key, row, model, args } = place;
        let cell: Cell = { key, state: 'running' };
        try {
          const { checks: _, error: __, ...answered } = await answer(place);
          cell = answered;
          show(id, cell);
          let judged = cell.judged ?? {};
          const checks = await checkAnswer(
            plan,
            templates,
            { row, model, output: cell.output, ms: cell.ms, cost: cell.cost },
            {
              judge: async (check) => {
                const judge = check.model ?? plan.models[0] ?? model;
                const asked = judgeArgs(check.criterion, args, cell.output);
                const judgeKey = keyOf(service, judge, asked);
                const verdict = judged[judgeKey] ?? readVerdict((await call(judge, asked)).text);
                judged = { ...judged, [judgeKey]: verdict };
                return verdict;
              },
              ownCheck: () => Promise.reject(new Error('Module checks run with “hubkit eval”.')),
            },
          );
          show(id, { ...cell, state: 'done', checks, judged });
        } catch (error) {
          show(id, { ...cell, state: 'failed', error: error instanceof Error ? error.message : String(error) });
        }
      };
      const open = [...places];
      const work = async () => {
        for (let place = open.shift(); place && !round.isStopped; place = open.shift()) await process(place);
      };
      void Promise.all(Array.from({ length: CALLS }, work)).then(() => {
        if (present !== round) return;
        present = undefined;
        store.set((state) => ({ ...state, isRunning: false }));
        round.end({ state: 'done', note: outcomeOf(store.get().cells) });
      });
    },
  };
}

/** How many answers there are, or how many of those that were checked have passed. */
function outcomeOf(all: BatchState['cells']): string {
  const cells = Object.values(all);
  const checked = cells.flatMap(({ checks = [] }) => (checks.length > 0 ? [checks.every(({ passed }) => passed)] : []));
  if (checked.length > 0) return `${checked.filter(Boolean).length} of ${checked.length} passed`;
  return `${cells.filter(({ state }) => state === 'done').length} of ${cells.length} answered`;
}

function keyOf(service: string, { model, provider }: PlanModel, args: object): string {
  return JSON.stringify([service, provider ?? null, model, args]);
}

/** Results in the form of the files of `hubkit eval`. */
export function resultsOf(
  { plan, cells, rows }: BatchState,
  nameOf: (model: PlanModel) => string,
): readonly EvaluationResult[] {
  return (plan?.data.slice(0, rows) ?? []).flatMap((input, row) =>
    (plan?.models ?? []).flatMap((model, place): readonly EvaluationResult[] => {
      const cell = cells[cellId(row, place)];
      if (cell?.state !== 'done' && cell?.state !== 'failed') return [];
      const { output, ms, cost, inputTokens, outputTokens, checks = [], error } = cell;
      return [
        {
          row: row + 1,
          model: nameOf(model),
          input,
          ...(output !== undefined && { output }),
          ...(checks.length > 0 && { passed: checks.every(({ passed }) => passed), checks }),
          ...(ms !== undefined && { ms }),
          ...(inputTokens !== undefined && { inputTokens }),
          ...(outputTokens !== undefined && { outputTokens }),
          ...(cost !== undefined && { cost }),
          ...(error !== undefined && { error }),
        },
      ];
    }),
  );
}

/** Validates a stored batch; returns undefined if it is invalid. */
function readKept(stored: unknown): BatchState | undefined {
  const { plan, cells, rows } = (stored ?? {}) as Partial<BatchState>; // Imports may be damaged.
  if (typeof cells !== 'object' || typeof rows !== 'number') return undefined;
  if (!Array.isArray(plan?.models) || !Array.isArray(plan.data) || !Array.isArray(plan.checks)) return undefined;
  return { plan, cells: stopOpen(cells), rows, isRunning: false };
}

function stopOpen(cells: BatchState['cells']): BatchState['cells'] {
  const isOpen = ({ state }: Cell) => state === 'waiting' || state === 'running';
  return Object.fromEntries(
    Object.entries(cells).map(([id, cell]) => [id, isOpen(cell) ? { ...cell, state: 'stopped' as const } : cell]),
  );
}
